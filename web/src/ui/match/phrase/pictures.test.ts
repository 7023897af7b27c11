/** Names in texts that can be drawn. */
import { expect, test } from 'vitest';
import { cutter } from './pictures';

const things = [
  { id: 'a', name: 'Ship' },
  { id: 'b', name: 'Red Ship (2)' },
  { id: 'c', name: 'Red Ship (2)' },
];

const drawn = (at: number, opening = '') => ({ thing: things[at], opening });

test('a text is cut at the names of things, and the longer name wins', () => {
  expect(cutter(things)('Take Red Ship (2), or Ship.')).toEqual(['Take ', drawn(1), ', or ', drawn(0), '.']);
});

test('an opening sign stays with its thing', () => {
  expect(cutter(things)('Nimm „Ship“ (Red Ship (2))')).toEqual(['Nimm ', drawn(0, '„'), '“ ', drawn(1, '('), ')']);
});

test('a name inside another word is no thing', () => {
  expect(cutter(things)('Shipyard, Überseeship, Ships')).toEqual(['Shipyard, Überseeship, Ships']);
});

test('a text without things, and a game that draws none, stay as they are', () => {
  expect(cutter(things)('Nothing here.')).toEqual(['Nothing here.']);
  expect(cutter([])('Take Red Ship (2).')).toEqual(['Take Red Ship (2).']);
});
