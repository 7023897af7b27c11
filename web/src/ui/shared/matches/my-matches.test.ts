/** My matches are sorted by what they want of me. */
import { expect, test } from 'vitest';
import { nextFrom } from '$ui/match/clocks/waiting.svelte';
import { others, sorted, type Mine, type Table } from './my-matches';

const table = (match: string, status: Table['status']): Table => ({
  match,
  status,
  game: 'goa',
  rules_version: 1,
  components: 'a-box',
  options: {} as Table['options'],
  listed: false,
  spectators: true,
  seats: [
    {
      kind: 'person',
      name: 'Anna',
      level: null,
      ready: false,
      caretaker: false,
      guest: false,
      entropy_sha256: null,
      member: null,
      bot_of: null,
    },
    {
      kind: 'person',
      name: 'Bert',
      level: null,
      ready: false,
      caretaker: false,
      guest: false,
      entropy_sha256: null,
      member: null,
      bot_of: null,
    },
    {
      kind: 'empty',
      name: '',
      level: null,
      ready: false,
      caretaker: false,
      guest: false,
      entropy_sha256: null,
      member: null,
      bot_of: null,
    },
  ],
  seat: 1,
  creator: false,
  seq: 0,
  step: 0,
  deciders: [],
  commitment: '',
  rematch_of: null,
  speed: 'days',
  rated: false,
  hints: true,
  clocks: [],
  sitting: { paused: false, pause_wanted: [], freed_by: [[], [], []], free: [], called_by: [], deserted: [] },
  unavailable: null,
  lesson: null,
  lesson_standing: null,
  bot_share: 1,
  reveal: null,
  kept_out: false,
  removed: [],
  branch: null,
  branches_before_end: false,
  deal: null,
  withheld_until: null,
  delay_seconds: null,
  bot_offer_seconds: null,
  imported: null,
});
const mine = (match: string, status: Table['status'], waits = false, since: string | null = null): Mine => ({
  table: table(match, status),
  waits_for_me: waits,
  moved_at: '2026-11-15T14:00:00Z',
  since,
  left: null,
  due_at: null,
  quick: false,
  asked: '',
  place: null,
  points: null,
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

test('what has waited longest comes first', () => {
  const waiting = [
    mine('new', 'playing', true, '2026-11-15T12:00:00Z'),
    mine('old', 'playing', true, '2026-11-13T09:00:00Z'),
    mine('between', 'playing', true, '2026-11-14T18:00:00Z'),
  ];
  expect(sorted(waiting, []).waiting.map(({ table }) => table.match)).toEqual(['old', 'between', 'new']);
});

test('where the caretaker plays for me comes before what others decide', () => {
  const [others, care] = [mine('a', 'playing'), mine('b', 'playing')];
  care.table.seats[1] = { ...care.table.seats[1]!, caretaker: true };
  expect(sorted([others, care], []).running.map(({ table }) => table.match)).toEqual(['b', 'a']);
});

test('the next match is the one that has waited longest elsewhere', () => {
  const here = mine('here', 'playing', true, '2026-11-10T12:00:00Z');
  const late = mine('late', 'playing', true, '2026-11-15T12:00:00Z');
  const soon = mine('soon', 'playing', true, '2026-11-12T12:00:00Z');
  const all = [late, here, mine('theirs', 'playing'), soon];
  expect(nextFrom(all, 'here')).toBe('soon');
  expect(nextFrom(all, 'soon')).toBe('here');
  expect(nextFrom([here, mine('theirs', 'playing')], 'here')).toBeNull();
});
