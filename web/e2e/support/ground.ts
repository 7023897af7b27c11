/**
 * Whether the table stays where it is: the place and size of everything that has a name, held against the next position.
 *
 * Things may close up inside a container (`data-holds`) that gained or lost one, and a marker may go along its track
 * (`data-track`). Everything else must keep its place and size: the parts of the page, the containers and tracks
 * themselves, and things outside of those that changed.
 */
import type { Page } from '@playwright/test';

/** Something that moved or changed size although nothing happened to it. */
export interface Shift {
  readonly seq: number;
  readonly question: string;
  readonly thing: string;
  /** The largest difference of its left and upper edge, its width and its height. */
  readonly px: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export interface Ground {
  /** Pairs of positions that were compared. */
  readonly pairs: number;
  readonly shifts: readonly Shift[];
}

declare global {
  interface Window {
    ground: { pairs: number; shifts: Shift[] };
    /** Nothing is measured for the time being: a picture of the whole table takes as long as ten clicks. */
    groundUnwatched?: boolean;
  }
}

/** Begin to watch the table of a page; to be called before the page is opened. */
export async function watchGround(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Place {
      box: readonly number[];
      /** The containers around it, the nearest first. */
      within: readonly string[];
      /** It is a marker on a track: its place says something. */
      onTrack: boolean;
      style: string | null;
    }
    interface Picture {
      seq: number;
      question: string;
      places: ReadonlyMap<string, Place>;
      held: ReadonlyMap<string, string>;
    }
    const PARTS = '.table-top, .table-board, .table-mats, .table-bar, .table-dock, .table-side';
    const found = { pairs: 0, shifts: [] as Shift[] };
    window.ground = found;
    let last: Picture | null = null;

    /** A name for each element: its own, and a number where several have the same. */
    function named(elements: Iterable<HTMLElement>, prefix: string, of: (element: HTMLElement) => string) {
      const names = new Map<HTMLElement, string>();
      const used = new Map<string, number>();
      for (const element of elements) {
        const part = element.closest(PARTS)?.classList[0] ?? '';
        const name = `${prefix}${part} ${of(element)}`;
        const number = used.get(name) ?? 0;
        used.set(name, number + 1);
        names.set(element, number ? `${name} #${number}` : name);
      }
      return names;
    }

    function picture(root: HTMLElement): Picture {
      const scrolled = [...root.querySelectorAll<HTMLElement>('*')]
        .filter((each) => each.scrollTop || each.scrollLeft)
        .map((each) => [each, each.scrollLeft, each.scrollTop] as const);
      const [x, y] = [scrollX, scrollY];
      for (const [each] of scrolled) each.scrollTo({ left: 0, top: 0, behavior: 'instant' });
      scrollTo({ left: 0, top: 0, behavior: 'instant' });
      const holders = named(root.querySelectorAll<HTMLElement>('[data-holds]'), 'holds ', (e) => e.dataset.holds ?? '');
      const things = named(
        [...root.querySelectorAll<HTMLElement>('[data-ref], [data-thing]')].filter(
          (e) => !e.closest('.table-bar, .table-side'),
        ),
        '',
        (e) => e.dataset.ref ?? e.dataset.thing ?? '',
      );
      const parts = named(root.querySelectorAll<HTMLElement>(PARTS), 'part ', () => '');
      const places = new Map<string, Place>();
      const held = new Map<string, string[]>();
      for (const [element, name] of [...things, ...holders, ...parts]) {
        if (!element.checkVisibility()) continue;
        const { left, top, width, height } = element.getBoundingClientRect();
        const within: string[] = [];
        for (let up = element.parentElement; up && up !== root; up = up.parentElement) {
          const holder = holders.get(up);
          if (holder) within.push(holder);
        }
        const onTrack = element.parentElement?.closest('[data-track]') !== null;
        places.set(name, { box: [left, top, width, height], within, onTrack, style: element.getAttribute('style') });
        if (things.has(element)) for (const holder of within) held.set(holder, [...(held.get(holder) ?? []), name]);
      }
      for (const [each, left, top] of scrolled) each.scrollTo({ left, top, behavior: 'instant' });
      scrollTo({ left: x, top: y, behavior: 'instant' });
      return {
        seq: Number(root.dataset.seq),
        question: root.querySelector('[data-question]')?.textContent?.trim() ?? '',
        places,
        held: new Map([...held].map(([holder, names]) => [holder, names.toSorted().join()])),
      };
    }

    function compare(before: Picture, after: Picture): void {
      found.pairs++;
      for (const [thing, then] of before.places) {
        const now = after.places.get(thing);
        if (!now) continue;
        const px = Math.max(...then.box.map((value, at) => Math.abs(value - (now.box[at] ?? 0))));
        if (px <= 1) continue;
        const closedUp = now.within.some((holder) => before.held.get(holder) !== after.held.get(holder));
        const elsewhere = now.within.join() !== then.within.join();
        const movedItself = !thing.startsWith('holds') && !thing.startsWith('part') && now.style !== then.style;
        if (closedUp || elsewhere || movedItself || now.onTrack) continue;
        const round = (box: readonly number[]) => box.map((value) => Math.round(value));
        found.shifts.push({
          seq: after.seq,
          question: after.question,
          thing,
          px: Math.round(px * 10) / 10,
          before: round(then.box),
          after: round(now.box),
        });
      }
    }

    let looking = false;
    async function look(): Promise<void> {
      if (looking) return;
      looking = true;
      await document.fonts.ready;
      await new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
      looking = false;
      if (window.groundUnwatched) return;
      const root = document.querySelector<HTMLElement>('.table-page');
      if (!root?.dataset.seq || root.dataset.turn === 'over') return;
      const now = picture(root);
      if (last && last.seq !== now.seq) compare(last, now);
      last = now;
    }
    new MutationObserver(() => void look()).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-seq', 'data-pick'],
    });
  });
}

/** What has been seen since the page was opened. */
export function groundOf(page: Page): Promise<Ground> {
  return page.evaluate(() => window.ground);
}
