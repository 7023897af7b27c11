/** Points that a position brings: they are seen counting up beside the player. */

export interface Gain {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

interface Scored {
  readonly view?: unknown;
}

/** The points of every seat that a viewer knows. */
function totals({ view }: Scored): ReadonlyMap<number, number> {
  const scores = (view as { scores?: readonly { seat: number; total: number }[] } | undefined)?.scores ?? [];
  return new Map(scores.map(({ seat, total }) => [seat, total]));
}

/** What each seat has gained or lost between two positions. */
export function gainsBetween(before: Scored | null, after: Scored): Gain[] {
  const had = before ? totals(before) : new Map<number, number>();
  return [...totals(after)].flatMap(([seat, total]) => {
    const was = had.get(seat);
    return was === undefined || was === total ? [] : [{ seat, before: was, after: total }];
  });
}

/** The number between two others, after a part of the way. */
export const countAt = ({ before, after }: Gain, part: number): number =>
  Math.round(before + (after - before) * Math.min(1, Math.max(0, part)));
