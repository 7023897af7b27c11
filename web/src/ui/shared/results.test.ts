/** What the last matches against bots suggest. */
import { beforeEach, describe, expect, it } from 'vitest';
import { advice, keepResult, keptResults, levelAgainst, type Result } from './results';

const LEVELS = ['deckhand', 'clerk', 'trader', 'factor'];
const result = (match: string, place: number, level = 'clerk', game = 'goa'): Result => ({
  match,
  game,
  level,
  place,
  seats: 3,
});
const person = { kind: 'person', level: null } as const;
const bot = (level: string) => ({ kind: 'bot', level }) as const;

beforeEach(() => localStorage.clear());

describe('the level of the bots', () => {
  it('is that of all others, and a bot with a style counts as a Trader', () => {
    expect(levelAgainst([person, bot('clerk'), bot('clerk')], 0)).toBe('clerk');
    expect(levelAgainst([bot('builder'), person, bot('trader')], 1)).toBe('trader');
  });

  it('is unknown if they differ, or if another person plays', () => {
    expect(levelAgainst([person, bot('clerk'), bot('trader')], 0)).toBeNull();
    expect(levelAgainst([person, bot('clerk'), person], 0)).toBeNull();
  });
});

describe('the results', () => {
  it('are kept once for each match, the latest first', () => {
    for (const match of ['a', 'b', 'a']) keepResult(result(match, 1));
    expect(keptResults().map(({ match }) => match)).toEqual(['a', 'b']);
  });

  it('are none if what was kept cannot be read', () => {
    localStorage.setItem('kontor-results', '{');
    expect(keptResults()).toEqual([]);
  });
});

describe('the advice', () => {
  it('is a stronger level after two wins in a row, and a weaker one after two last places', () => {
    const won = [result('b', 1), result('a', 1)];
    expect(advice(won, 'goa', 'clerk', LEVELS)).toEqual({ level: 'trader', why: 'stronger' });
    const lost = [result('b', 3), result('a', 3)];
    expect(advice(lost, 'goa', 'clerk', LEVELS)).toEqual({ level: 'deckhand', why: 'weaker' });
  });

  it('is none after one match, mixed results, another level, another game, or at the end of the list', () => {
    const won = [result('b', 1), result('a', 1)];
    expect(advice(won.slice(1), 'goa', 'clerk', LEVELS)).toBeNull();
    expect(advice([result('b', 1), result('a', 2)], 'goa', 'clerk', LEVELS)).toBeNull();
    expect(advice(won, 'goa', 'trader', LEVELS)).toBeNull();
    expect(advice(won, 'borneo', 'clerk', LEVELS)).toBeNull();
    expect(advice([result('b', 1, 'factor'), result('a', 1, 'factor')], 'goa', 'factor', LEVELS)).toBeNull();
  });
});
