/** People as others see them: where their page is, and what one can be to them. */
import { answered, PUT, type Schemas } from '$api/http';

export type PersonPage = Schemas['PersonPage'];
export type Result = Schemas['ResultView'];
export type ResultPage = Schemas['ResultPage'];

/** The page of a member. A browser takes “.” and “..” for folders; the server ignores the space. */
export function personPath(member: string): string {
  return `/people/${encodeURIComponent(/^\.{1,2}$/.test(member) ? ` ${member}` : member)}`;
}

export async function follow(name: string, follows: boolean): Promise<void> {
  await answered(PUT('/api/me/follows', { body: { name, follows } }));
}

export async function block(name: string, blocked: boolean): Promise<void> {
  await answered(PUT('/api/me/blocks', { body: { name, blocked } }));
}

/** The seat whose emblem stands for a person where they have no seat: always the same. */
export function emblemOf(name: string, emblems = 5): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return sum % emblems;
}
