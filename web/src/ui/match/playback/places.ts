/** Where things lie on the page, by their refs: remembered before the position changes, so that they can be seen leaving. */

/** What stands for a thing that lies nowhere itself: where it was, and what it looked like. */
export interface Place {
  readonly box: DOMRect;
  readonly copy: HTMLElement;
}

/**
 * The element that draws a thing or a place; null if none does. A player whose mat cannot be seen is at the emblem in the
 * bar, the reader at their own things.
 */
export function find(root: Element, ref: string, me: number | null): HTMLElement | null {
  if (!ref) return null;
  const [drawn] = findAll(root, ref);
  const seat = /^seat:(\d+)$/.exec(ref)?.[1];
  if (seat === undefined || (drawn && inSight(root, drawn))) return drawn ?? null;
  const [instead] = visible(root, Number(seat) === me ? '.table-dock' : `[data-emblem="${seat}"]`);
  return instead ?? drawn ?? null;
}

/** How much of an element must be seen to notice that something happens there, in pixels; of a smaller one all of it. */
const NOTICED_PX = 60;

/** Whether enough of an element lies in the window, above the bar; what lies below the bar stays there with it. */
export function inSight(root: Element, element: HTMLElement): boolean {
  if (element.closest('.table-foot')) return true;
  const { top, bottom, height } = element.getBoundingClientRect();
  const floor = root.querySelector('.table-bar')?.getBoundingClientRect().top ?? innerHeight;
  return Math.min(bottom, floor) - Math.max(top, 0) >= Math.min(NOTICED_PX, height) - 1;
}

/** All elements that draw a thing. */
export function findAll(root: Element, ref: string): HTMLElement[] {
  return visible(root, `[data-ref="${ref}"], [data-thing="${ref}"], [data-place="${ref}"]`);
}

function visible(root: Element, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest('[data-flights]') && element.getClientRects().length > 0,
  );
}

/** Attributes by which the page finds a thing: a copy is none. */
const NAMES = ['id', 'data-ref', 'data-thing', 'data-place', 'data-holds', 'data-track', 'data-pick', 'data-fresh'];

/** A copy of an element that can be laid anywhere below the root: it brings along what it inherits from elements in between. */
export function copyOf(element: HTMLElement, root: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const name of [...NAMES, 'tabindex', 'role', 'title']) each.removeAttribute(name);
  for (let above = element.parentElement; above && above !== root; above = above.parentElement)
    for (const property of above.style)
      if (property.startsWith('--') && !copy.style.getPropertyValue(property))
        copy.style.setProperty(property, above.style.getPropertyValue(property));
  return copy;
}
