/**
 * Learn at the table: each guided first game is played to its end and then freely, by mouse, by keyboard alone and on a
 * phone, in both languages.
 */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { Chance } from './support/chance';
import { expect, PHONE, test, type Wanted } from './support/fixtures';
import { finger, Keyboard, mouse, type Hands } from './support/hands';
import { Player } from './support/player';

const GAMES = ['borneo', 'cargo_noir', 'goa', 'novgorod'] as const;
/** More answers than any lesson has. */
const MAX_ANSWERS = 80;
/** Decisions of the match that follows. */
const FREE_DECISIONS = 2;
/** Nearly the width of a phone. */
const MIN_BOARD_PX = 360;

/** How a learner goes on, the first that is there: look, let it be shown, or choose freely. */
const WAYS_ON = ['[data-coach-on]', '[data-coach-show]', '.offers [data-offer], [data-ref][data-pick="legal"]'];

/** What the coach waits for, as a selector; null while the others move. Looked at once, so that nothing changes between. */
function wanted(page: Page): Promise<string | null> {
  return page.evaluate((ways) => {
    const table = document.querySelector('.table-page[data-turn="mine"]');
    const isThere = (way: string) =>
      [...(table?.querySelectorAll(way) ?? [])].some((each) => each.checkVisibility({ visibilityProperty: true }));
    return ways.find(isThere) ?? null;
  }, WAYS_ON);
}

/** One answer of the learner. Returns false once the lesson is over. */
async function answer(page: Page, press: (selector: string) => Promise<void>): Promise<boolean> {
  const coach = page.locator('[data-coach]');
  await expect.poll(async () => (await coach.count()) === 0 || (await wanted(page)) !== null).toBe(true);
  if ((await coach.count()) === 0) return false;
  const before = `${await coach.getAttribute('data-step')} ${await page.locator('.table-page').getAttribute('data-seq')}`;
  const way = await wanted(page);
  if (way === '[data-coach-on]') {
    const last = (await page.locator('.progress i.now + i').count()) === 0;
    await press(way);
    if (last) return false;
  } else if (way === '[data-coach-show]') {
    await press(way);
    await press('[data-confirm]');
  } else return false; // a free turn: every answer is right
  await expect
    .poll(
      async () =>
        `${await coach.getAttribute('data-step')} ${await page.locator('.table-page').getAttribute('data-seq')}`,
    )
    .not.toBe(before);
  return true;
}

async function playLesson(page: Page, game: string, press: (selector: string) => Promise<void>): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator('[data-coach]').waitFor();
  const { width = 0 } = (await page.locator('.table-board').boundingBox()) ?? {};
  expect(width, 'the coach leaves the board its place').toBeGreaterThan(MIN_BOARD_PX);
  let answers = 0;
  while (await answer(page, press)) expect((answers += 1)).toBeLessThan(MAX_ANSWERS);
  expect(answers).toBeGreaterThan(10);
}

/** The same table goes on freely: the coach is sent away, and the others answer to what the learner does. */
async function goOn(page: Page, hands: Hands): Promise<void> {
  const player = new Player(page, hands, new Chance(5));
  const coach = page.locator('[data-coach-watching]');
  for (let taken = 0; taken < FREE_DECISIONS; taken++) {
    const { seq } = await player.until(({ turn, busy }) => turn === 'mine' && !busy, 'a free decision');
    if (await coach.isVisible()) await hands.touch(coach);
    await player.turn();
    await player.until((sight) => sight.seq > seq, 'the next position');
  }
  await expect(page.locator('[data-coach]'), 'the lesson is over').toHaveCount(0);
}

const WAYS: readonly (readonly [string, Wanted, () => Hands])[] = [
  ['mouse', {}, () => mouse],
  ['phone', PHONE, () => finger],
  ['keyboard', {}, () => new Keyboard()],
];
const LANGUAGES = [
  ['English', 'en-GB'],
  ['German', 'de-DE'],
] as const;

for (const game of GAMES)
  for (const [way, wish, handsOf] of WAYS)
    for (const [language, locale] of LANGUAGES)
      test(
        `the lesson of ${game} by ${way}, in ${language}`,
        { tag: game === 'goa' && way === 'mouse' && locale === 'en-GB' ? ['@ci'] : [] },
        async ({ person }) => {
          test.setTimeout(240_000);
          const { page } = await person({ ...wish, locale });
          const hands = handsOf();
          await playLesson(page, game, (selector) => hands.touch(page.locator(selector).first()));
          await goOn(page, hands);
        },
      );

test('another legal answer is answered by the coach and not played @ci', async ({ person }) => {
  const { page } = await person({ lost: true });
  await page.goto('/learn/goa');
  await page.locator('[data-coach-on]').click();
  await page.locator('[data-ref="place:n1"]').click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-coach-reply]')).toContainText('begin beside them');
  await expect(page.locator('.table-page')).toHaveAttribute('data-seq', '0');
  await page.locator('[data-coach-own]').click();
  await expect(page.locator('[data-coach]')).toHaveCount(0);
});

test('a learner leaves, comes back to the same step, and plays a step again', async ({ person }) => {
  const { page } = await person();
  await page.goto('/learn/goa');
  await page.locator('[data-coach-on]').click();
  await page.locator('[data-coach-skip]').click();
  await expect(page.locator('[data-coach]')).toHaveAttribute('data-step', '3');
  const table = page.url();
  await page.locator('[data-coach-leave]').click();
  await page.goto('/learn/goa');
  await expect(page).toHaveURL(table);
  await expect(page.locator('[data-coach]')).toHaveAttribute('data-step', '3');
  await page.locator('[data-coach-back="2"]').click();
  await page.locator('[data-coach-on]').click();
  await expect(page.locator('[data-coach]')).toHaveAttribute('data-step', '2');
});

for (const theme of ['light', 'dark'] as const)
  for (const wish of [{}, PHONE])
    test(`the table with a coach is accessible, ${theme}, ${wish === PHONE ? 390 : 1440} wide`, async ({ person }) => {
      const { page } = await person({ ...wish, settings: { theme } });
      await page.goto('/learn/borneo');
      await page.locator('[data-coach-on]').waitFor();
      await expectAccessible(page, 'a lesson');
    });
