/** Deals: one shuffle for everybody. What they are, and how the points of all spread. */
import { answered, GET, POST, type Schemas } from '$api/http';

export type Deal = Schemas['DealView'];

/** The deals of today, one for each game. */
export const loadToday = (): Promise<Deal[]> => answered(GET('/api/deals'));

/** The message of its heading. */
export function headingOf({ dare: isDare, series }: Deal): string {
  if (series) return 'deal-heading-series';
  return isDare ? 'deal-heading-dare' : 'deal-heading';
}

/** One deal, as this person may see it. */
export const loadDeal = (deal: string): Promise<Deal> =>
  answered(GET('/api/deals/{deal}', { params: { path: { deal } } }));

/** Begin the only try, or go on with it; returns its match. */
export const playDeal = async (deal: string): Promise<string> =>
  (await answered(POST('/api/deals/{deal}/try', { params: { path: { deal } } }))).match;

/** A deal of one's own, to which others can be dared; returns its id. */
export const dare = async (game: string, seats: number): Promise<string> =>
  (await answered(POST('/api/deals', { body: { game, seats } }))).id;

export interface Column {
  readonly from: number;
  readonly to: number;
  readonly people: number;
  /** Per cent of the highest column. */
  readonly height: number;
  readonly mine: boolean;
}

/** The points of everybody in at most so many columns of equal width, from the fewest points to the most. */
export function columns(spread: readonly Schemas['Points'][], mine: number | null, most = 20): Column[] {
  const first = spread.at(0)?.points;
  const last = spread.at(-1)?.points;
  if (first === undefined || last === undefined) return [];
  const width = Math.ceil((last - first + 1) / most);
  const counts = Array.from({ length: Math.ceil((last - first + 1) / width) }, () => 0);
  for (const { points, people } of spread) counts[Math.floor((points - first) / width)]! += people;
  const highest = Math.max(...counts);
  return counts.map((people, at) => {
    const from = first + at * width;
    const to = from + width - 1;
    return { from, to, people, height: (100 * people) / highest, mine: mine !== null && from <= mine && mine <= to };
  });
}
