import { describe, expect, it } from 'vitest';
import { lines, scaleOf } from './leaderboard';

const row = (place: number, points: number, me = false) => ({
  ...{ place, name: `Person ${place}`, matches: 30, points, low: points + 50, high: points + 190, me },
});
const bot = (level: string, points: number) => ({ level, points, mark: points + 240 });
const names = (shown: ReturnType<typeof lines>) => shown.map(({ level, name, me }) => level ?? (me ? 'me' : name));

describe('a leaderboard', () => {
  it('shows bots between the people, without a place', () => {
    const shown = lines({ rows: [row(1, 1300), row(2, 1100)], bots: [bot('factor', 1200)], mine: null, more: false });
    expect(names(shown)).toEqual(['Person 1', 'factor', 'Person 2']);
    expect(shown.map(({ place }) => place)).toEqual([1, null, 2]);
  });

  it('leaves out bots that belong on a later page', () => {
    const bots = [bot('factor', 1200), bot('clerk', 600)];
    expect(names(lines({ rows: [row(1, 1300), row(2, 1100)], bots, mine: null, more: true }))).not.toContain('clerk');
    expect(names(lines({ rows: [row(1, 1300), row(2, 1100)], bots, mine: null, more: false }))).toContain('clerk');
  });

  it('shows me once, at the end if I stand further down', () => {
    const rows = [row(1, 1300), row(2, 1100)];
    expect(names(lines({ rows, bots: [], mine: row(38, 900, true), more: true }))).toEqual([
      'Person 1',
      'Person 2',
      'me',
    ]);
    const own = [row(1, 1300, true)];
    expect(names(lines({ rows: own, bots: [], mine: own[0]!, more: false }))).toEqual(['me']);
  });

  it('draws all intervals on one scale', () => {
    const scale = scaleOf([row(1, 1000), row(2, 500)]);
    expect([scale(550), scale(1190)]).toEqual([0, 100]);
    expect(scaleOf([{ low: 7, high: 7 }])(7)).toBe(50);
  });
});
