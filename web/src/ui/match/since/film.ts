/** The film: the steps of a running match since an entry of its log, counted from there, as the player sees them. */
import { answered, GET } from '$api/http';
import { Replaying, type Look, type Pace } from '$ui/replay/replaying.svelte';
import type { Digest } from './away';

/** A film is short: the more there is to see, the faster it goes. */
export function paceOf(steps: number): Pace {
  if (steps > 60) return 'fastest';
  return steps > 20 ? 'fast' : 'normal';
}

const step =
  (match: string): Look =>
  (at) =>
    answered(GET('/api/matches/{match}/steps/{step}', { params: { path: { match, step: at } } }));

/** A replay whose step 0 is the position after the player's last decision. */
export function filmOf({ match, first, step: last }: Digest, look: Look = step(match)): Replaying {
  const film = new Replaying(last - first, async (at, seat) => {
    const seen = await look(first + at, seat);
    return { ...seen, step: at };
  });
  film.pace = paceOf(last - first);
  return film;
}
