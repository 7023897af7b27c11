/** Nights and holidays are checked before the server is asked. */
import { expect, test } from 'vitest';
import { ahead, clockTime, daysText, hindrance, minutesOf, tooLong, zones } from './resting';

test('minutes after midnight are times of the day, and back', () => {
  expect([0, 485, 1320].map(clockTime)).toEqual(['00:00', '08:05', '22:00']);
  expect(['00:00', '08:05', ''].map(minutesOf)).toEqual([0, 485, null]);
});

test('a night may pass midnight and has fourteen hours at most', () => {
  expect(tooLong(22 * 60, 8 * 60)).toBe(false);
  expect(tooLong(20 * 60, 10 * 60)).toBe(false);
  expect(tooLong(20 * 60, 10 * 60 + 1)).toBe(true);
});

test('a holiday ends after it begins, begins on a day of its own, and all together have sixty days', () => {
  const known = [{ first: '2027-03-01', last: '2027-03-30' }];
  expect(hindrance(known, { first: '2027-05-02', last: '2027-05-01' })).toBe('rest-order');
  expect(hindrance(known, { first: '2027-03-01', last: '2027-03-02' })).toBe('rest-same');
  expect(hindrance(known, { first: '2027-05-01', last: '2027-05-31' })).toBe('rest-many');
  expect(hindrance(known, { first: '2027-05-01', last: '2027-05-30' })).toBeNull();
});

test('holidays stand in their order, and what is over is gone', () => {
  const holidays = [
    { first: '2027-05-01', last: '2027-05-02' },
    { first: '2026-12-01', last: '2026-12-02' },
    { first: '2027-03-01', last: '2027-03-02' },
  ];
  expect(ahead(holidays, '2027-01-01').map(({ first }) => first)).toEqual(['2027-03-01', '2027-05-01']);
});

test('the chosen time zone is among all of them', () => {
  expect(zones('Europe/Berlin')).toContain('Europe/Berlin');
  expect(zones('UTC').filter((zone) => zone === 'UTC')).toHaveLength(1);
});

test('days are written as the language writes them', () => {
  expect(daysText({ first: '2027-03-01', last: '2027-03-01' }, 'en-GB')).toBe('1 Mar 2027');
});
