/** How the last matches against bots went, kept in this browser, and the level of bots that they suggest. */
import type { Schemas } from '$api/http';
import { hasHabit } from '$ui/shared/levels';

const KEY = 'kontor-results';
const MAX_KEPT = 40;
/** The number of matches in a row with the same result before another level is suggested. */
const MATCHES_IN_A_ROW = 2;

export interface Result {
  match: string;
  game: string;
  level: string;
  /** 1 is first. */
  place: number;
  seats: number;
}

export interface Advice {
  level: string;
  why: 'stronger' | 'weaker';
}

type Sitting = Pick<Schemas['SeatView'], 'kind' | 'level'>;

/** The level of the bots that somebody plays against; null with other people, or if they differ. */
export function levelAgainst(seats: readonly Sitting[], me: number): string | null {
  const others = seats.filter((_, seat) => seat !== me);
  const levels = others.map(({ level }) => (hasHabit(level) ? 'trader' : level));
  const [first] = levels;
  return first && others.every(({ kind }) => kind === 'bot') && levels.every((level) => level === first) ? first : null;
}

/** Keep a result, once for each match. */
export function keepResult(result: Result): void {
  const others = keptResults().filter(({ match }) => match !== result.match);
  localStorage.setItem(KEY, JSON.stringify([result, ...others].slice(0, MAX_KEPT)));
}

/** The results, the latest first. */
export function keptResults(): Result[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Result[]) : [];
  } catch {
    return [];
  }
}

/** Somebody who won twice in a row could try stronger bots, and somebody who came in last twice weaker ones. */
export function advice(
  results: readonly Result[],
  game: string,
  level: string,
  levels: readonly string[],
): Advice | null {
  const last = results.filter((result) => result.game === game).slice(0, MATCHES_IN_A_ROW);
  if (last.length < MATCHES_IN_A_ROW || last.some((result) => result.level !== level)) return null;
  const at = levels.indexOf(level);
  const stronger = levels[at + 1];
  const weaker = levels[at - 1];
  if (stronger && last.every(({ place }) => place === 1)) return { level: stronger, why: 'stronger' };
  if (weaker && last.every(({ place, seats }) => place === seats)) return { level: weaker, why: 'weaker' };
  return null;
}
