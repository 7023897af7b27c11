/** No line begins with the full stop of the line before. */
import { expect, test } from 'vitest';
import { withTails } from './tails';

const term = { term: 'flag' };

test('closing signs stay with the term before them', () => {
  expect(withTails(['Take the ', term, '. Then ', term, '.'])).toEqual([
    { part: 'Take the ', tail: '' },
    { part: term, tail: '.' },
    { part: ' Then ', tail: '' },
    { part: term, tail: '.' },
  ]);
});

test('a text without terms stays as it is', () => {
  expect(withTails(['… and so on.'])).toEqual([{ part: '… and so on.', tail: '' }]);
});
