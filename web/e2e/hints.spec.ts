/** A hint is chosen on the board and never plays; its pins move nothing, and the keyboard is enough. */
import { expectAccessible } from './support/axe';
import { Chance } from './support/chance';
import { expect, test } from './support/fixtures';
import { GAMES, goSolo } from './support/gathering';
import { mouse } from './support/hands';
import { Player } from './support/player';
import { inTurn } from './support/rotation';

test('a hint is chosen by key and plays only when it is confirmed', inTurn(6), async ({ person }) => {
  const someone = await person();
  const { page } = someone;
  await goSolo(someone, mouse, GAMES[0]!);
  const player = new Player(page, mouse, new Chance(3));
  await player.until((sight) => sight.turn === 'mine' && !sight.busy, 'a question');
  const { seq } = await player.look();
  const board = await page.locator('.table-board').boundingBox();
  await page.keyboard.press('l');
  const hints = page.locator('[data-hint-choice]');
  await expect(hints.first()).toHaveAttribute('aria-checked', 'true', { timeout: 20_000 });
  await expect(page.locator('[data-hint-pin="1"]').first()).toBeVisible();
  await expectAccessible(page, 'hints on the board');
  await page.keyboard.press('2');
  await expect(hints.nth(1)).toHaveAttribute('aria-checked', 'true');
  expect((await player.look()).seq).toBe(seq);
  expect(await page.locator('.table-board').boundingBox()).toEqual(board);
  await page.keyboard.press('Escape');
  await expect(hints).toHaveCount(0);
  expect((await player.look()).chosen).toBe(0);
  await page.keyboard.press('l');
  await hints.first().waitFor();
  await page.locator('[data-confirm]').click();
  await player.until((sight) => sight.seq > seq, 'the hint is played');
});
