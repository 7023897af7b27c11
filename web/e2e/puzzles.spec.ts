/** Puzzles: found in the list, answered on the board like a question of a match, and explained afterwards. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, PHONE, test } from './support/fixtures';
import { GAMES } from './support/gathering';
import { finger, Keyboard, mouse, type Hands } from './support/hands';
import { say } from './support/words';

const keyboard = new Keyboard();
const VERDICT = '[data-verdict]';

/** The legal answers in the list of all answers, which is open afterwards. */
async function listed(page: Page, hands: Hands): Promise<Locator> {
  const answers = page.locator('[data-list-view] [data-choice]');
  if (!(await answers.first().isVisible())) await hands.touch(page.locator('[data-list]'));
  await expect(answers.first()).toBeVisible();
  return answers;
}

/** Touch what can be touched until an answer is at hand, and give it; by the buttons of the bar if the board has nothing. */
async function answerOnBoard(page: Page, hands: Hands): Promise<void> {
  const [confirm, things] = [page.locator('[data-confirm].go'), page.locator('[data-ref][data-pick="legal"]')];
  for (let touches = 0; touches < 4 && !(await confirm.isVisible()); touches++) {
    if ((await things.count()) === 0) break;
    await hands.touch(things.first());
  }
  const offer = page.locator('[data-offer]').first();
  await hands.touch((await confirm.isVisible()) ? confirm : offer);
  await expect(page.locator(VERDICT)).toBeVisible();
}

/** Answer from the list with the answer that the page called the best. */
async function answerBest(page: Page, hands: Hands, best: string): Promise<void> {
  const answers = await listed(page, hands);
  const labels = await answers.allInnerTexts();
  const place = labels.findIndex((label) => label.trim() === best);
  expect(place, `${best} among ${labels.join(' | ')}`).toBeGreaterThanOrEqual(0);
  await hands.touch(answers.nth(place));
  await expect(page.locator(VERDICT)).toBeVisible();
}

/** Open the first puzzle of a game from the list. */
async function open(page: Page, hands: Hands, game: string): Promise<void> {
  await page.goto('/puzzles');
  await hands.touch(page.locator(`[data-puzzles="${game}"] a`).first());
  await expect(page.locator('[data-puzzle] [data-question]')).toBeVisible();
}

test('@ci a puzzle says nothing before the answer, then what it was worth, and the list remembers it', async ({
  person,
}) => {
  const { page } = await person();
  await open(page, mouse, 'borneo');
  await expect(page.locator(VERDICT)).toHaveCount(0);
  await answerOnBoard(page, mouse);
  const best = (await page.locator('[data-best]').innerText()).trim();
  if ((await page.locator('[data-result]').getAttribute('data-result')) === 'wrong') {
    await page.locator('[data-again]').click();
    await answerBest(page, mouse, best);
  }
  await expect(page.locator(VERDICT)).toContainText(say('puzzle-right'));
  await expect(page.locator('[data-why]')).not.toBeEmpty();
  const next = await page.locator('[data-next]').getAttribute('href');
  await page.locator('[data-next]').click();
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await page.goto('/puzzles');
  await expect(page.locator('[data-puzzles="borneo"] a').first()).toHaveAttribute('data-result', /first|later/);
  await expect(page.locator('[data-puzzles="borneo"] h2')).toContainText(/^\S+\s+1 /);
});

for (const { game } of GAMES)
  test(`${game} by keyboard: an answer from the list, and its worth has the focus`, async ({ person }) => {
    const { page } = await person({ settings: { theme: 'dark', language: 'de' } });
    await open(page, keyboard, game);
    await expectAccessible(page, `a puzzle of ${game}, dark, German`);
    const answers = await listed(page, keyboard);
    await keyboard.touch(answers.first());
    await expect(page.locator(VERDICT)).toBeFocused();
    await page.locator('[data-worth] summary').press('Enter');
    await expect(page.locator('[data-worth] li').first()).toBeVisible();
    await expectAccessible(page, `an answered puzzle of ${game}, dark, German`);
  });

for (const { game } of GAMES)
  test(`${game} on a phone: the answer is given on the board, and everything fits`, async ({ person }) => {
    const { page } = await person(PHONE);
    await open(page, finger, game);
    await answerOnBoard(page, finger);
    await expectAccessible(page, `an answered puzzle of ${game} on a phone`);
    const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(room!);
  });

test('the page of a game leads to its puzzles, and the list is accessible', async ({ person }) => {
  const { page } = await person();
  await page.goto('/games/goa');
  await page.locator('a[href="/puzzles#goa"]').click();
  await expect(page.locator('[data-puzzles="goa"]')).toBeInViewport();
  await expectAccessible(page, 'the list of puzzles');
});

test('a puzzle that does not exist says what to do', async ({ person }) => {
  const { page } = await person({ lost: true });
  await page.goto('/puzzles/nothing');
  await expect(page.getByRole('link', { name: say('puzzle-list') })).toBeVisible();
});
