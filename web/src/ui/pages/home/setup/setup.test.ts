/** What is suggested to somebody who is about to play. */
import { beforeEach, describe, expect, it } from 'vitest';
import { lightestFirst, type Game } from '$ui/shared/games';
import { Setup } from './setup.svelte';

const game = (slug: string, more: Partial<Game> = {}) =>
  ({
    slug,
    seats: [2, 3, 4],
    levels: ['deckhand', 'clerk', 'trader', 'factor'],
    options: [{ name: 'edition', choices: ['new', 'old'], default: 'new', needs: {}, needs_seats: [] }],
    minutes: 0,
    weight: 0,
    ...more,
  }) as unknown as Game;
const games = [game('one'), game('two')];

beforeEach(() => localStorage.clear());

describe('the suggested setup', () => {
  it('has Clerks for somebody who has not finished a match, and Traders afterwards', () => {
    expect(new Setup(games, { experienced: false }).level).toBe('clerk');
    expect(new Setup(games, { experienced: true }).level).toBe('trader');
  });

  it('has the weakest bots first where there are no Clerks', () => {
    const other = [game('one', { levels: ['easy', 'hard'] })];
    expect(new Setup(other, { experienced: false }).level).toBe('easy');
  });

  it('is what was played last, whatever has been finished', () => {
    const last = new Setup(games, { experienced: false, slug: 'two' });
    last.level = 'factor';
    last.bots = 1;
    last.chosen = { edition: 'old' };
    last.keep();
    for (const experienced of [false, true]) {
      const now = new Setup(games, { experienced });
      expect([now.slug, now.level, now.bots, now.kept]).toEqual(['two', 'factor', 1, true]);
      expect(now.plan(2).options).toEqual({ edition: 'old' });
    }
  });

  it('is of the game one looks at, with the level of last time', () => {
    const last = new Setup(games, { experienced: false, slug: 'two' });
    last.level = 'factor';
    last.keep();
    const now = new Setup(games, { experienced: false, slug: 'one' });
    expect([now.slug, now.level, now.kept]).toEqual(['one', 'factor', false]);
  });
});

describe('the order of the games', () => {
  it('is by weight, then by length; who says neither comes last', () => {
    const all = [
      game('silent'),
      game('heavy', { weight: 4, minutes: 30 }),
      game('long', { weight: 2, minutes: 60 }),
      game('short', { weight: 2, minutes: 45 }),
    ];
    expect(lightestFirst(all).map(({ slug }) => slug)).toEqual(['short', 'long', 'heavy', 'silent']);
  });
});
