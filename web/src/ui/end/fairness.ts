/** Checks in the reader's own browser that nobody chose the luck of a match: see "Fair luck" in docs/protocol.md. */
import type { Schemas } from '$api/http';
import { canDigest, digest, digestOf } from '$ui/luck/digest';
import type { OwnString } from '$ui/luck/strings';

export type Opened = Schemas['OpenedSecret'];

/** What came out. */
export interface Checked {
  /** Whether the secret is the one that was promised. */
  readonly promised: boolean;
  /** Whether it leads to the seed of the record, with the strings of the seats. */
  readonly follows: boolean;
  /** Whether the own string is in it; unknown if this browser revealed none, or did not see the promise before. */
  readonly own: 'in' | 'missing' | 'unknown';
  /** The seats whose strings were not fixed before the own one was known. */
  readonly open: readonly number[];
}

/** What this browser kept of a match: the promise that it saw before the end, and the strings that it drew. */
export interface Kept {
  readonly promise: string | null;
  readonly strings: readonly OwnString[];
  /** Whether its person has a seat. */
  readonly seated: boolean;
}

const NOTHING: Kept = { promise: null, strings: [], seated: false };

export const canCheck = canDigest;

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (hex.length % 2 || /[^0-9a-f]/i.test(hex)) throw new TypeError(`not hexadecimal: ${hex}`);
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

const inFour = (number: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
};

function joined(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The secret, then of each seat the length of its string in four bytes and its bytes. */
export function mixed(secret: string, entropies: readonly string[]): Uint8Array<ArrayBuffer> {
  const strings = entropies.map((entropy) => new TextEncoder().encode(entropy));
  return joined([fromHex(secret), ...strings.flatMap((raw) => [inFour(raw.length), raw])]);
}

/** The string of a bot, which follows from the secret. */
export const botString = (secret: string, seat: number): Promise<string> =>
  digest(joined([new TextEncoder().encode('kontor bot'), inFour(seat), fromHex(secret)]));

/** The seats, the own one left out, whose strings neither follow from the secret nor fit what was seen before. */
async function openSeats({ secret, entropies }: Opened, mine: number, own: OwnString): Promise<number[]> {
  const open: number[] = [];
  for (const [seat, entropy] of entropies.entries()) {
    if (seat === mine || entropy === (await botString(secret, seat))) continue;
    if (own.seen?.[seat] !== (await digestOf(entropy))) open.push(seat);
  }
  return open;
}

/** Check what the server claims; `seed` is that of the record, from which every shuffle follows. */
export async function check(opened: Opened, seed: string, kept: Kept = NOTHING): Promise<Checked> {
  try {
    const promise = await digest(fromHex(opened.secret));
    const computed = await digest(mixed(opened.secret, opened.entropies));
    const promised = promise === (kept.promise ?? opened.commitment);
    const follows = computed === opened.seed && computed === seed;
    // A string that never left this browser is not missed: its owner may have revealed another one elsewhere.
    const revealed = kept.strings.filter(({ seen }) => seen);
    const unknown = { promised, follows, own: 'unknown', open: [] } as const;
    if (revealed.length === 0 || kept.promise === null) return unknown;
    // Also somebody whose seat a bot plays now has a string in it.
    const seat = opened.entropies.findIndex((entropy) => revealed.some(({ text }) => text === entropy));
    const own = revealed.find(({ text }) => text === opened.entropies[seat]);
    if (own) return { promised, follows, own: 'in', open: await openSeats(opened, seat, own) };
    return kept.seated ? { promised, follows, own: 'missing', open: [] } : unknown;
  } catch {
    return { promised: false, follows: false, own: 'unknown', open: [] };
  }
}
