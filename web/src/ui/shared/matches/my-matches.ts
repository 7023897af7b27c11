/** My matches, sorted into what they want of me. */
import { answered, GET, type Schemas } from '$api/http';
import { me } from '$ui/me.svelte';

export type Table = Schemas['MatchSummary'];

/** A match of mine, and what is asked there. */
export type Mine = Schemas['MyMatch'];

export interface Sorted {
  waiting: Mine[];
  gathering: Mine[];
  running: Mine[];
  over: Mine[];
}

/** Those that wait for me, the one that has waited longest first. */
export function inLine(mine: readonly Mine[]): Mine[] {
  const since = (each: Mine) => Date.parse(each.since ?? each.moved_at);
  return mine
    .filter(({ table, waits_for_me }) => table.status === 'playing' && waits_for_me)
    .sort((one, other) => since(one) - since(other));
}

/** Whether the caretaker plays for me at a table. */
export const caretaken = ({ seat, seats }: Table): boolean => seat !== null && (seats[seat]?.caretaker ?? false);

/**
 * Sort matches: those that wait for me, the longest first, tables that gather people, those of others' turns, and those that
 * are over. What the caretaker plays for me comes before what others decide.
 */
export function sorted(mine: readonly Mine[], over: readonly Mine[]): Sorted {
  const going = mine.filter(({ table }) => table.status === 'playing');
  return {
    waiting: inLine(mine),
    gathering: mine.filter(({ table }) => table.status === 'open'),
    running: going
      .filter(({ waits_for_me }) => !waits_for_me)
      .sort((one, other) => Number(caretaken(other.table)) - Number(caretaken(one.table))),
    over: over.filter(({ table }) => table.status === 'over'),
  };
}

/** Whether the person before this browser has come to the end of a match. */
export async function hasFinished(): Promise<boolean> {
  await me.load();
  if (!me.person) return false;
  return (await loadOver()).some(({ table }) => table.status === 'over');
}

/** Ask for those that are over. */
export function loadOver(): Promise<Mine[]> {
  return answered(GET('/api/me/matches', { params: { query: { over: true } } }));
}

/** A match as it is some time after it was told: the player's clock has gone on. */
export function aged(mine: Mine, heard: number, now: number): Mine {
  if (mine.left === null || mine.table.seat === null) return { ...mine };
  const clock = mine.table.clocks[mine.table.seat];
  if (!clock?.running || clock.asleep) return { ...mine };
  return { ...mine, left: Math.max(0, mine.left - (now - heard) / 1000) };
}

/** The others at a table, with their seats. */
export function others(table: Table): { seat: number; name: string }[] {
  return table.seats
    .map(({ name, kind }, seat) => ({ seat, name, kind }))
    .filter(({ seat, kind }) => seat !== table.seat && kind !== 'empty');
}
