import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '$words/words.svelte';
import { whyLate } from '$ui/match/late';
import { howFar, meanPoints, seenWhen, type Running } from './watching';

const running = (step: number, points: (number | null)[]): Running =>
  ({ table: { step, seats: points.map(() => ({})) }, points }) as unknown as Running;

describe('a running match in the list', () => {
  beforeAll(() => words.load('en'));

  it('says how far it is', () => {
    expect(howFar(running(0, [null, null]))).toBe('Just begun · 2 seats');
    expect(howFar(running(1, [null, null]))).toBe('After 1 move · 2 seats');
    expect(howFar(running(43, [null, null, null]))).toBe('After 43 moves · 3 seats');
  });

  it('has a mean rating if two people or more have one', () => {
    expect(meanPoints(running(1, [1000, null, 1101]))).toBe(1051);
    expect(meanPoints(running(1, [1000, null]))).toBeNull();
    expect(meanPoints(running(1, [null, null]))).toBeNull();
  });

  it('says how late a rated one is seen', () => {
    expect(seenWhen(180)).toBe('You see it 3 minutes late: it is rated.');
    expect(whyLate({ delay_seconds: 180 })).toBe('You see this table 3 minutes late because the match is rated.');
    expect(whyLate({ delay_seconds: 86_400 })).toContain('1 day late');
    expect(whyLate({ delay_seconds: null })).toBe('');
    expect(whyLate(null)).toBe('');
  });
});
