/** Whole games from the lobby to the end screen: two people and a bot, by mouse, by keyboard alone, and on a phone. */
import { Chance } from './support/chance';
import { expect, PHONE, test, type Person, type Wanted } from './support/fixtures';
import { figures } from './support/figures';
import { GAMES, gather, goSolo, SETUPS } from './support/gathering';
import { finger, Keyboard, mouse, type Hands } from './support/hands';
import { Player, playOut } from './support/player';
import { hasTurn } from './support/rotation';
import { Ear, expectNoSecret } from './support/spying';

const BEGINNING = 20;
/** Minimum number of hand cards to search for, or the search means nothing; random play in Goa has held as few as 65. */
const MIN_CARDS_SEARCHED = 40;

async function expectEnd(people: readonly Person[]): Promise<void> {
  for (const { page } of people) await expect(page.locator('[data-end]')).toBeVisible();
}

/** Two people of the same kind at their own browsers. */
async function two(person: (wanted?: Wanted) => Promise<Person>, wanted: Wanted = {}): Promise<[Person, Person]> {
  return [await person(wanted), await person(wanted)];
}

test.describe('whole games', () => {
  test.describe.configure({ timeout: 600_000 });

  for (const setup of SETUPS) {
    test(`${setup.name}: two browsers and a bot, and a spectator who sees no secret`, async ({ person }) => {
      const people = await two(person);
      const ears = people.map(({ page }) => new Ear(page));
      const link = await gather(people, mouse, setup);
      const spectator = await person();
      const ear = new Ear(spectator.page);
      await spectator.page.goto(link);
      await spectator.page.locator('.table-page[data-turn="others"]').waitFor();

      const players = people.map(({ page }, number) => new Player(page, mouse, new Chance(100 + number)));
      const decisions = await playOut(players);

      await expectEnd([...people, spectator]);
      const searched = await expectNoSecret(ear, ears);
      if (!setup.open)
        expect(searched.cards, 'hands held against what the spectator got').toBeGreaterThan(MIN_CARDS_SEARCHED);
      figures({ decisions, ...searched });
    });

    test(`${setup.name}: two people by keyboard alone`, async ({ person }) => {
      const people = await two(person);
      const keyboard = new Keyboard();
      await gather(people, keyboard, setup);
      await playOut(people.map(({ page }, number) => new Player(page, keyboard, new Chance(200 + number))));
      await expectEnd(people);
    });

    test(`${setup.name}: two people on phones`, async ({ person }) => {
      const people = await two(person, PHONE);
      await gather(people, finger, setup);
      await playOut(people.map(({ page }, number) => new Player(page, finger, new Chance(300 + number))));
      await expectEnd(people);
    });
  }
});

test.describe('the beginning of a game against bots', () => {
  test.describe.configure({ timeout: 120_000 });
  const means: [string, () => Hands, Wanted][] = [
    ['by keyboard alone', () => new Keyboard(), {}],
    ['on a phone', () => finger, PHONE],
    ['with things that move', () => mouse, { reducedMotion: 'no-preference' }],
  ];
  // The short run takes another game by each means, the whole one all of them.
  for (const [at, [how, hands, wanted]] of means.entries())
    for (const [number, setup] of GAMES.entries())
      test(`${setup.name}, ${how}`, { tag: hasTurn(number, GAMES.length, at) ? ['@ci'] : [] }, async ({ person }) => {
        const someone = await person(wanted);
        const theirs = hands();
        await goSolo(someone, theirs, setup);
        const player = new Player(someone.page, theirs, new Chance(7));
        const decisions = await playOut([player], (taken) => taken >= BEGINNING);
        expect(decisions).toBe(BEGINNING);
      });
});
