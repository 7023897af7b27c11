/** Points by source as stacked bars: how wide each piece is and where it begins, in per cent of the widest extent. */
import type { Schemas } from '$api/http';

export type Score = Schemas['Score'];

export interface Piece {
  readonly source: string;
  readonly points: number;
  readonly left: number;
  readonly width: number;
}

export interface Bar {
  readonly seat: number;
  readonly total: number;
  readonly pieces: readonly Piece[];
}

export interface Bars {
  /** Where nothing is: to the right of it what was gained, to the left what was lost. */
  readonly zero: number;
  readonly bars: readonly Bar[];
}

/** The sources that occur, each once, in the order in which the scores name them. */
export function sourcesOf(scores: readonly Score[]): string[] {
  return [...new Set(scores.flatMap((score) => Object.keys(score.parts)))];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, number) => whole + number, 0);

/** All bars share one scale, so that they can be compared. */
export function barsOf(scores: readonly Score[], sources: readonly string[]): Bars {
  const parts = scores.map((score) => sources.map((source) => score.parts[source] ?? 0));
  const gained = Math.max(0, ...parts.map((points) => sum(points.filter((each) => each > 0))));
  const lost = Math.max(0, ...parts.map((points) => -sum(points.filter((each) => each < 0))));
  const scale = 100 / Math.max(1, gained + lost);
  const zero = lost * scale;
  const bars = scores.map(({ seat, total }, at) => {
    let right = zero;
    let left = zero;
    const pieces = sources.flatMap((source, index): Piece[] => {
      const points = parts[at]?.[index] ?? 0;
      const width = Math.abs(points) * scale;
      if (!points) return [];
      if (points < 0) return [{ source, points, left: (left -= width), width }];
      right += width;
      return [{ source, points, left: right - width, width }];
    });
    return { seat, total, pieces };
  });
  return { zero, bars };
}
