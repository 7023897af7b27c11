// @vitest-environment node
/** Nights and holidays are checked before the server is asked. */
import { expect, test } from 'vitest';
import { ahead, clockTime, daysText, furthest, hindrance, minutesOf, todayIn, tooLong, zones } from './rest';

test('minutes after midnight are times of the day, and back', () => {
  expect([0, 485, 1320].map(clockTime)).toEqual(['00:00', '08:05', '22:00']);
  expect(['00:00', '08:05', ''].map(minutesOf)).toEqual([0, 485, null]);
});

test('a night may pass midnight and has twelve hours at most', () => {
  expect(tooLong(22 * 60, 8 * 60)).toBe(false);
  expect(tooLong(20 * 60, 8 * 60)).toBe(false);
  expect(tooLong(20 * 60, 8 * 60 + 1)).toBe(true);
});

test('a holiday ends after it begins, and a year has sixty days off, those that are over included', () => {
  const today = '2027-04-01';
  const had = [{ first: '2027-03-01', last: '2027-03-30' }];
  expect(hindrance(had, { first: '2027-05-02', last: '2027-05-01' }, today)).toBe('rest-order');
  expect(hindrance(had, { first: '2027-05-01', last: '2027-05-31' }, today)).toBe('rest-many');
  expect(hindrance(had, { first: '2027-05-01', last: '2027-05-30' }, today)).toBeNull();
  expect(hindrance(had, { first: '2028-01-20', last: '2028-03-19' }, today)).toBe('rest-many');
  expect(hindrance(had, { first: '2028-03-01', last: '2028-04-29' }, today)).toBeNull();
});

test('a holiday may be made longer, and no day counts twice', () => {
  const known = [{ first: '2027-05-01', last: '2027-06-28' }];
  expect(hindrance(known, { first: '2027-05-01', last: '2027-06-29' }, '2027-04-01')).toBeNull();
  expect(hindrance(known, { first: '2027-05-01', last: '2027-06-30' }, '2027-04-01')).toBe('rest-many');
});

test('there are not more than twenty holidays ahead', () => {
  const days = Array.from({ length: 21 }, (_, each) => `2027-05-${String(each + 1).padStart(2, '0')}`);
  const [one, ...others] = days.map((day) => ({ first: day, last: day }));
  expect(hindrance(others, one!, '2027-05-01')).toBe('rest-many');
  expect(hindrance(others, one!, '2027-05-02')).toBeNull();
});

test('what day it is depends on the time zone, and two years ahead is the furthest', () => {
  const noon = new Date('2027-03-01T12:00:00Z');
  expect(['UTC', 'Pacific/Kiritimati'].map((zone) => todayIn(zone, noon))).toEqual(['2027-03-01', '2027-03-02']);
  expect(furthest('2027-03-01')).toBe('2029-02-28');
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
