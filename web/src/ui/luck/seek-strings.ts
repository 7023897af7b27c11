/**
 * The strings of seeks: a browser commits to one before there is a match. When a match was found, the string becomes one of
 * that match, together with what the server promised there.
 */
import type { Schemas } from '$api/http';
import { keepPromise } from '$ui/promises';
import { committedString, drawString, forgetStrings, keepString, keptStrings, type OwnString } from './strings';

type Table = Schemas['MatchSummary'];

/** Where the strings of seeks are kept until they belong to a match. */
const SEEKS = 'seeks';

/** Draw the string of a seek, to be committed to. */
export async function stringForSeek(): Promise<OwnString> {
  const string = await drawString();
  keepString(SEEKS, string);
  return string;
}

/** Find the own string at a table: drawn there, or for the seek that it was made for, whose string it takes over. */
export function ownString(table: Table): OwnString | null {
  const own = committedString(table);
  if (own || table.seat === null) return own;
  const sha256 = table.seats[table.seat]?.entropy_sha256;
  const sought = sha256 ? elsewhere(sha256) : undefined;
  if (!sought) return null;
  keepPromise(table.match, table.commitment);
  keepString(table.match, sought);
  return sought;
}

/** The string for the next round: if this one fails, the people of a seek wait again, with this string. */
export function keepForSeek(own: OwnString, next: OwnString): void {
  if (own.sha256 && elsewhere(own.sha256)) keepString(SEEKS, next);
}

/** Forget the strings of seeks, once none waits any more. */
export const forgetSeekStrings = (): void => forgetStrings(SEEKS);

/** A string of a seek, or for the round after one that failed. */
const elsewhere = (sha256: string): OwnString | undefined => keptStrings(SEEKS).find((each) => each.sha256 === sha256);
