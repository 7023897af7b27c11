/** SHA-256 as the server computes it, in hexadecimal. */

/** Browsers compute no digests on pages that came over plain HTTP from another machine. */
export const canDigest = (): boolean => typeof globalThis.crypto?.subtle?.digest === 'function';

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** What somebody commits to who has this string. */
export const digestOf = (text: string): Promise<string> => digest(new TextEncoder().encode(text));
