/** My matches: asked for together, and sorted into what they want of me. */
import { answered, GET, type Schemas } from '$api/http';

export type Table = Schemas['TableShown'];

/** A match of mine, and what is asked there. */
export type Mine = Schemas['Waiting'];

export interface Sorted {
  waiting: Mine[];
  gathering: Mine[];
  running: Mine[];
  over: Mine[];
}

/** Sort matches: those that wait for me, tables that gather people, those of others' turns, and those that are over. */
export function sorted(mine: readonly Mine[], over: readonly Mine[]): Sorted {
  const going = mine.filter(({ table }) => table.status === 'playing');
  return {
    waiting: going.filter(({ waits_for_me }) => waits_for_me),
    gathering: mine.filter(({ table }) => table.status === 'open'),
    running: going.filter(({ waits_for_me }) => !waits_for_me),
    over: over.filter(({ table }) => table.status === 'over'),
  };
}

/** Ask for all of them. */
export async function loadMine(): Promise<Sorted> {
  const [mine, over] = await Promise.all([
    answered(GET('/api/me/matches')),
    answered(GET('/api/me/matches', { params: { query: { over: true } } })),
  ]);
  return sorted(mine, over);
}

/** The others at a table, with their seats. */
export function others(table: Table): { seat: number; name: string }[] {
  return table.seats
    .map(({ name, kind }, seat) => ({ seat, name, kind }))
    .filter(({ seat, kind }) => seat !== table.seat && kind !== 'empty');
}
