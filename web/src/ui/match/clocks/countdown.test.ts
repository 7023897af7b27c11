/** Clocks count on by themselves between two words of the server. */
import { beforeAll, expect, test } from 'vitest';
import { span } from '$ui/shared/lists';
import { words } from '$words/words.svelte';
import { face, leftAt, lowOf, passed, warningsOf, type Clock } from './countdown';

const clock = (left: number, more: Partial<Clock> = {}): Clock => ({
  left,
  running: true,
  asleep: false,
  due_at: null,
  ...more,
});
const LIVE = { speed: 'live', bank: 900, increment: 30, cap: 1200, rests: false } as const;
const DAYS = { speed: 'days', bank: 172_800, increment: 28_800, cap: 345_600, rests: true } as const;

beforeAll(() => words.load('en'));

test('a clock that runs loses what has passed since it was heard of, down to nothing', () => {
  expect(leftAt(clock(90), 10_000, 40_000)).toBe(60);
  expect(leftAt(clock(90), 10_000, 200_000)).toBe(0);
});

test('a clock that stands still or whose owner rests loses nothing, nor does one from a moment ahead', () => {
  expect(leftAt(clock(90, { running: false }), 0, 60_000)).toBe(90);
  expect(leftAt(clock(90, { asleep: true }), 0, 60_000)).toBe(90);
  expect(leftAt(clock(90), 10_000, 9_000)).toBe(90);
});

test('the last hour has seconds, and zero is shown only when nothing is left', () => {
  expect([3599.2, 900, 61, 9.1, 0.4, 0].map(face)).toEqual(['1h', '15:00', '1:01', '0:10', '0:01', '0:00']);
  expect(face(2 * 86_400 + 5 * 3600)).toBe('2d 5h');
});

test('lengths of time have their largest units, in the language that is spoken', async () => {
  expect([30, 90, 900, 28_800, 115_200].map((seconds) => span(seconds))).toEqual([
    '30 seconds',
    '1 minute 30 seconds',
    '15 minutes',
    '8 hours',
    '1 day 8 hours',
  ]);
  await words.load('de');
  expect(span(172_800)).toBe('2 Tage');
  await words.load('en');
});

test('a warning comes once for each moment, and only the last of several that passed', () => {
  expect(lowOf(LIVE)).toBe(90);
  expect(passed(warningsOf(LIVE), 91, 90)).toBe(90);
  expect(passed(warningsOf(LIVE), 90, 89.8)).toBeNull();
  expect(passed(warningsOf(LIVE), 100, 9)).toBe(10);
  expect(warningsOf(DAYS)).toEqual([17_280]);
});
