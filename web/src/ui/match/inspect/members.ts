/** Whose seat a thing is: the card of a seat leads to the page of the member who has it. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('members');
type MemberAt = (seat: number) => string | null | undefined;

/** Say who has the seats of this table. */
export function provideMembers(memberAt: MemberAt): void {
  setContext(KEY, memberAt);
}

/** The member whose seat a ref names; must be called while a component is made. */
export function membersHere(): (ref: string) => string | null {
  const memberAt = getContext<MemberAt | undefined>(KEY);
  return (ref) => {
    const [, seat] = /^seat:(\d+)$/.exec(ref) ?? [];
    return seat === undefined ? null : (memberAt?.(Number(seat)) ?? null);
  };
}
