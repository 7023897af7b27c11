/** Whatever people paste, the right table is found or none. */
import { describe, expect, test } from 'vitest';
import { isOnlyHere, linkTo, matchIn } from './invitations';

describe('joining a table', () => {
  test.each([
    ['the code', 'ispqm3sczspq'],
    ['with space around it', '  ispqm3sczspq\n'],
    ['in capitals', 'ISPQM3SCZSPQ'],
    ['the link', 'https://kontor.example/table/ispqm3sczspq'],
    ['the link without its beginning', 'kontor.example/table/ispqm3sczspq'],
    ['the link of a replay', 'http://127.0.0.1:8000/table/ispqm3sczspq/replay?step=3'],
    ['the link within a sentence', 'Come and play: https://kontor.example/table/ispqm3sczspq now!'],
    ['the path', '/table/ispqm3sczspq'],
  ])('%s', (_, pasted) => {
    expect(matchIn(pasted)).toBe('ispqm3sczspq');
  });

  test.each(['', '   ', 'abc', 'two words', 'https://kontor.example/', 'https://kontor.example/table/', 'a/../../b'])(
    'none in “%s”',
    (pasted) => {
      expect(matchIn(pasted)).toBeNull();
    },
  );

  test('the link that invites is understood', () => {
    expect(matchIn(linkTo('ispqm3sczspq'))).toBe('ispqm3sczspq');
  });
});

test.each([
  ['localhost', true],
  ['kontor.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.5', false],
  ['kontor.example.org', false],
  ['127.0.0.1.example.org', false],
])('whether %s leads only to the own machine: %s', (host, only) => {
  expect(isOnlyHere(host)).toBe(only);
});
