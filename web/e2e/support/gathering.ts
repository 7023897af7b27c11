/** From the front page to a running game: by the same buttons as everybody, with whatever hands. */
import { expect, type Page } from '@playwright/test';
import { Messages } from '../../src/words/fluent';
import type { Person } from './fixtures';
import type { Hands } from './hands';
import { say } from './words';

/** A table as it is played in the tests: the weakest bots answer soonest. */
export interface Setup {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** Nobody has a hand: everything lies on the table. */
  readonly open?: true;
}

export const SETUPS: readonly Setup[] = [
  { name: 'Borneo, board edition', game: 'borneo', seats: 3, options: {} },
  { name: 'Borneo, card edition', game: 'borneo', seats: 3, options: { edition: 'card' } },
  { name: 'Goa', game: 'goa', seats: 3, options: {} },
  { name: 'Cargo Noir', game: 'cargo_noir', seats: 3, options: {}, open: true },
  { name: 'Novgorod', game: 'novgorod', seats: 3, options: {} },
];
/** Every game once. */
export const GAMES: readonly Setup[] = SETUPS.filter(
  ({ game }, at) => SETUPS.findIndex((other) => other.game === game) === at,
);
const LEVEL = 'deckhand';

/** A choice among values that exclude each other, by the name of the group and of the value. */
const radio = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });

/** The texts of a game, as the page gets them. */
async function textsOf(page: Page, game: string): Promise<Messages> {
  const answer = await page.request.get(`/api/games/${game}/messages/en`);
  return new Messages('en', await answer.text());
}

/** Choose a game on the front page, and its options. */
export async function chooseGame(page: Page, hands: Hands, setup: Setup): Promise<void> {
  const card = page.locator(`[data-game-card="${setup.game}"]`);
  await card.waitFor();
  await hands.touch(card);
  await page.locator('#friends').waitFor();
  const texts = await textsOf(page, setup.game);
  for (const [option, choice] of Object.entries(setup.options)) {
    const name = texts.say(`option-${option}-${choice}`);
    await hands.choose(page.getByRole('radio', { name, exact: true }).first());
  }
}

/** The first person makes a table, the second one sits down by its link, a bot joins, and it starts. Returns the link. */
export async function gather(people: readonly Person[], hands: Hands, setup: Setup): Promise<string> {
  const [host, ...guests] = people.map(({ page }) => page);
  if (!host) throw new Error('nobody makes the table');
  await host.goto('/');
  await chooseGame(host, hands, setup);
  await hands.choose(radio(host, say('make-seats'), String(setup.seats)));
  await hands.write(host.getByLabel(say('name-label')), 'Ada');
  await hands.touch(host.getByRole('button', { name: say('make-more') })); // whole games must not depend on a clock
  await hands.choose(radio(host, say('speed-label'), new RegExp(`^${say('speed-untimed')}`)));
  await hands.touch(host.getByRole('button', { name: say('make-button'), exact: true }));
  await host.waitForURL(/\/table\/\w+$/);
  for (const [number, guest] of guests.entries()) {
    await guest.goto(new URL(host.url()).pathname);
    await hands.write(guest.getByLabel(say('name-label')), `Guest ${number + 1}`);
    await hands.touch(guest.getByRole('button', { name: say('lobby-sit') }).first());
    await hands.touch(guest.getByRole('switch', { name: say('lobby-ready-switch') }));
    await expect(host.getByText(say('lobby-ready'), { exact: true }).first()).toBeVisible();
  }
  for (let seat = people.length + 1; seat <= setup.seats; seat++) {
    const entry = host.getByRole('menuitem', { name: say(`level-${LEVEL}`) });
    await hands.take(host.getByRole('button', { name: say('lobby-seat-bot-at', { seat }) }), entry);
    await expect(host.getByRole('button', { name: say('lobby-seat-bot-at', { seat }) })).toHaveCount(0);
  }
  await hands.touch(host.getByRole('button', { name: say('lobby-start', { free: 0 }), exact: true }));
  for (const page of [host, ...guests]) await page.locator('.table-page[data-turn]').waitFor();
  return new URL(host.url()).pathname;
}

/** A game against bots, alone, by the front page. Returns the link. */
export async function goSolo({ page }: Person, hands: Hands, setup: Setup, level = LEVEL): Promise<string> {
  await page.goto('/');
  await chooseGame(page, hands, setup);
  await hands.choose(radio(page, say('level-label'), new RegExp(`^${say(`level-${level}`)}`)).first());
  await hands.choose(radio(page, say('home-bots'), String(setup.seats - 1)));
  await hands.touch(page.locator('.go-now'));
  await page.waitForURL(/\/table\/\w+$/);
  await page.locator('.table-page[data-turn]').waitFor();
  return new URL(page.url()).pathname;
}
