/** The commitments that this browser saw before the end: what a server opens later must fit what it promised then. */
const PREFIX = 'kontor-commitment-';
/** The oldest are forgotten when there are more. */
const MOST = 50;

/** Keep the commitment of a match the first time it is seen. */
export function keepPromise(match: string, commitment: string): void {
  const key = PREFIX + match;
  if (localStorage.getItem(key) !== null) return;
  const kept = Object.keys(localStorage).filter((each) => each.startsWith(PREFIX));
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST + 1))) localStorage.removeItem(old);
  localStorage.setItem(key, commitment);
}

/** The commitment as it was seen before the end; null if this browser was not there. */
export const keptPromise = (match: string): string | null => localStorage.getItem(PREFIX + match);
