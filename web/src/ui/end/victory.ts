/** A result in words: who won, and how the reader did. */
import type { Schemas } from '$api/http';
import type { Variables } from '$words/fluent';
import { say, words } from '$words/words.svelte';
import type { Ranked } from './ranking';

type Seats = readonly Pick<Schemas['SeatView'], 'name'>[];

/** Who won, and with how many points. */
export function victory(ranked: readonly Ranked[], seats: Seats, me: number | null): string {
  const winners = ranked.filter(({ place }) => place === 1);
  const points = winners[0]?.total ?? 0;
  const variables: Variables = { points };
  if (!winners.length) return say('end-nobody-won');
  if (winners.length > 1) {
    const list = new Intl.ListFormat(words.language, { type: 'conjunction' });
    return say('end-won-together', {
      ...variables,
      names: list.format(winners.map(({ seat }) => seats[seat]?.name ?? '')),
    });
  }
  const seat = winners[0]?.seat ?? 0;
  return seat === me ? say('end-won-you', variables) : say('end-won', { ...variables, name: seats[seat]?.name ?? '' });
}

/** The place of the reader, or how long the match was for somebody who has none. */
export function ownPlace(ranked: readonly Ranked[], me: number | null, steps: number): string {
  const mine = ranked.find(({ seat }) => seat === me);
  if (!mine) return say('end-length', { steps });
  if (mine.place === 1) return say('end-your-victory');
  return say(mine.shared ? 'end-your-place-shared' : 'end-your-place', { place: mine.place, points: mine.total });
}
