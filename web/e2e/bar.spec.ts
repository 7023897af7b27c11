/** The bar: nothing in it is cut, the list makes way for cards and goes by Escape, and the table is brought into sight. */
import type { Page } from '@playwright/test';
import { Chance } from './support/chance';
import { expect, PHONE, test, type Wanted } from './support/fixtures';
import { GAMES, goSolo } from './support/gathering';
import { finger, mouse, type Hands } from './support/hands';
import { Player, playOut } from './support/player';
import { hasTurn } from './support/rotation';

const DECISIONS = 12;
const WIDTHS: readonly (readonly [number, Wanted, Hands])[] = [
  [1440, {}, mouse],
  [390, PHONE, finger],
];

/** Answers that can be seen in part only; on one column, whether the bar is cut. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const around = document.querySelector('[data-offers]')?.getBoundingClientRect();
    for (const each of document.querySelectorAll<HTMLElement>('[data-offers] > *')) {
      const box = each.getBoundingClientRect();
      const cut =
        around && (box.right > around.right + 4 || box.left < around.left - 4 || box.bottom > around.bottom + 4);
      if (cut && each.checkVisibility({ visibilityProperty: true })) found.push(`cut: ${each.textContent}`);
    }
    if (document.querySelector('.table-bar')!.getBoundingClientRect().bottom > innerHeight + 1 && innerWidth < 1100)
      found.push('the bar is cut');
    return found;
  });
}

for (const [at, [width, wanted, hands]] of WIDTHS.entries())
  for (const [number, setup] of GAMES.entries())
    test(
      `${setup.name}, ${width} wide: no answer is cut`,
      { tag: hasTurn(number, 4, at) ? ['@ci'] : [] },
      async ({ person }) => {
        const someone = await person(wanted);
        await goSolo(someone, hands, setup);
        const player = new Player(someone.page, hands, new Chance(5));
        const found: string[] = [];
        await playOut([player], async (taken) => {
          found.push(...(await faults(someone.page)));
          return taken >= DECISIONS;
        });
        expect(found).toEqual([]);
      },
    );

test(
  'the list goes by Escape, makes way for a card, and leaves what is chosen to be done',
  { tag: '@ci' },
  async ({ person }) => {
    const someone = await person();
    const { page } = someone;
    await goSolo(someone, mouse, GAMES[0]!);
    const player = new Player(page, mouse, new Chance(3));
    await player.until((sight) => sight.turn === 'mine' && !sight.busy, 'a question');
    const [button, list] = [page.locator('[data-list]'), page.locator('[data-list-view]')];
    await button.click();
    await expect(list).toBeVisible();
    await list.locator('button').first().focus();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.locator('[data-thing="pile:draw"]').first().hover();
    await expect(page.locator('[data-inspect]')).toBeVisible();
    await button.click();
    await expect(page.locator('[data-inspect]')).toHaveCount(0);
    await expect(list).toBeVisible();

    const thing = page.locator('[data-ref][data-pick="legal"]').first();
    await thing.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-clear]')).toBeVisible();
    expect(await player.untilReady()).toBe(true);
    await expect(page.locator('.table-bar [data-confirm]')).toBeVisible();
    await expect(list).toBeVisible();
  },
);
