/** The picker on the page: it marks what boards draw with `data-ref`, and hears touches, clicks and keys on it. */
import type { Picking } from './picking.svelte';

export interface Hands {
  /** A thing was touched, by whatever means; `inner` is a thing drawn in it that was hit, such as the tile on a field. */
  touched(ref: string, inner?: string): void;
  /** Enter was pressed on a thing; true if that did something, such as confirming what it belongs to. */
  confirm(ref: string): boolean;
}

/** The thing that an event happened on: of several, one in another, the innermost that can be touched now, or the innermost. */
function refOf(event: Event): HTMLElement | null {
  const target = event.target as Element | null;
  const control = target?.closest('a, button:not([data-ref]), input, select, textarea, summary, [data-inspect]');
  // A thing in a summary, such as a pile that opens, says what it is as well.
  const within = control?.matches('summary') ? target?.closest<HTMLElement>('[data-thing], [data-place]') : null;
  if (control) return within && control.contains(within) ? within : null;
  const pick = target?.closest<HTMLElement>('[data-ref][data-pick]') ?? target?.closest<HTMLElement>('[data-ref]');
  return pick ?? target?.closest<HTMLElement>('[data-thing], [data-place]') ?? null;
}

const namedBy = (element: HTMLElement | null): string | undefined =>
  element?.dataset.ref ?? element?.dataset.thing ?? element?.dataset.place;

/** How a ref stands to the selection. */
function stateOf(picking: Picking, ref: string): string | null {
  if (picking.taken.has(ref)) return 'chosen';
  if (picking.touchable.has(ref)) return 'legal';
  return picking.known.has(ref) ? 'other' : null;
}

/** Chips of the decision bar stand in for what no board draws; they are marked, but do not count as drawn. */
const CHIP = '.table-bar';

function unmark(element: HTMLElement): void {
  delete element.dataset.pick;
  element.removeAttribute('tabindex');
  element.removeAttribute('aria-pressed');
  if (element.tagName !== 'BUTTON') element.removeAttribute('role');
}

/** Mark everything below a node, if it is the player's turn; returns the refs that a board draws. */
export function mark(root: Element, picking: Picking, mine = true): Set<string> {
  const drawn = new Set<string>();
  // What was something to touch and is none any more, such as a tile whose type is now chosen elsewhere.
  for (const element of root.querySelectorAll<HTMLElement>('[data-pick]:not([data-ref])')) unmark(element);
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref]')) {
    const ref = element.dataset.ref ?? '';
    if (!element.closest(CHIP)) drawn.add(ref);
    const state = mine ? stateOf(picking, ref) : null;
    if (state === (element.dataset.pick ?? null)) continue;
    if (state === null) unmark(element);
    else {
      element.dataset.pick = state;
      // Set only where it differs: the browser recomputes the page's styles each time.
      if (!element.hasAttribute('tabindex')) element.tabIndex = 0;
      element.setAttribute('aria-pressed', String(state === 'chosen'));
      if (element.tagName !== 'BUTTON') element.setAttribute('role', 'button');
    }
  }
  return drawn;
}

/** Listen on the table: one place for all games. Returns how to stop. */
export function listen(root: HTMLElement, hands: Hands): () => void {
  const click = (event: MouseEvent) => {
    const thing = refOf(event);
    const ref = namedBy(thing);
    if (!thing || !ref || thing.closest(CHIP)) return;
    const inner = (event.target as Element).closest<HTMLElement>('[data-ref], [data-thing], [data-place]');
    hands.touched(ref, namedBy(inner) ?? ref);
  };
  const key = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if ((event.key !== 'Enter' && event.key !== ' ') || !target.dataset.ref || target.tagName === 'BUTTON') return;
    event.preventDefault();
    if (event.key === 'Enter' && hands.confirm(target.dataset.ref)) return;
    hands.touched(target.dataset.ref);
  };
  root.addEventListener('click', click);
  root.addEventListener('keydown', key);
  return () => {
    root.removeEventListener('click', click);
    root.removeEventListener('keydown', key);
  };
}
