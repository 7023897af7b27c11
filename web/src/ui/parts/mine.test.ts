/** My matches are sorted by what they want of me. */
import { expect, test, vi } from 'vitest';
import { others, sorted, type Mine, type Table } from './mine';

// Sorting asks nobody.
vi.mock('$api/http', () => ({}));

const table = (match: string, status: Table['status']): Table => ({
  match,
  status,
  game: 'goa',
  rules_version: 1,
  options: {} as Table['options'],
  listed: false,
  spectators: true,
  seats: [
    { kind: 'person', name: 'Anna', level: null, ready: false },
    { kind: 'person', name: 'Bert', level: null, ready: false },
    { kind: 'empty', name: '', level: null, ready: false },
  ],
  seat: 1,
  creator: false,
  seq: 0,
  step: 0,
  deciders: [],
  commitment: '',
  rematch_of: null,
});
const mine = (match: string, status: Table['status'], waits = false): Mine => ({
  table: table(match, status),
  waits_for_me: waits,
  moved_at: '2026-11-15T14:00:00Z',
  asked: '',
});

test('those that wait, that gather, that run, that are over', () => {
  const lists = sorted(
    [mine('a', 'playing', true), mine('b', 'playing'), mine('c', 'open')],
    [mine('d', 'over'), mine('e', 'playing')],
  );
  const names = Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, list.map((each: Mine) => each.table.match)]),
  );
  expect(names).toEqual({ waiting: ['a'], running: ['b'], gathering: ['c'], over: ['d'] });
});

test('the others at a table, with their seats', () => {
  expect(others(table('a', 'open')).map(({ seat, name }) => [seat, name])).toEqual([[0, 'Anna']]);
});
