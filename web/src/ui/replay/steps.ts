/** Where one can go in a replay, and what to fetch before it is asked for. */

export type Way = 'first' | 'back' | 'forward' | 'last';

/** Fetched in advance: more of what comes than of what was. */
const AHEAD = 4;
export const BEHIND = 3;

/** A step that there is. */
export function within(step: number, last: number): number {
  return Number.isFinite(step) ? Math.min(Math.max(0, Math.trunc(step)), last) : 0;
}

/** Where a way leads; with `stops` to the next of them, or to the end. */
export function stepped(way: Way, step: number, last: number, stops: readonly number[] | null = null): number {
  switch (way) {
    case 'first':
      return 0;
    case 'back':
      return stops ? (stops.findLast((stop) => stop < step) ?? 0) : within(step - 1, last);
    case 'forward':
      return stops ? (stops.find((stop) => stop > step) ?? last) : within(step + 1, last);
    case 'last':
      return last;
  }
}

/** The steps around one, in the order in which they will be wanted. */
export function around(step: number, last: number, stops: readonly number[] | null = null): number[] {
  if (stops) {
    const next = stepped('forward', step, last, stops);
    return [next, stepped('back', step, last, stops), stepped('forward', next, last, stops)];
  }
  const ahead = Array.from({ length: AHEAD }, (_, at) => step + at + 1);
  const behind = Array.from({ length: BEHIND }, (_, at) => step - at - 1);
  return [...ahead.slice(0, 2), ...behind, ...ahead.slice(2)].filter((each) => each >= 0 && each <= last);
}

/** The address of a step; with the seat it is seen by, unless that is the reader's own. A page without a match is a file. */
export function addressOf(match: string, step: number, seat: number | null): string {
  if (!match) return `#${step}`;
  return `/table/${encodeURIComponent(match)}/replay?step=${step}${seat === null ? '' : `&seat=${seat}`}`;
}

const WAYS: Record<string, Way> = { ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last' };
/** What has arrow keys of its own, or is written into. */
const OWN_KEYS =
  'input, select, textarea, [contenteditable], [role=slider], [role=listbox], [role=menu], [role=tablist], [role=dialog]';

/** The way that a key means, unless it belongs to what has the focus. */
export function wayOf(event: KeyboardEvent): Way | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return null;
  return WAYS[event.key] ?? null;
}
