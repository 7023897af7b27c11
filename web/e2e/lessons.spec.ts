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

/** How a learner goes on: look, let it be shown, choose freely; or the lesson is over, and the coach only watches. */
const WAYS_ON = {
  look: '.table-page[data-turn="mine"] [data-coach-on]',
  show: '.table-page[data-turn="mine"] [data-coach-show]',
  free: '.table-page[data-turn="mine"] [data-coach][data-free]',
  over: '[data-coach-watching]',
};
type WayOn = keyof typeof WAYS_ON;

/** What the coach waits for; null while the others move. Looked at once, so that nothing changes between two looks. */
function wanted(page: Page): Promise<WayOn | null> {
  return page.evaluate((ways) => {
    const there = Object.entries(ways).find(([, way]) =>
      document.querySelector(way)?.checkVisibility({ visibilityProperty: true }),
    );
    return (there?.[0] as WayOn | undefined) ?? null;
  }, WAYS_ON);
}

/** What the coach says, and the entry of the log: one of them changes with every answer. */
async function place(page: Page): Promise<string> {
  const said = await page.evaluate(() => document.querySelector('[data-coach]')?.textContent ?? '');
  return `${said} ${await page.locator('.table-page').getAttribute('data-seq')}`;
}

/** One answer of the learner. Returns false once the lesson is over. */
async function answer(page: Page, player: Player): Promise<boolean> {
  await expect.poll(() => wanted(page), { timeout: 30_000 }).not.toBeNull();
  const before = await place(page);
  const touch = (selector: string) => player.hands.touch(page.locator(selector).first());
  switch (await wanted(page)) {
    case 'look':
      await touch('[data-coach-on]');
      break;
    case 'show':
      await touch('[data-coach-show]');
      await touch('[data-confirm]');
      break;
    case 'free':
      await player.turn();
      break;
    case 'over':
      return false;
  }
  await expect.poll(() => place(page)).not.toBe(before);
  return true;
}

async function playLesson(page: Page, game: string, player: Player): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator('[data-coach]').waitFor();
  const { width = 0 } = (await page.locator('.table-board').boundingBox()) ?? {};
  expect(width, 'the coach leaves the board its place').toBeGreaterThan(MIN_BOARD_PX);
  let answers = 0;
  while (await answer(page, player)) expect((answers += 1)).toBeLessThan(MAX_ANSWERS);
  expect(answers).toBeGreaterThan(10);
}

/** The same table goes on freely: the coach is sent away, and the others answer to what the learner does. */
async function goOn(page: Page, player: Player): Promise<void> {
  const coach = page.locator('[data-coach-watching]');
  await player.hands.touch(coach);
  await expect(coach).toHaveCount(0);
  for (let taken = 0; taken < FREE_DECISIONS; taken++) {
    const { seq } = await player.until(({ turn, busy }) => turn === 'mine' && !busy, 'a free decision');
    await player.turn();
    await player.until((sight) => sight.seq > seq, 'the next position');
  }
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
          const player = new Player(page, handsOf(), new Chance(5));
          await playLesson(page, game, player);
          await goOn(page, player);
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
