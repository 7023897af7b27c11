/** What a lesson speaks of is lit on the table, by every game alike: `data-light` on whatever draws the thing. */

/** Light these things below a node and no others; returns the first that lies on the page. */
export function light(root: Element, refs: readonly string[]): HTMLElement | null {
  const wanted = new Set(refs);
  let first: HTMLElement | null = null;
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref], [data-thing], [data-place], [data-light]')) {
    const { ref, thing, place } = element.dataset;
    const lit = [ref, thing, place].some((each) => each !== undefined && wanted.has(each));
    if (element.hasAttribute('data-light') !== lit) element.toggleAttribute('data-light', lit);
    if (lit && !first && element.getClientRects().length) first = element;
  }
  return first;
}

/** Bring a lit thing into sight, if it is not. */
export function bringIntoSight(thing: HTMLElement | null, smooth: boolean): void {
  if (!thing) return;
  const { top, bottom } = thing.getBoundingClientRect();
  const seen = top >= 0 && bottom <= innerHeight;
  if (!seen) thing.scrollIntoView({ block: 'center', behavior: smooth ? 'smooth' : 'auto' });
}
