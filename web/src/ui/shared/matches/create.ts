/** Creating matches: against bots at once, or one that friends are invited to. */
import { answered, POST, type Schemas } from '$api/http';
import { me } from '$ui/me.svelte';
import type { Chosen } from '$ui/shared/games';

/** What is to be played. */
export interface Plan {
  game: string;
  seats: number;
  options: Chosen;
}

/** How a match is played: who may see it, how much time people have, whether it is rated, and whether bots advise. */
export interface Terms {
  listed: boolean;
  spectators: boolean;
  speed?: Schemas['MatchSummary']['speed'];
  /** Unless it is said, a listed one with a clock counts and no other; without a clock none can. */
  rated?: boolean;
  /** Unless it is said, people may ask a bot what it would do. */
  hints?: boolean;
}

/** Start a match against bots at once; returns its id. */
export async function startSolo(plan: Plan, level: string): Promise<string> {
  const match = await openTable(plan, { listed: false, spectators: true });
  await answered(POST('/api/matches/{match}/start', { params: { path: { match } }, body: { fill_with: level } }));
  return match;
}

/** Open a match and take its first free seat; returns its id. */
export async function openTable(plan: Plan, terms: Terms, name?: string): Promise<string> {
  await me.ensure(name);
  const options = plan.options as unknown as Schemas['NewMatch']['options'];
  const { match } = await answered(
    POST('/api/matches', { body: { game: plan.game, seats: plan.seats, options, ...terms } }),
  );
  await sitDown(match, null);
  return match;
}

/** Take a seat; the first free one if none is named. */
export async function sitDown(match: string, seat: number | null): Promise<void> {
  await answered(POST('/api/matches/{match}/seats', { params: { path: { match } }, body: { seat, entropy: null } }));
}
