/** What this browser has shown of each match, and whether somebody was away long enough to be told what happened. */
import type { Schemas } from '$api/http';

export type Digest = Schemas['Digest'];

const KEY = 'kontor-shown';
/** Maximum number of matches remembered, the latest ones. */
const MOST = 50;
/** Up to this many new entries need no summary. */
export const FEW = 3;
/** Hours since the last decision after which a player was away, in a browser that has not shown the match yet. */
const HOURS = 1;

type Shown = Record<string, number>;

function read(): Shown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Shown;
  } catch {
    return {};
  }
}

/** The last entry of a match that this browser has shown; null if it never has. */
export const shownHere = (match: string): number | null => read()[match] ?? null;

/** Remember what is on the page; without a place to keep it, nothing is remembered. */
export function keepShown(match: string, seq: number): void {
  const { [match]: before = -1, ...others } = read();
  const kept = [...Object.entries(others).slice(1 - MOST), [match, Math.max(before, seq)]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A private window, or a full one.
  }
}

/** Whether a look at the digest is worth while at all, before it is asked for. */
export const mayBeNews = (seq: number, shown: number | null): boolean => seq - (shown ?? 0) > FEW;

/** Whether the table moved on while its person was away. */
export function wasAway(digest: Digest, shown: number | null): boolean {
  if (!digest.decided || digest.sentences.length === 0) return false;
  const known = Math.max(digest.since, shown ?? 0);
  return digest.seq - known > FEW && (shown !== null || digest.hours >= HOURS);
}
