/** What events speak of: every id in them, so that the things on the table that changed can be marked. */

/** Words of an event that are no things. */
const NO_THINGS = new Set(['event', 'rule']);

export function idsIn(value: unknown): Set<string> {
  const found = new Set<string>();
  collect(value, found);
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) value.forEach((each) => collect(each, found));
  else if (value !== null && typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) if (!NO_THINGS.has(key)) collect(each, found);
  }
}

/** The id of a ref `kind:id`. */
export const idOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1);

/** Mark below a node what changed; what was a thing before and is none now loses its mark. */
export function markFresh(root: Element, fresh: ReadonlySet<string>): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref], [data-thing], [data-fresh]')) {
    const thing = element.dataset.ref ?? element.dataset.thing;
    element.toggleAttribute('data-fresh', thing !== undefined && fresh.has(idOf(thing)));
  }
}
