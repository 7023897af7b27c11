/** How the points of a deal are drawn. */
import { describe, expect, test } from 'vitest';
import { columns } from './deals';

describe('the columns of a spread', () => {
  test('hold everybody, with the own points in exactly one', () => {
    const spread = [
      { points: -3, people: 2 },
      { points: 20, people: 5 },
      { points: 61, people: 1 },
    ];
    const drawn = columns(spread, 20);
    expect(drawn.length).toBeLessThanOrEqual(20);
    expect(drawn.reduce((sum, { people }) => sum + people, 0)).toBe(8);
    expect(drawn.filter(({ mine }) => mine).map(({ people }) => people)).toEqual([5]);
    expect(Math.max(...drawn.map(({ height }) => height))).toBe(100);
    expect(drawn[0]!.from).toBe(-3);
  });

  test('are none if nobody has played, and one if everybody has the same', () => {
    expect(columns([], null)).toEqual([]);
    expect(columns([{ points: 7, people: 3 }], null)).toEqual([
      { from: 7, to: 7, people: 3, height: 100, mine: false },
    ]);
  });
});
