/** The terms of a glossary in a text: whole words, the longest form, once each, and not in the names of things. */
import { expect, test } from 'vitest';
import type { Part } from '$ui/match/phrase/pictures';
import { termFinder, type Piece } from './finding';

const TERMS = [
  { id: 'rank', term: 'rank', forms: ['ranks'] },
  { id: 'number', term: 'monopoly number', forms: [] },
  { id: 'monopoly', term: 'monopoly', forms: ['monopolies'] },
  { id: 'market', term: 'Black Market', forms: [] },
  { id: 'row', term: 'Rang', forms: ['Ränge', 'Rängen'] },
  { id: 'oil', term: 'öl', forms: [] },
  { id: 'mark', term: 'red X', forms: ['X'] },
];
const find = termFinder(TERMS);

/** A text with its terms in brackets. */
const shown = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'term' in piece ? `[${piece.term}:${piece.words}]` : `<${piece.thing.name}>`;
    })
    .join('');
const mark = (text: string): string => shown(find([text]));

test.each([
  ['a form anywhere in the text', 'Your rank, or his.', 'Your [rank:rank], or his.'],
  ['another form', 'Two ranks.', 'Two [rank:ranks].'],
  ['the longer of two forms', 'The monopoly number is 5.', 'The [number:monopoly number] is 5.'],
  ['both, where both are said', 'A monopoly: monopoly number 5', 'A [monopoly:monopoly]: [number:monopoly number] 5'],
  ['each term once', 'A rank, a rank, two ranks.', 'A [rank:rank], a rank, two ranks.'],
  ['a capital at the start', 'Rank 1 is best.', '[rank:Rank] 1 is best.'],
  ['a capital after a full stop', 'Good. Rank 1.', 'Good. [rank:Rank] 1.'],
  ['a capital in quotation marks', 'Sag: „Rank 1“', 'Sag: „[rank:Rank] 1“'],
  ['an umlaut with its capital', 'Öl und Wein', '[oil:Öl] und Wein'],
  ['a form with an umlaut', 'Deine Ränge: gut', 'Deine [row:Ränge]: gut'],
  ['a form that ends in a bare letter', 'The X, again X.', 'The [mark:X], again X.'],
])('it finds %s', (_, text, expected) => {
  expect(mark(text)).toBe(expected);
});

test.each([
  ['a part of a word', 'Franking, ranked, rankö'],
  ['a part of a word with umlauts', 'Vorrang, Rangübersicht, Ölrank'],
  ['a part of a word with a hyphen', 'rank-free, non-rank'],
  ['a part of a word with a number or a line', 'rank2 rank_a'],
  ['a capital inside a sentence', 'Take Rank and file'],
  ['another case', 'RANK black market rAnk'],
])('it does not take %s for a term', (_, text) => {
  expect(find([text])).toEqual([text]);
});

const thing: Part = { thing: { id: 'a', name: 'rank 7' }, opening: '' };

test('the name of a thing is left alone, and what is after it begins no sentence', () => {
  expect(shown(find(['Take ', thing, ' of this rank.']))).toBe('Take <rank 7> of this [rank:rank].');
  expect(shown(find([thing, ' Rank ', thing]))).toBe('<rank 7> Rank <rank 7>');
  expect(shown(find(['A rank: ', thing, ', a rank']))).toBe('A [rank:rank]: <rank 7>, a rank');
});

test('nothing of a text gets lost, however it is cut', () => {
  const words = ['rank', 'ranks', 'monopoly', 'number', 'Black', 'Market', 'Rang', 'X', 'red', '.', 'and', ', ', 'Öl '];
  for (let seed = 1; seed <= 300; seed++) {
    // Any order of words will do, the same in every run.
    const at = (place: number) =>
      words[(seed * (place + 3) * 7919 + place * 104_729 + (seed >> place)) % words.length]!;
    const texts = [0, 1, 2, 3, 4, 5].map(at);
    const parts: Part[] = seed % 2 ? [texts.join(' ')] : [texts.slice(0, 3).join(' '), thing, texts.slice(3).join(' ')];
    const pieces = find(parts);
    const plain = (each: Piece) => (typeof each === 'string' ? each : 'term' in each ? each.words : each.thing.name);
    expect(pieces.map(plain).join('')).toBe(parts.map(plain).join(''));
    const ids = pieces.flatMap((each) => (typeof each !== 'string' && 'term' in each ? [each.term] : []));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('signs with a meaning in patterns are taken as they are', () => {
  const odd = termFinder([{ id: 'odd', term: 'a.b (c)', forms: ['', '$'] }]);
  expect(shown(odd(['aXb (c) or a.b (c)']))).toBe('aXb (c) or [odd:a.b (c)]');
});

test('a game without a glossary leaves texts as they are', () => {
  const parts: Part[] = ['Your rank, ', thing];
  expect(termFinder([])(parts)).toEqual(parts);
});
