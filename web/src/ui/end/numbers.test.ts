// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { barsOf, sourcesOf } from './bars';
import { courseOf, landmarks, spread } from './course';
import { digest, digestOf } from '../luck/digest';
import { botString, canCheck, check, fromHex, mixed } from './fairness';
import { ranking, tieWasBroken } from './ranking';

/** Computed by kontor.server.matches.lobby.fairness: commitment_of(bytes(range(32))) and seed_of(…, entropies). */
const OPENED = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  entropies: ['my own luck', 'Glück und Würfel 🎲', ''],
  prepared: false,
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  seed: 'e66899d958e1dbc4447946f014d677de25e71a72eb6661ee4859d2f58284fdce',
  sources: [],
  failed_reveals: 0,
};
const UNKNOWN = { own: 'unknown', open: [] };

describe('the luck', () => {
  it('is found fair when the secret is the promised one and leads to the seed', async () => {
    expect(canCheck()).toBe(true);
    expect(await check(OPENED, OPENED.seed)).toEqual({ promised: true, follows: true, ...UNKNOWN });
  });

  it('is not fair with another secret', async () => {
    const secret = OPENED.secret.replace(/^00/, 'ff');
    expect(await check({ ...OPENED, secret }, OPENED.seed)).toEqual({ promised: false, follows: false, ...UNKNOWN });
  });

  it('is not fair when the texts of the seats are others, or in another order', async () => {
    for (const entropies of [['my own luck', 'Glück und Würfel 🎲'], [...OPENED.entropies].reverse()])
      expect(await check({ ...OPENED, entropies }, OPENED.seed)).toEqual({
        promised: true,
        follows: false,
        ...UNKNOWN,
      });
  });

  it('is not fair when the record was played with another seed', async () => {
    expect(await check(OPENED, OPENED.commitment)).toEqual({ promised: true, follows: false, ...UNKNOWN });
  });

  it('is not fair when the secret cannot be read', async () => {
    expect(await check({ ...OPENED, secret: 'nonsense' }, OPENED.seed)).toEqual({
      promised: false,
      follows: false,
      ...UNKNOWN,
    });
    expect(() => fromHex('abc')).toThrow(TypeError);
  });

  it('binds the host if the own string is in it and the others were fixed before it was known', async () => {
    const strings = ['drawn here', 'drawn by Ben', await botString(OPENED.secret, 2)];
    const seed = await digest(mixed(OPENED.secret, strings));
    const opened = { ...OPENED, entropies: strings, seed };
    const own = { text: 'drawn here', sha256: null, seen: [null, await digestOf('drawn by Ben'), null] };
    const kept = { promise: OPENED.commitment, strings: [own], seated: true };
    const fine = { promised: true, follows: true };
    expect(await check(opened, seed, kept)).toEqual({ ...fine, own: 'in', open: [] });

    const later = { ...kept, strings: [{ ...own, seen: [null, await digestOf('another one'), null] }] };
    expect(await check(opened, seed, later)).toEqual({ ...fine, own: 'in', open: [1] });
    const swapped = { ...kept, strings: [{ ...own, text: 'taken away' }] };
    expect(await check(opened, seed, swapped)).toEqual({ ...fine, own: 'missing', open: [] });
    const elsewhere = { ...kept, strings: [{ text: 'never revealed', sha256: null }] };
    expect(await check(opened, seed, elsewhere)).toEqual({ ...fine, ...UNKNOWN });
    expect(await check(opened, seed, { ...kept, promise: null })).toEqual({ ...fine, ...UNKNOWN });
  });

  it('of a bot follows from the secret, as the server derives it', async () => {
    expect(await botString(OPENED.secret, 2)).toBe('adba2255f54988bd8f2e5321d12216f2a33f9e4bc06a19f44b24478c18a73c4f');
  });

  it('counts each text in by its length in bytes', () => {
    expect([...mixed('ff', ['ü', ''])]).toEqual([255, 0, 0, 0, 2, 0xc3, 0xbc, 0, 0, 0, 0]);
  });
});

const score = (seat: number, parts: Record<string, number>) => ({
  seat,
  parts,
  total: Object.values(parts).reduce((sum, part) => sum + part, 0),
});

