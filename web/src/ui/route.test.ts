/** Addresses are read as they are written. */
import { describe, expect, test } from 'vitest';
import { parse } from './route.svelte';

const at = (path: string) => parse(new URL(path, 'https://kontor.example'));

describe('addresses', () => {
  test('the front page', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('')).toEqual({ page: 'home' });
  });

  test('a game before it starts', () => {
    expect(at('/play/borneo')).toEqual({ page: 'play', game: 'borneo' });
    expect(at('/play/borneo#friends')).toEqual({ page: 'play', game: 'borneo' });
    expect(at('/play')).toEqual({ page: 'home' });
  });

  test('a deal', () => {
    expect(at('/deals/2026-01-01-goa')).toEqual({ page: 'deal', deal: '2026-01-01-goa' });
    expect(at('/deals')).toEqual({ page: 'home' });
    expect(at('/series/12ab')).toEqual({ page: 'series', series: '12ab' });
    expect(at('/series')).toEqual({ page: 'series-list' });
    expect(at('/imports')).toEqual({ page: 'imports' });
  });

  test('the page of a game', () => {
    expect(at('/games/borneo')).toEqual({ page: 'game', game: 'borneo' });
    expect(at('/games/borneo/#rules')).toEqual({ page: 'game', game: 'borneo' });
    expect(at('/games')).toEqual({ page: 'home' });
  });

  test('a table, its review, and its replay at a step', () => {
    expect(at('/table/ispqm3sczspq')).toEqual({ page: 'table', match: 'ispqm3sczspq' });
    expect(at('/table/ispqm3sczspq/')).toEqual({ page: 'table', match: 'ispqm3sczspq' });
    expect(at('/table/abc/replay')).toEqual({ page: 'replay', match: 'abc', step: null });
    expect(at('/table/abc/replay?step=12')).toEqual({ page: 'replay', match: 'abc', step: 12 });
    expect(at('/table/abc/review?seat=1')).toEqual({ page: 'review', match: 'abc' });
    expect(at('/table/abc/replay?step=x')).toEqual({ page: 'replay', match: 'abc', step: null });
    expect(at('/table')).toEqual({ page: 'lost' });
  });

  test('the puzzles, and one of them', () => {
    expect(at('/puzzles#goa')).toEqual({ page: 'puzzles' });
    expect(at('/puzzles/goa-1234')).toEqual({ page: 'puzzle', puzzle: 'goa-1234' });
  });

  test('rules, with one of them', () => {
    expect(at('/rules/borneo')).toEqual({ page: 'rules', game: 'borneo', rule: null });
    expect(at('/rules/borneo#BOR-T2.8')).toEqual({ page: 'rules', game: 'borneo', rule: 'BOR-T2.8' });
    expect(at('/rules')).toEqual({ page: 'lost' });
  });

  test('the token of a recovery link is kept out of the path', () => {
    expect(at('/recover#WzIsMF0.Dx-h_0')).toEqual({ page: 'recover', recovery: 'WzIsMF0.Dx-h_0' });
  });

  test.each(['settings', 'account', 'credits'] as const)('%s', (page) => {
    expect(at(`/${page}`)).toEqual({ page });
  });

  test('anything else is lost', () => {
    expect(at('/nowhere')).toEqual({ page: 'lost' });
  });
});
