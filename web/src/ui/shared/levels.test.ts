/** Levels of bots in words, and what fills empty seats. */
import { describe, expect, it } from 'vitest';
import { about, called, described, filling, habit, hasHabit } from './levels';

describe('a level of bots', () => {
  it('is called by its name, or by its word if this client does not know it', () => {
    expect([called('trader'), called('builder'), called('oracle')]).toEqual(['Trader', 'Mira', 'oracle']);
    expect(about('oracle')).toBe('');
  });

  it('is described by what it does, with its rating where the server sends one', () => {
    expect(described('deckhand', 1160)).toBe('plays at random · Rating 1,160');
    expect(described('deckhand', undefined)).toBe('plays at random');
    expect(described('oracle', 2000)).toBe('Rating 2,000');
  });

  it('has a habit if its bot has a style', () => {
    expect(['trader', 'builder', 'hoarder', 'denier', null].map(hasHabit)).toEqual([false, true, true, true, false]);
    expect(habit('builder', 'Mira')).toBe('Mira likes to invest early.');
  });

  it('fills empty seats with itself, but Traders come with names and styles', () => {
    expect(['clerk', 'trader', 'factor'].map(filling)).toEqual(['clerk', 'mixed', 'factor']);
  });
});
