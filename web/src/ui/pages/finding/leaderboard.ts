/** The lines of a leaderboard: people in their places, bots between them, and oneself at the end if one is further down. */
import type { Schemas } from '$api/http';

type Board = Pick<Schemas['Leaderboard'], 'rows' | 'bots' | 'mine' | 'more'>;

export interface Line {
  readonly key: string;
  readonly place: number | null;
  readonly name: string;
  /** The level of a bot; none for people. */
  readonly level?: string;
  readonly matches: number;
  readonly points: number;
  readonly low: number;
  readonly high: number;
  readonly me: boolean;
}

/** People and bots in one order. Bots that belong on a later page are left out, and so am I if I am there already. */
export function lines({ rows, bots, mine, more }: Board): Line[] {
  const people: Line[] = rows.map((row) => ({ ...row, key: `place ${row.place}` }));
  const last = more ? (people.at(-1)?.points ?? 0) : Number.NEGATIVE_INFINITY;
  const fixed: Line[] = bots
    .filter(({ points }) => points >= last)
    .map(({ level, points, mark }) => ({
      ...{ key: level, place: null, name: '', level, matches: 0, points, low: mark, high: mark, me: false },
    }));
  const ordered = [...people, ...fixed].sort(
    (one, other) => other.points - one.points || (one.place ?? Infinity) - (other.place ?? Infinity),
  );
  const isShown = !mine || people.some(({ me }) => me);
  return isShown ? ordered : [...ordered, { ...mine, key: 'me' }];
}

/** Where a number of points lies between the lowest and the highest end that is shown, in per cent. */
export function scaleOf(shown: readonly Pick<Line, 'low' | 'high'>[]): (points: number) => number {
  const low = Math.min(...shown.map((line) => line.low));
  const high = Math.max(...shown.map((line) => line.high));
  return (points) => (high > low ? (100 * (points - low)) / (high - low) : 50);
}
