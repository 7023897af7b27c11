/** What a branch can be: who plays it, and what may be chosen about it. */
import { answered, POST, type Schemas } from '$api/http';
import { me } from '$ui/me.svelte';
import { filling } from '$ui/shared/levels';

type Table = Schemas['MatchSummary'];
type Origin = Pick<Table, 'status' | 'rated' | 'seat' | 'seats' | 'branches_before_end'>;

/** Who else plays if somebody takes a seat: bots that stay, and people for whom bots play. */
export function othersAt(seats: Table['seats'], seat: number): { bots: string[]; people: string[] } {
  const others = seats.filter((_, other) => other !== seat);
  const named = (isBot: boolean) => others.filter(({ kind }) => (kind === 'bot') === isBot).map(({ name }) => name);
  return { bots: named(true), people: named(false) };
}

/** Whether one may play on from a match before its end: alone against bots, or if everybody agreed; never in a rated one. */
export function mayTry({ status, rated, seat, seats, branches_before_end }: Origin): boolean {
  if (status !== 'playing' || rated || seat === null) return false;
  return branches_before_end || othersAt(seats, seat).people.length === 0;
}

/** The seat to begin with: the one that is looked through, or the own one, or the first. */
export const firstSeat = (through: number | null, own: number | null): number => through ?? own ?? 0;

export interface BranchPlan {
  match: string;
  step: number;
  seat: number;
  dealtAgain: boolean;
  level: string;
}

/** Create a branch and start it; returns its id. */
export async function startBranch({ match, step, seat, dealtAgain, level }: BranchPlan): Promise<string> {
  await me.ensure();
  const body = { step, seat, dealt_again: dealtAgain, ...(level && { level: filling(level) }) };
  return (await answered(POST('/api/matches/{match}/branches', { params: { path: { match } }, body }))).match;
}
