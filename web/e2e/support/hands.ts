/** How a person touches things: with a mouse, with a finger, or with the keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Hands {
  readonly name: string;
  /** Touch something that is on the page. */
  touch(target: Locator): Promise<void>;
  /** Choose one of several values that exclude each other. */
  choose(radio: Locator): Promise<void>;
  /** Open a menu and take one of its entries. */
  take(menu: Locator, entry: Locator): Promise<void>;
  /** Write into a field. */
  write(field: Locator, text: string): Promise<void>;
}

/** Milliseconds until something visible must hold still and be uncovered. */
const STILL_TIMEOUT_MS = 15_000;

/**
 * Where to touch a thing: in its middle, or where nothing else that can be touched lies on it, as a merchant lies on the
 * ladder of a company. Null if it is covered everywhere.
 */
async function spot(target: Locator): Promise<{ x: number; y: number } | null> {
  await target.waitFor({ timeout: STILL_TIMEOUT_MS });
  return target.evaluate((thing) => {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const touches = (x: number, y: number) => {
      const hit = document.elementFromPoint(left + x, top + y);
      return (
        hit !== null &&
        (hit === thing || (thing.contains(hit) && hit.closest('[data-ref][data-pick], a, button') === thing))
      );
    };
    const shares = [0.5, 0.1, 0.9, 0.25, 0.75, 0.03, 0.97, 0.4, 0.6];
    for (const down of shares)
      for (const right of shares)
        if (touches(width * right, height * down)) return { x: width * right, y: height * down };
    return null;
  });
}

async function free(target: Locator): Promise<{ x: number; y: number }> {
  let position = await spot(target);
  if (!position) {
    // It may be under the decision bar: scroll on to touch it.
    await target.evaluate((thing) => thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));
    position = await spot(target);
  }
  if (!position) throw new Error(`something else lies on all of ${target}`);
  return position;
}

/** Hands that point at things. */
function pointing(name: string, touch: (target: Locator) => Promise<void>): Hands {
  return {
    name,
    touch,
    choose: touch,
    async take(menu, entry) {
      await touch(menu);
      await touch(entry);
    },
    async write(field, text) {
      await touch(field);
      await field.page().keyboard.type(text);
    },
  };
}

/** The card of what happens to lie under the pointer is in the way until the pointer leaves. */
async function leaveCard(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator('[data-inspect]').waitFor({ state: 'detached', timeout: STILL_TIMEOUT_MS });
}

export const mouse = pointing('mouse', async (target) => {
  if (!(await spot(target))) await leaveCard(target.page());
  await target.click({ timeout: STILL_TIMEOUT_MS, position: await free(target) });
});
export const finger = pointing('finger', async (target) =>
  target.tap({ timeout: STILL_TIMEOUT_MS, position: await free(target) }),
);

/** Maximum number of looks at the focus before giving up. */
const MAX_LOOKS = 60;

/** How often to press Tab (or Shift+Tab, if negative) to bring the focus to something; 0 if it has it. */
function stepsTo(wanted: Element): number {
  const focused = document.activeElement;
  if (focused === wanted) return 0;
  // Where the focus was lost, the browser alone knows where Tab goes on.
  if (!focused || focused === document.body) return 1;
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ];
  const stops = all.filter(
    (each) =>
      each.tabIndex >= 0 && !(each as HTMLButtonElement).disabled && each.checkVisibility({ visibilityProperty: true }),
  );
  const later = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const [first, last] = later(focused, wanted) ? [focused, wanted] : [wanted, focused];
  const between = stops.filter((stop) => later(first, stop) && later(stop, last));
  return last === wanted ? between.length + 1 : -(between.length + 1);
}

/** Nothing but Tab, Shift+Tab, arrows and Enter; the focus must be seen wherever it stops to act. */
export class Keyboard implements Hands {
  readonly name = 'keyboard';
  /** How often Tab was pressed, and on how many things something was done. */
  tabs = 0;
  acted = 0;

  async touch(target: Locator): Promise<void> {
    const page = target.page();
    await this.reach(page, target);
    await this.expectVisibleFocus(page);
    this.acted++;
    await page.keyboard.press('Enter');
  }

  async choose(radio: Locator): Promise<void> {
    const page = radio.page();
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup"][1]');
    await this.reach(page, group.locator('[role="radio"][tabindex="0"]').first());
    await this.expectVisibleFocus(page);
    await this.arrow(radio, 'ArrowRight', (chosen) => chosen.getAttribute('aria-checked') === 'true');
  }

  async take(menu: Locator, entry: Locator): Promise<void> {
    await this.touch(menu);
    await entry.waitFor();
    await this.arrow(entry, 'ArrowDown', (wanted) => wanted === document.activeElement);
    await entry.page().keyboard.press('Enter');
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field.page(), field);
    await field.page().keyboard.type(text);
  }

  private async arrow(target: Locator, key: string, there: (element: Element) => boolean): Promise<void> {
    for (let pressed = 0; pressed < 30; pressed++) {
      if (await target.evaluate(there)) return;
      await target.page().keyboard.press(key);
    }
    throw new Error(`the arrows do not reach ${target}`);
  }

  /** Press Tab, or Shift+Tab where that is shorter, until the focus is on the target. */
  async reach(page: Page, target: Locator): Promise<void> {
    for (let looked = 0; looked < MAX_LOOKS; looked++) {
      const steps = await target.evaluate(stepsTo);
      if (steps === 0) return;
      if (steps < 0) await page.keyboard.down('Shift');
      // The way is gone at once, as by holding the key.
      await Promise.all(Array.from({ length: Math.abs(steps) }, () => page.keyboard.press('Tab')));
      if (steps < 0) await page.keyboard.up('Shift');
      this.tabs += Math.abs(steps);
    }
    throw new Error(`the keyboard does not reach ${target}`);
  }

  /** Whatever has the focus shows it: an outline or a shadow that it has not without the focus. */
  async expectVisibleFocus(page: Page): Promise<void> {
    const shown = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || !focused.matches(':focus-visible'))
        return `no visible focus on ${focused?.outerHTML.slice(0, 160)}`;
      const style = getComputedStyle(focused);
      const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      if (outlined || style.boxShadow !== 'none') return '';
      return `no outline on ${focused.outerHTML.slice(0, 160)}`;
    });
    expect(shown, 'the focus can be seen').toBe('');
  }
}
