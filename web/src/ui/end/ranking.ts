/** Who came in where, the best first. */
import type { Schemas } from '$api/http';

export type Outcome = Schemas['Outcome'];

export interface Ranked {
  readonly seat: number;
  readonly place: number;
  readonly total: number;
  /** Somebody else has the same place. */
  readonly shared: boolean;
  /** The rules do not score this seat: it has lost, whatever its points. */
  readonly unscored: boolean;
}

/** The seats in the order of their places; seats of one place in the order of the table. */
export function ranking({ places, scores, unscored = [] }: Outcome): Ranked[] {
  const total = new Map(scores.map((score) => [score.seat, score.total]));
  return places
    .map((place, seat) => ({
      seat,
      place,
      total: total.get(seat) ?? 0,
      shared: places.filter((other) => other === place).length > 1,
      unscored: unscored.includes(seat),
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Whether equal points have different places: a rule of the game set them apart. */
export function tieWasBroken(ranked: readonly Ranked[]): boolean {
  const scored = ranked.filter(({ unscored }) => !unscored);
  return scored.some((one) => scored.some((other) => one.total === other.total && one.place !== other.place));
}
