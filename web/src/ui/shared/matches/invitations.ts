/** What somebody pastes to join a table: the whole link, a part of it, or only the code. */

/** The match that a text names; null if it names none. */
export function matchIn(pasted: string): string | null {
  const text = pasted.trim();
  const [, linked] = /\/table\/([^/?#\s]+)/.exec(text) ?? [];
  // Codes are small letters and digits; who reads one aloud or types it on a phone may get capitals.
  const code = (linked ?? text).toLowerCase();
  return /^[a-z0-9_-]{6,64}$/.test(code) ? code : null;
}

/** The link that invites to a match. */
export function linkTo(match: string): string {
  return `${location.origin}/table/${match}`;
}

/** Whether an address leads to the machine that opens it, so that nobody else can use it. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
