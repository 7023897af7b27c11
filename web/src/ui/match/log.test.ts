/** The log as a story. */
import { expect, test } from 'vitest';
import { idOf, idsIn, markFresh } from './fresh';
import { takenBack, told, type Entry } from './log';

const entry = (seq: number, seat: number | null, text: string, more: Partial<Entry> = {}): Entry =>
  ({ seq, kind: 'action', seat, lines: [{ text, rule: 'X-1', event: 'e' }], events: [], ...more }) as Entry;

test('decisions of one seat in a row are told together', () => {
  const turns = told(
    [entry(0, null, 'begin', { kind: 'opening' }), entry(1, 0, 'a'), entry(2, 0, 'b'), entry(3, 1, 'c')],
    null,
  );
  expect(turns.map((turn) => [turn.seat, turn.lines.map((line) => line.text)])).toEqual([
    [null, ['begin']],
    [0, ['a', 'b']],
    [1, ['c']],
  ]);
});

test('a turn begins with its heading, also where the action of another player ends the turn before', () => {
  const lines = [
    { text: 'Anna draws', rule: 'X-1', event: 'e', turn: null },
    { text: 'Bruno begins', rule: 'X-2', event: 'e', turn: 1 },
    { text: 'Bruno gets income', rule: 'X-3', event: 'e', turn: null },
  ];
  const turns = told([entry(1, 0, 'a'), entry(2, 0, '', { lines } as Partial<Entry>), entry(3, 1, 'b')], null);
  expect(turns.map((turn) => [turn.seat, turn.lines.map((line) => line.text)])).toEqual([
    [0, ['a', 'Anna draws']],
    [1, ['Bruno begins', 'Bruno gets income', 'b']],
  ]);
  expect(new Set(turns.map((turn) => turn.key)).size).toBe(turns.length);
});

test('two turns of one player in a row are two blocks', () => {
  const begins = [{ text: 'Anna begins', rule: 'X-2', event: 'e', turn: 0 }];
  const turns = told([entry(1, 0, 'a'), entry(2, 0, '', { lines: begins } as Partial<Entry>)], null);
  expect(turns.map((turn) => turn.lines.length)).toEqual([1, 1]);
});

test('the same line twice in a row is told once, with how often', () => {
  const turns = told([entry(1, 0, 'draws'), entry(2, 0, 'draws'), entry(3, 0, 'lays'), entry(4, 0, 'draws')], null);
  expect(turns[0]?.lines.map((line) => [line.text, line.times])).toEqual([
    ['draws', 2],
    ['lays', 1],
    ['draws', 1],
  ]);
});

test('what others did since the player’s last decision is fresh', () => {
  const turns = told([entry(1, 1, 'old'), entry(2, 0, 'mine'), entry(3, 1, 'new')], 0);
  expect(turns.map((turn) => turn.fresh)).toEqual([false, false, true]);
});

test('what was taken back is struck out, and the undo is told', () => {
  const entries = [entry(1, 0, 'a'), entry(2, 0, 'b'), entry(3, 0, '', { kind: 'undo', undone_to: 1, lines: [] })];
  expect(takenBack(entries)).toEqual(new Set([2]));
  expect(told(entries, 0)[0]?.lines.map((line) => [line.key ?? line.text, line.undone])).toEqual([
    ['a', false],
    ['b', true],
    ['log-undone', false],
  ]);
});

test('who plays at a seat, and what was said about pauses and substitutes, is told', () => {
  const chair = (more: object) => ({
    kind: 'person',
    name: 'Anna',
    level: null,
    ready: true,
    caretaker: false,
    ...more,
  });
  const said = (what: string, about: number | null = null) => ({ said: what, about });
  const entries = [
    entry(1, 0, '', { kind: 'chair', lines: [], chair: chair({ caretaker: true }) as Entry['chair'] }),
    entry(2, 0, '', { kind: 'chair', lines: [], chair: chair({}) as Entry['chair'] }),
    entry(3, 0, '', { kind: 'chair', lines: [], chair: chair({ kind: 'bot' }) as Entry['chair'] }),
    entry(4, 1, '', { kind: 'sitting', lines: [], sitting: said('paused') as Entry['sitting'] }),
    entry(5, 1, '', { kind: 'sitting', lines: [], sitting: said('rests') as Entry['sitting'] }),
    entry(6, 1, '', { kind: 'sitting', lines: [], sitting: said('free', 0) as Entry['sitting'] }),
  ];
  expect(told(entries, 1).map((turn) => turn.lines.map((line) => [line.key, line.about]))).toEqual([
    [
      ['log-caretaker', undefined],
      ['log-seated', undefined],
      ['log-bot-seated', undefined],
    ],
    [
      ['log-paused', undefined],
      ['log-free', 0],
    ],
  ]);
});

test('that the rules were corrected is told in a line of its own, which is nobody’s and not the beginning', () => {
  const turns = told(
    [
      entry(0, null, 'begin', { kind: 'opening' }),
      entry(1, null, '', { kind: 'continued', lines: [] }),
      entry(2, 0, 'a'),
      entry(3, null, '', { kind: 'continued', lines: [] }),
      entry(4, 0, 'b'),
    ],
    0,
  );
  expect(
    turns.map(({ seat, opening, lines }) => [seat, opening, ...lines.map(({ key, text }) => key ?? text)]),
  ).toEqual([
    [null, true, 'begin'],
    [null, false, 'log-continued'],
    [0, false, 'a'],
    [null, false, 'log-continued'],
    [0, false, 'b'],
  ]);
});

test('an entry of a kind that only a newer server knows is told by its lines, and left out without any', () => {
  const kind = 'a new kind' as Entry['kind'];
  const turns = told([entry(1, 0, 'a'), entry(2, null, '', { kind, lines: [] }), entry(3, null, 'news', { kind })], 0);
  expect(turns.map(({ seat, opening, lines }) => [seat, opening, ...lines.map(({ text }) => text)])).toEqual([
    [0, false, 'a'],
    [null, false, 'news'],
  ]);
});

test('events tell which things changed, by all ids in them', () => {
  expect(idsIn([{ event: 'laid', rule: 'X-1', card: 'ry_p1', cards: ['a', 'b'], seat: 2 }])).toEqual(
    new Set(['ry_p1', 'a', 'b']),
  );
  expect(idOf('rank:red:1')).toBe('red:1');
});

test('what is no thing any more loses its mark', () => {
  document.body.innerHTML = '<p data-thing="card:a"></p><p data-thing="card:b"></p>';
  const [left, stays] = document.querySelectorAll('p');
  markFresh(document.body, new Set(['a', 'b']));
  left?.removeAttribute('data-thing');
  markFresh(document.body, new Set(['a', 'b']));
  expect([left, stays].map((element) => element?.hasAttribute('data-fresh'))).toEqual([false, true]);
});
