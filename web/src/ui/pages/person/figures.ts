/** The arithmetic of a person's page: scales of bars and lines. */
import type { Schemas } from '$api/http';
import type { Game } from '$ui/shared/games';

type Rating = Pick<Schemas['PublicRating'], 'strength' | 'margin'>;

/** Share of the scale that is left free at both ends. */
const ROOM = 0.04;

/** A scale that holds the bars of all ratings: a figure in per cent of its width. */
export function scaleOf(ratings: readonly Rating[]): (figure: number) => number {
  const low = Math.min(...ratings.map(({ strength, margin }) => strength - margin));
  const high = Math.max(...ratings.map(({ strength, margin }) => strength + margin));
  const width = Math.max(high - low, 1);
  return (figure) => 100 * (ROOM + (1 - 2 * ROOM) * ((figure - low) / width));
}

/** The title of a game; its slug if this server does not have it any more. */
export function titleOf(games: readonly Game[], slug: string): string {
  return games.find((game) => game.slug === slug)?.title ?? slug;
}

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly won: boolean;
}

/** The points of matches as dots in a picture of this size, the first match on the left. */
export function dotsOf(course: readonly { points: number; place: number }[], width: number, height: number): Dot[] {
  const points = course.map((match) => match.points);
  const [low, high] = [Math.min(0, ...points), Math.max(1, ...points)];
  const step = course.length > 1 ? width / (course.length - 1) : 0;
  return course.map(({ points: reached, place }, number) => ({
    x: course.length > 1 ? number * step : width / 2,
    y: height - (height * (reached - low)) / (high - low),
    won: place === 1,
  }));
}

/** Figures as the line of a picture of this size, the first on the left; a level line if they are all the same. */
export function lineOf(figures: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const step = width / Math.max(figures.length - 1, 1);
  const y = (figure: number) => (high > low ? height - (height * (figure - low)) / (high - low) : height / 2);
  return figures.map((figure, at) => `${at ? 'L' : 'M'}${(at * step).toFixed(1)} ${y(figure).toFixed(1)}`).join('');
}

/** A share in whole per cent. */
export function percent(part: number, all: number): number {
  return all > 0 ? Math.round((100 * part) / all) : 0;
}
