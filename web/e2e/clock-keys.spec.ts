/** Clocks with the keyboard alone: a table with a speed, a pause by agreement, the seat taken back after a flag. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { Keyboard } from './support/hands';
import { say } from './support/words';

const TABLE = '.table-page[data-turn]';
/** A worker has to see that the time is up, or a message to come. */
const SOON = { timeout: 20_000 };

/** The keyboard focus is always somewhere on the page, and visible. */
async function expectPlace(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector)).toBeFocused();
  await new Keyboard().expectVisibleFocus(page);
}

test('by keyboard alone a table gets a clock, starts, pauses by agreement and goes on', async ({ person }) => {
  test.setTimeout(240_000);
  const hands = new Keyboard();
  const [{ page: ada }, { page: bruno }] = [await person(), await person()];
  await ada.goto('/');
  await hands.touch(ada.locator('[data-game-card="goa"]'));
  await hands.choose(ada.getByRole('radiogroup', { name: say('make-seats') }).getByRole('radio', { name: '2' }));
  await hands.touch(ada.getByRole('button', { name: say('make-more') }));
  const speeds = ada.getByRole('radiogroup', { name: say('speed-label') });
  await hands.choose(speeds.getByRole('radio', { name: new RegExp(`^${say('speed-live')}`) }));
  await hands.write(ada.getByLabel(say('name-label')), 'Ada');
  await hands.touch(ada.getByRole('button', { name: say('make-button'), exact: true }));
  await ada.waitForURL(/\/table\/\w+$/);
  await expect(ada.locator('[data-speed="live"]')).toContainText(say('speed-live'));

  await bruno.goto(new URL(ada.url()).pathname);
  await hands.write(bruno.getByLabel(say('name-label')), 'Bruno');
  await hands.touch(bruno.getByRole('button', { name: say('lobby-sit') }));
  await expect(ada.getByText('Bruno', { exact: true })).toBeVisible();
  await hands.touch(ada.getByRole('button', { name: say('lobby-start', { free: 0 }), exact: true }));
  for (const page of [ada, bruno]) await page.locator(TABLE).waitFor();
  await expect(ada.locator('[data-clock][data-state="runs"]')).toHaveCount(1);

  const menu = bruno.getByRole('button', { name: say('menu'), exact: true });
  await hands.take(menu, bruno.getByRole('menuitem', { name: say('sitting-ask-pause') }));
  await expect(bruno.locator('[data-pause-wanted]')).toContainText('Ada');
  await hands.touch(ada.locator('[data-agree-pause]'));
  await expect(bruno.locator('[data-paused]')).toBeVisible();
  await expect(ada.locator('[data-clock][data-state="runs"]')).toHaveCount(0);

  // The button that agreed is gone; the one that ends the pause has its place, and Enter goes on.
  await expectPlace(ada, '[data-resume]');
  await ada.keyboard.press('Enter');
  await expect(ada.locator('[data-paused]')).toHaveCount(0);
  await expectPlace(ada, '[data-question]');
  await expect(bruno.locator('[data-clock][data-state="runs"]')).toHaveCount(1);
});

test('by keyboard alone somebody whose time ran out takes the seat back', async ({ person, server }) => {
  const ago = 15 * 60 - 6; // six seconds are left of a live clock
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0, speed: 'live', ago });
  const { page } = await person({ token: tokens[0] });
  await page.goto(`/table/${match}`);
  const hands = new Keyboard();
  const table = page.locator(TABLE);
  await hands.reach(page, page.locator('[data-next]'));
  await expect(page.locator('[data-clock="0"]')).toHaveAttribute('data-state', 'caretaker', SOON);
  // What the time was too short for is decided by the caretaker: the flag is the first entry, its decision the next.
  await expect.poll(async () => Number(await table.getAttribute('data-seq')), SOON).toBeGreaterThan(1);
  // The flag takes nobody away from where they are.
  await expectPlace(page, '[data-next]');
  await hands.touch(page.locator('[data-come-back]'));
  await expect(page.locator('[data-away]')).toHaveCount(0);
  await expect(page.locator('[data-clock="0"]')).not.toHaveAttribute('data-state', 'caretaker');
  await expectPlace(page, '[data-question]');
});
