/** How any view can be shown: by the names of its fields, and of the things in it. */
import type { BoardTable } from '$games/board';

/** What the table shows elsewhere. */
const SHOWN_ELSEWHERE = new Set(['seat', 'frames', 'options', 'unseen']);

/** The fields of a view that are worth a row. */
export function rowsOf(view: unknown): [string, unknown][] {
  return isRecord(view)
    ? Object.entries(view).filter(([name, value]) => !SHOWN_ELSEWHERE.has(name) && value !== null)
    : [];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value in words: a thing by its name, if the game's messages name it without further ado. */
export function nameOf(table: BoardTable<never, never>, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  const id = String(value);
  return table.naming(id) ?? id.replaceAll('_', ' ');
}