describe('the bars', () => {
  it('name each source once, in order', () => {
    expect(sourcesOf([score(0, { b: 1, a: 2 }), score(1, { c: 0, a: 1 })])).toEqual(['b', 'a', 'c']);
  });

  it('fill the whole width only for the longest one, piece after piece', () => {
    const { zero, bars } = barsOf([score(0, { a: 30, b: 10 }), score(1, { a: 0, b: 20 })], ['a', 'b']);
    expect(zero).toBe(0);
    expect(bars[0]?.pieces).toEqual([
      { source: 'a', points: 30, left: 0, width: 75 },
      { source: 'b', points: 10, left: 75, width: 25 },
    ]);
    expect(bars[1]?.pieces).toEqual([{ source: 'b', points: 20, left: 0, width: 50 }]);
  });

  it('draw what was lost to the left of nothing', () => {
    const { zero, bars } = barsOf([score(0, { a: 8 }), score(1, { a: 4, ship: -2 })], ['a', 'ship']);
    expect(zero).toBe(20);
    expect(bars[0]?.pieces).toEqual([{ source: 'a', points: 8, left: 20, width: 80 }]);
    expect(bars[1]?.pieces).toEqual([
      { source: 'a', points: 4, left: 20, width: 40 },
      { source: 'ship', points: -2, left: 0, width: 20 },
    ]);
  });

  it('are empty when nobody has a point', () => {
    expect(barsOf([score(0, { a: 0 })], ['a']).bars).toEqual([{ seat: 0, total: 0, pieces: [] }]);
  });
});

describe('the ranking', () => {
  const scores = [score(0, { a: 5 }), score(1, { a: 9 }), score(2, { a: 9 })];

  it('puts the best first and says who shares a place', () => {
    const ranked = ranking({ places: [3, 1, 1], scores });
    expect(ranked.map(({ seat, place, shared }) => [seat, place, shared])).toEqual([
      [1, 1, true],
      [2, 1, true],
      [0, 3, false],
    ]);
    expect(tieWasBroken(ranked)).toBe(false);
  });

  it('knows when a rule set equal points apart', () => {
    expect(tieWasBroken(ranking({ places: [3, 2, 1], scores }))).toBe(true);
  });

  it('does not take being left out of the score for a broken tie', () => {
    const ranked = ranking({ places: [1, 3, 2], scores, unscored: [1, 2] });
    expect(ranked.map(({ seat, unscored }) => [seat, unscored])).toEqual([
      [0, false],
      [2, true],
      [1, true],
    ]);
    expect(tieWasBroken(ranked)).toBe(false);
  });
});

describe('the course', () => {
  it('is a line for each seat', () => {
    const after = (step: number, one: number, two: number) => ({
      step,
      scores: [score(1, { a: two }), score(0, { a: one })],
    });
    expect(courseOf([after(0, 0, 0), after(1, 3, 1)])).toEqual({
      steps: [0, 1],
      lines: [
        [0, 3],
        [0, 1],
      ],
    });
    expect(courseOf([])).toEqual({ steps: [], lines: [] });
  });

  it('keeps the number of each step where some are left out', () => {
    const after = (step: number, total: number) => ({ step, scores: [score(0, { a: total })] });
    expect(courseOf([after(2, 1), after(3, 4), after(9, 8)])).toEqual({ steps: [2, 3, 9], lines: [[1, 4, 8]] });
  });

  it('has landmarks from the first to the last', () => {
    expect(landmarks(187, 4)).toEqual([0, 62, 124, 186]);
    expect(landmarks(3, 9)).toEqual([0, 1, 2]);
    expect(landmarks(1, 9)).toEqual([0]);
    expect(landmarks(0, 9)).toEqual([]);
  });

  it('has labels that do not overlap and stay within the picture', () => {
    expect(spread([50, 52, 10], 20, 0, 100)).toEqual([50, 70, 10]);
    expect(spread([98, 99, 100], 20, 0, 100)).toEqual([60, 80, 100]);
    expect(spread([30], 20, 0, 100)).toEqual([30]);
  });
});
