/** The course of the scores: a line for each seat, a few steps of it for a table, and labels that do not overlap. */
import type { Schemas } from '$api/http';

export type ScoresAfter = Schemas['ScoresAfter'];

export interface Course {
  readonly steps: readonly number[];
  /** The totals of each seat, step by step. */
  readonly lines: readonly (readonly number[])[];
}

export function courseOf(scores: readonly ScoresAfter[]): Course {
  const seats = scores[0]?.scores.length ?? 0;
  const steps = scores.map(({ step }) => step);
  const lines = Array.from({ length: seats }, (_, seat) =>
    scores.map((after) => after.scores.find((score) => score.seat === seat)?.total ?? 0),
  );
  return { steps, lines };
}

/** At most so many places of a list, evenly spread, the first and the last among them. */
export function landmarks(length: number, most: number): number[] {
  const count = Math.min(length, most);
  if (count < 2) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: count }, (_, at) => Math.round((at * (length - 1)) / (count - 1)));
}

/** Move heights apart until there is a gap between any two, as little as possible and within the bounds. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]!);
  const moved = [...heights];
  let free = top;
  for (const at of order) {
    moved[at] = Math.max(moved[at]!, free);
    free = moved[at] + gap;
  }
  let most = bottom;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at]!, most);
    most = moved[at] - gap;
  }
  return moved;
}
