import { describe, expect, it } from 'vitest';
import {
  asked,
  atLeastOne,
  band,
  bars,
  decisionsOf,
  isLarge,
  line,
  luckOf,
  partsOf,
  pointAt,
  rounded,
  signed,
  type Figures,
} from './figures';

const accountOf = (luck: number, own: number, others: number, result: number) => ({
  start: 0.25,
  luck,
  own,
  others,
  result,
  by_seat: [],
});
const point = (step: number, share: number) => ({
  step,
  share,
  low: share - 0.1,
  high: share + 0.1,
  shares: [share, 1 - share],
});
const figures: Figures = {
  seat: 0,
  curve: [point(0, 0.5), point(10, 0.25), point(20, 1)],
  decisions: [
    { step: 10, value: -0.1, loss: 0.08, low: 0.05, high: 0.11 },
    { step: 15, value: 0, loss: null, low: null, high: null },
  ],
  luck: [],
  account: accountOf(0, 0, 0, 0.25),
  key_moments: [
    { kind: 'decision', step: 10, value: -0.08 },
    { kind: 'luck', step: 12, value: 0.2 },
  ],
  simulations: 1,
};
const plot = { width: 200, height: 100, last: 20 };

describe('the account', () => {
  it('adds up after rounding, whatever is rounded', () => {
    for (const [luck, own] of [
      [0.004, 0.004],
      [-0.125, -0.085],
      [0.3349, -0.2049],
      [-0.006, 0.016],
    ] as const) {
      const { start, luck: a, own: b, others: c, result } = rounded(accountOf(luck, own, -0.25 - luck - own, 0));
      expect(start + a + b + c).toBe(result);
      expect(start).toBe(25);
      expect(Math.abs(a - 100 * luck)).toBeLessThanOrEqual(1.5);
    }
  });

  it('is drawn as bars of which each begins where the one before ends', () => {
    const drawn = bars(partsOf({ start: 25, luck: 6, own: -14, others: -17, result: 0 }, []));
    expect(drawn.map(({ from, length }) => [from, length])).toEqual([
      [0, 25],
      [25, 6],
      [17, 14],
      [0, 17],
      [0, 0],
    ]);
  });

  it('makes room for luck that leads below nothing', () => {
    const drawn = bars(partsOf({ start: 50, luck: -75, own: 5, others: 20, result: 0 }, []));
    expect(drawn.map(({ from, length }) => [from, length])).toEqual([
      [20, 40],
      [0, 60],
      [0, 4],
      [4, 16],
      [20, 0],
    ]);
  });

  it('writes a loss with a minus and a gain with a plus', () => {
    expect([signed(-7), signed(0), signed(6)]).toEqual(['−7', '+0', '+6']);
  });
});

describe('the curve', () => {
  it('is a line from the start to the end for each seat', () => {
    expect(line(plot, figures.curve, 0)).toBe('M0.0 50.0L100.0 75.0L200.0 0.0');
    expect(line(plot, figures.curve, 1)).toBe('M0.0 50.0L100.0 25.0L200.0 100.0');
  });

  it('keeps the interval within the drawing', () => {
    expect(band(plot, figures.curve)).toBe('M0.0 40.0L100.0 65.0L200.0 0.0L200.0 10.0L100.0 85.0L0.0 60.0Z');
  });

  it('has a point for every step', () => {
    expect([0, 9, 10, 99].map((step) => pointAt(figures.curve, step)?.step)).toEqual([0, 0, 10, 20]);
  });
});

describe('the key moments', () => {
  it('are decisions with their words and their interval, and luck', () => {
    const words = [{ step: 10, question: 'q', did: 'd', better: 'b', why: 'w', did_refs: [], better_refs: [] }];
    const [decision] = decisionsOf(figures, words);
    expect(decision).toMatchObject({ number: 1, step: 10, value: -0.08, words: { did: 'd' } });
    expect(decision?.spread).toBeCloseTo(0.03);
    expect(luckOf(figures)).toMatchObject([{ step: 12, value: 0.2 }]);
  });
});

describe('an account with a part that is larger than a win', () => {
  const account = { start: 33, luck: -10, own: 227, others: -250, result: 0 };
  const lost = (value: number) => ({ number: 1, step: 1, value, spread: 0.01, words: null });

  it('is told from others', () => {
    expect(isLarge({ ...account, own: 40, others: -63 })).toBe(false);
    expect(isLarge(account)).toBe(true);
  });

  it('has the named decisions and all others as two parts, which still add up', () => {
    const parts = partsOf(account, [lost(-0.07), lost(-0.044)]);
    expect(parts.map(({ key, points }) => [key, points])).toEqual([
      ['start', 33],
      ['luck', -10],
      ['named', -11],
      ['rest', -12],
      ['result', 0],
    ]);
    expect(bars(parts).at(-2)).toMatchObject({ from: 0, length: 12 });
    expect(partsOf(account, []).map(({ key }) => key)).toEqual(['start', 'luck', 'rest', 'result']);
  });
});

describe('a decision', () => {
  it('is headed by its question, without the explanations after it', () => {
    expect(asked('Bruno bids 4 ducats for the flag. Do you sell it? Who gets it acts first.')).toBe(
      'Bruno bids 4 ducats for the flag. Do you sell it?',
    );
    expect(asked('Choose a card.')).toBe('Choose a card.');
  });

  it('never costs something for certain', () => {
    expect([0, 0.004, 0.021].map(atLeastOne)).toEqual([1, 1, 3]);
  });
});
