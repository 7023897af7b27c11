/** Checks in the reader's own browser that nobody chose the luck of a match: see "Fair luck" in docs/protocol.md. */
import type { Schemas } from '$api/http';

export type Opened = Schemas['OpenedSecret'];

/** What came out: whether the secret is the one that was promised, and whether it leads to the seed of the record. */
export interface Checked {
  readonly promised: boolean;
  readonly follows: boolean;
}

/** Browsers compute no digests on pages that came over plain HTTP from another machine. */
export const canCheck = (): boolean => typeof globalThis.crypto?.subtle?.digest === 'function';

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (hex.length % 2 || /[^0-9a-f]/i.test(hex)) throw new TypeError(`not hexadecimal: ${hex}`);
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The secret, then of each seat the length of its string in four bytes and its bytes. */
export function mixed(secret: string, entropies: readonly string[]): Uint8Array<ArrayBuffer> {
  const parts = [fromHex(secret)];
  for (const entropy of entropies) {
    const raw = new TextEncoder().encode(entropy);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, raw.length);
    parts.push(length, raw);
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Check what the server claims; `seed` is that of the record, from which every shuffle follows. */
export async function check(opened: Opened, seed: string): Promise<Checked> {
  try {
    const promise = await digest(fromHex(opened.secret));
    const computed = await digest(mixed(opened.secret, opened.entropies));
    return { promised: promise === opened.commitment, follows: computed === opened.seed && computed === seed };
  } catch {
    return { promised: false, follows: false };
  }
}
