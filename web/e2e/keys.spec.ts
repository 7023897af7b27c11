/** Tab leads to everything on every page, in the order of the page, and what has the focus shows it. */
import type { Page } from '@playwright/test';
import { everywhere, visit } from './support/everywhere';
import { expect, test } from './support/fixtures';
import { Keyboard } from './support/hands';
import { hasTurn } from './support/rotation';

const MOST_STOPS = 250;

/** Everything that should be reached: of radios and tabs that belong together one, the arrows lead to the others. */
function stops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ];
    return all
      .filter(
        (each) =>
          each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility({ visibilityProperty: true }),
      )
      .map((each, number) => {
        each.dataset.stop = String(number);
        return `${number} ${each.outerHTML.slice(0, 120)}`;
      });
  });
}

/** The short run takes one page in 24, the whole one all of them. */
const RUNS: [string, string[], boolean][] = [
  ['one page in 24', ['@ci'], true],
  ['every page', [], false],
];

for (const [name, tag, isShort] of RUNS)
  test(`Tab leads to everything on ${name}, with a visible focus`, { tag }, async ({ person, server }) => {
    test.setTimeout(1_200_000);
    const keyboard = new Keyboard();
    for (const [number, prepare] of everywhere(server).entries()) {
      if (isShort && !hasTurn(number, 24, 16)) continue;
      const place = await prepare();
      const { page, context } = await person({ token: place.token, lost: true });
      await visit(page, place);
      const expected = await stops(page);
      const reached = new Set<string>();
      // Once around: what came to the page after the count is passed, too.
      for (let pressed = 0; pressed < MOST_STOPS; pressed++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.stop);
        if (stop === undefined) continue;
        if (reached.has(stop)) break;
        reached.add(stop);
        await keyboard.expectVisibleFocus(page);
      }
      const missed = expected.filter((each) => !reached.has(each.split(' ')[0]!));
      if (expected.length < MOST_STOPS) expect.soft(missed, `${place.name}: what Tab does not reach`).toEqual([]);
      await context.close();
    }
  });
