/** Everything on the table can be asked what it is, and a touch that is not for the question is answered. */
import { expectAccessible } from './support/axe';
import { Chance } from './support/chance';
import { expect, PHONE, test } from './support/fixtures';
import { GAMES, goSolo } from './support/gathering';
import { finger, mouse } from './support/hands';
import { Player, playOut } from './support/player';
import { hasTurn, inTurn } from './support/rotation';

/** Things that are touched in each position. */
const TOUCHED = 8;
const POSITIONS = 2;
const OWN_BUTTONS = '.table-bar, .table-top, .table-side';

/** Up to some things of the table that are no part of the open question and can be reached by a pointer, spread over all. */
async function others(player: Player): Promise<string[]> {
  const found = await player.page.evaluate((skip) => {
    const refs = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('[data-ref], [data-thing], [data-place]')) {
      const box = element.getBoundingClientRect();
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const ref = element.dataset.ref ?? element.dataset.thing ?? element.dataset.place ?? '';
      const hit = there?.closest<HTMLElement>('[data-ref], [data-thing], [data-place]');
      if (element.closest(skip) || element.closest('[data-pick]') || hit !== element) continue;
      if (there?.closest('a, button, input, select, textarea, summary')) continue;
      refs.add(ref);
    }
    return [...refs];
  }, OWN_BUTTONS);
  const step = Math.max(1, Math.floor(found.length / TOUCHED));
  return found.filter((_, number) => number % step === 0).slice(0, TOUCHED);
}

for (const [number, setup] of GAMES.entries())
  test(`${setup.name}: every touch is answered`, { tag: hasTurn(number, 8, 4) ? ['@ci'] : [] }, async ({ person }) => {
    const someone = await person();
    const { page } = someone;
    await goSolo(someone, mouse, setup);
    const player = new Player(page, mouse, new Chance(3));
    let answered = 0;
    for (let position = 0; position < POSITIONS; position++) {
      await player.until((sight) => sight.turn === 'mine' && !sight.busy, 'a question');
      for (const ref of await others(player)) {
        const thing = page.locator(`[data-ref="${ref}"], [data-thing="${ref}"], [data-place="${ref}"]`);
        await thing.filter({ visible: true }).first().click({ timeout: 5000 });
        const answer = page.locator('[data-answer], [data-why-not]');
        await expect(answer, ref).toHaveCount(1);
        await expect(answer, ref).not.toContainText('KON-2');
        expect((await answer.textContent())?.trim().length, ref).toBeGreaterThan(20);
        if (!answered) await expectAccessible(page, 'the answer to a touch');
        await page.keyboard.press('Escape');
        answered += 1;
      }
      await playOut([player], (taken) => taken >= 1);
    }
    expect(answered).toBeGreaterThan(POSITIONS);
  });

test('a pointer that rests, and the key I, open the card of a thing', inTurn(7), async ({ person }) => {
  const someone = await person();
  const { page } = someone;
  await goSolo(someone, mouse, GAMES[0]!);
  const card = page.locator('[data-inspect]');
  await page.locator('[data-thing="pile:draw"]').first().hover();
  await expect(card).toHaveAttribute('data-inspect', 'pile:draw');
  await expectAccessible(page, 'the card of a thing');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  const thing = page.locator('[data-ref][data-pick="legal"]').first();
  await thing.focus();
  await page.keyboard.press('i');
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(thing).toBeFocused();
});

test('on a phone a long press opens a sheet and chooses nothing', async ({ person }) => {
  const someone = await person(PHONE);
  const { page } = someone;
  await goSolo(someone, finger, GAMES[0]!);
  const player = new Player(page, finger, new Chance(3));
  await player.until((sight) => sight.turn === 'mine', 'a question');
  const thing = page.locator('[data-ref][data-pick="legal"]').first();
  const box = (await thing.boundingBox())!;
  const client = await someone.context.newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.locator('[data-inspect]')).toHaveCount(1);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('[data-inspect]')).toHaveCount(1);
  expect((await player.look()).chosen).toBe(0);
  // Back closes the sheet, and the table stays.
  const table = page.url();
  await page.goBack();
  await expect(page.locator('[data-inspect]')).toHaveCount(0);
  expect(page.url()).toBe(table);
  await expect(page.locator('[data-question]')).toBeVisible();
});
