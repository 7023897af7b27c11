/**
 * The strings that this browser adds to the luck of matches. It draws them, sends only their hashes when somebody sits down,
 * keeps them, and looks for them at the end: see "Fair luck" in docs/protocol.md.
 */
import type { Schemas } from '$api/http';
import { canDigest, digestOf, toHex } from './digest';

type Table = Schemas['MatchSummary'];

export interface OwnString {
  readonly text: string;
  /** What was committed to; null where the browser computes no digests and the string was sent plain. */
  readonly sha256: string | null;
  /** What every seat had committed to when this string was first revealed; missing if it was not. */
  readonly seen?: readonly (string | null)[];
}

interface Kept {
  readonly at: number;
  readonly strings: readonly OwnString[];
}

const PREFIX = 'kontor-luck-';
/** Matches whose strings are kept; the oldest are forgotten when there are more. */
const MAX_MATCHES = 100;
/** 128 bits: nobody can guess the string from its hash. */
const ENTROPY_BYTES = 16;

export async function drawString(): Promise<OwnString> {
  const text = toHex(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)));
  return { text, sha256: canDigest() ? await digestOf(text) : null };
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** The strings that this browser has drawn for a match, the latest last. */
export const keptStrings = (match: string): readonly OwnString[] => read(PREFIX + match)?.strings ?? [];

function write(match: string, strings: readonly OwnString[]): void {
  const others = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + match);
  const byAge = others.sort((one, other) => (read(one)?.at ?? 0) - (read(other)?.at ?? 0));
  for (const old of byAge.slice(0, Math.max(0, others.length - MAX_MATCHES + 1))) localStorage.removeItem(old);
  localStorage.setItem(PREFIX + match, JSON.stringify({ at: Date.now(), strings } satisfies Kept));
}

export function keepString(match: string, string: OwnString): void {
  write(match, [...keptStrings(match), string]);
}

/** After standing up before the start, nothing of this browser is in the luck of the match. */
export function forgetStrings(match: string): void {
  localStorage.removeItem(PREFIX + match);
}

/** The string that the own seat of an open match has committed to, if this browser drew it. */
export function committedString(table: Table): OwnString | null {
  const sha256 = table.seat === null ? null : (table.seats[table.seat]?.entropy_sha256 ?? null);
  return (sha256 && keptStrings(table.match).find((each) => each.sha256 === sha256)) || null;
}

/** Note what everybody had committed to when a string leaves this browser for the first time. */
export function noteRevealed(table: Table, { text }: OwnString): void {
  const seen = table.seats.map(({ entropy_sha256 }) => entropy_sha256 ?? null);
  const strings = keptStrings(table.match);
  write(
    table.match,
    strings.map((each) => (each.text === text && !each.seen ? { ...each, seen } : each)),
  );
}
