/** What a lesson speaks of is lit on the table, by every game alike: `data-light` on whatever draws the thing. */

/** Light these things below a node and no others. */
export function light(root: Element, refs: readonly string[]): void {
  const wanted = new Set(refs);
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref], [data-thing], [data-place], [data-light]')) {
    const { ref, thing, place } = element.dataset;
    const lit = [ref, thing, place].some((each) => each !== undefined && wanted.has(each));
    if (element.hasAttribute('data-light') !== lit) element.toggleAttribute('data-light', lit);
  }
}
