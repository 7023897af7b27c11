/** What is known of a whole finished match for one seat: its outline, and a review or else the points as its course. */
import { answered, GET } from '$api/http';
import { courseOf } from '$ui/end/course';
import { decisionsOf, type Figures, type Moment } from '$ui/review/figures';
import { heights } from './heights';
import type { Outline } from './outline';

export interface Known {
  readonly outline: Outline | null;
  readonly figures: Figures | null;
  /** The decisions that a review names. */
  readonly moments: readonly Moment[];
  /** By seat: the height of its line, from 0 to 1, after each of some steps. */
  readonly lines: readonly (readonly number[])[];
  readonly steps: readonly number[];
}

export const NOTHING: Known = { outline: null, figures: null, moments: [], lines: [], steps: [] };

/** Load it; what cannot be loaded is left out. Nothing is computed because of that. */
export async function loadKnown(match: string, eyes: number | null, seat: number): Promise<Known> {
  const path = { params: { path: { match } } };
  const review = (budget: 'quick' | 'full') =>
    answered(
      GET('/api/matches/{match}/reviews/{seat}', { params: { path: { match, seat }, query: { budget } } }),
    ).catch(() => null);
  const [outline, ...reviews] = await Promise.all([
    answered(
      GET('/api/matches/{match}/outline', { params: { path: { match }, query: eyes === null ? {} : { seat: eyes } } }),
    ).catch(() => null),
    review('full'),
    review('quick'),
  ]);
  const there = reviews.find((each) => each?.state === 'there');
  if (there?.figures) {
    const { curve } = there.figures;
    const seats = curve[0]?.shares.length ?? 0;
    return {
      outline,
      figures: there.figures,
      moments: decisionsOf(there.figures, there.words),
      lines: Array.from({ length: seats }, (_, each) => curve.map(({ shares }) => shares[each] ?? 0)),
      steps: curve.map(({ step }) => step),
    };
  }
  const scores = await answered(GET('/api/matches/{match}/scores', path)).catch(() => []);
  const course = courseOf(scores);
  return { ...NOTHING, outline, lines: heights(course.lines), steps: course.steps };
}
