/** After a lesson: the coach warns before a blunder, is sent away by one click, and stays away. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { Chance } from './support/chance';
import { expect, PHONE, test } from './support/fixtures';
import { mouse } from './support/hands';
import { Player } from './support/player';
import { inTurn } from './support/rotation';

/** Random decisions within which a coach has something to say. */
const MAX_DECISIONS = 150;

/** Leave the lesson of a game by an answer beside it. */
async function goOwnWay(page: Page): Promise<void> {
  await page.goto('/learn/goa');
  await page.locator('[data-coach-on]').click();
  await page.locator('[data-ref="place:n1"]').click();
  await page.locator('[data-confirm]').click();
  await page.locator('[data-coach-own]').click();
  await expect(page.locator('[data-coach]')).toHaveCount(0);
}

/** Play at random, by the list of all actions, until the coach warns; returns the entry at which it does. */
async function playUntilWarned(page: Page, player: Player, chance: Chance): Promise<number> {
  const warning = page.locator('[data-coach-warning]');
  for (let decision = 0; decision < MAX_DECISIONS; decision++) {
    const { seq, listed } = await player.until(({ turn, busy }) => turn === 'mine' && !busy, 'a turn');
    if (!listed) await page.locator('.table-bar button[data-list]').click();
    const choices = page.locator('[data-list-view] button[data-choice]');
    await choices.nth(Math.floor(chance.next() * (await choices.count()))).click();
    await expect.poll(async () => (await warning.count()) > 0 || (await player.look()).seq > seq).toBe(true);
    if (await warning.count()) return seq;
  }
  throw new Error('the coach never warns');
}

test('the coach warns before a blunder, once, and one click sends it away', inTurn(17), async ({ person }) => {
  test.setTimeout(120_000);
  const { page } = await person();
  await goOwnWay(page);
  await expect(page.locator('[data-coach-watching]')).toBeVisible();
  const chance = new Chance(3);
  const player = new Player(page, mouse, chance, true);
  const warning = page.locator('[data-coach-warning]');
  const seq = await playUntilWarned(page, player, chance);

  await expect(warning).toContainText('I would not.');
  await expect(page.locator('[data-caution-back]')).toBeFocused();
  await expectAccessible(page, 'a warning of the coach');
  await page.locator('[data-caution-go]').click();
  await player.until((sight) => sight.seq > seq, 'the action');
  await expect(warning).toHaveCount(0);
  await page.locator('[data-coach-watching]').click();
  await expect(page.locator('[data-coach-watching]')).toHaveCount(0);
  await page.reload();
  await page.locator('.table-page').waitFor();
  await expect(page.locator('[data-coach-watching]')).toHaveCount(0);
});

test('the menu brings the coach back, on a phone in German', async ({ person }) => {
  const { page } = await person({ ...PHONE, locale: 'de-DE' });
  await goOwnWay(page);
  await page.locator('[data-coach-watching]').tap();
  await expect(page.locator('[data-coach-watching]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menü' }).tap();
  await page.locator('[data-coach-item]').tap();
  await expect(page.locator('[data-coach-watching]')).toBeVisible();
  await expectAccessible(page, 'a table with a coach');
});
