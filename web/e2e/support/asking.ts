/** Asking everything on the table what it is, by a click: every answer names the thing and says when it is used. */
import type { Page } from '@playwright/test';

export interface Asked {
  readonly clicks: number;
  /** What got no answer, an empty one, or a bare code. */
  readonly unanswered: readonly string[];
}

/** Milliseconds until an answer must be there. */
const ANSWER_TIMEOUT_MS = 3000;

/**
 * Click everything that has a ref, once for each ref, and read what the table says. The position stays the same, so the
 * ground is measured before and after, not in between.
 */
export function clickEverything(page: Page): Promise<Asked> {
  return page.evaluate(async (timeout) => {
    const root = document.querySelector<HTMLElement>('.table-page');
    if (!root) return { clicks: 0, unanswered: ['there is no table'] };
    const things = new Map<string, HTMLElement>();
    for (const element of root.querySelectorAll<HTMLElement>('[data-ref], [data-thing], [data-place]')) {
      // A click on a part of something that can be chosen now means the whole.
      const meant =
        element.closest<HTMLElement>('[data-ref][data-pick]') ?? element.closest<HTMLElement>('[data-ref]') ?? element;
      const named = meant.dataset.ref ?? meant.dataset.thing ?? meant.dataset.place ?? '';
      if (named && !things.has(named) && !meant.closest('.table-bar, .table-side') && meant.checkVisibility())
        things.set(named, meant);
    }
    const shown = (selector: string) => root.querySelector<HTMLElement>(selector);
    const until = async <Found>(look: () => Found | null): Promise<Found | null> => {
      const end = performance.now() + timeout;
      for (;;) {
        const found = look();
        if (found || performance.now() > end) return found;
        await new Promise((later) => setTimeout(later, 2));
      }
    };
    const unanswered: string[] = [];
    let clicks = 0;
    window.groundUnwatched = true;
    for (const [ref, element] of things) {
      if (!element.isConnected) continue;
      clicks += 1;
      const legal = element.dataset.pick !== undefined;
      shown('[data-why-not]')?.removeAttribute('data-why-not');
      element.click();
      if (legal) {
        const chosen = await until(() => root.querySelector('[data-pick="chosen"]'));
        if (!chosen) unanswered.push(`${ref}: not chosen`);
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        await until(() => !root.querySelector('[data-pick="chosen"]') || null);
        continue;
      }
      const card = await until(() => shown(`[data-answer="${CSS.escape(ref)}"]`) ?? shown('[data-why-not]'));
      const said = card?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      const words = said.replace(/\b[A-Z]{3}-[A-Z]*[\d.]+[a-z]?\b/g, '').trim();
      if (words.split(' ').length < 5 || /\bKON-\d/.test(said)) unanswered.push(`${ref}: ${said || 'no answer'}`);
    }
    window.groundUnwatched = false;
    for (const opened of root.querySelectorAll('details[open]')) opened.removeAttribute('open');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    return { clicks, unanswered };
  }, ANSWER_TIMEOUT_MS);
}
