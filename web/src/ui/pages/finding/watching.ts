/** What the list of running matches says about one of them. */
import type { Schemas } from '$api/http';
import { span } from '$ui/shared/lists';
import { say } from '$words/words.svelte';

export type Running = Schemas['RunningTable'];
export type Pace = 'live' | 'days';

/** How far a match is, and with how many it is played. */
export const howFar = ({ table }: Running): string =>
  say('watch-far', { moves: table.step, seats: table.seats.length });

/** The mean rating of the people there; none if nobody has one. */
export function meanPoints({ points }: Running): number | null {
  const known = points.filter((each): each is number => each !== null);
  return known.length > 1 ? Math.round(known.reduce((sum, each) => sum + each, 0) / known.length) : null;
}

/** That a rated match is seen late, and how much. */
export const seenWhen = (seconds: number): string => say('watch-late', { time: span(seconds) });
