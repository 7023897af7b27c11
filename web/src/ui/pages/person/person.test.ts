import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { parse } from '$ui/route.svelte';
import { emblemOf, personPath } from '$ui/shared/people/people';
import PersonName from '$ui/shared/people/PersonName.svelte';
import { words } from '$words/words.svelte';
import { dotsOf, lineOf, percent, scaleOf } from './figures';
import RatingCourse from './RatingCourse.svelte';
import Together from './Together.svelte';

test.each(['Chiara', 'AC/DC', '100 %', 'a?b#c', 'Änne', '漢字'])('the page of %s is found by its address', (name) => {
  const address = new URL(personPath(name), 'https://kontor.example');
  expect(parse(address)).toEqual({ page: 'person', name });
});

test.each(['.', '..'])('a browser does not take the name %s for a folder', (name) => {
  const found = parse(new URL(personPath(name), 'https://kontor.example'));
  // The server ignores the space around a name.
  expect(found).toEqual({ page: 'person', name: ` ${name}` });
});

test('a name leads to the page of a member, by the name they have now', () => {
  const { container } = render(PersonName, { name: 'Anna', member: 'Anna the Bold' });
  const link = container.querySelector('a')!;
  expect(link.getAttribute('href')).toBe('/people/Anna%20the%20Bold');
  expect(link.textContent).toBe('Anna');
});

test('guests, bots and people who are gone have no page', () => {
  const { container } = render(PersonName, { name: 'Gustav', member: null });
  expect(container.querySelector('a')).toBeNull();
  expect(container.textContent).toBe('Gustav');
});

test('beside a running table the page opens in a tab of its own', () => {
  const { container } = render(PersonName, { name: 'Anna', member: 'Anna', apart: true });
  expect(container.querySelector('a')!.target).toBe('_blank');
});

test('all bars of the ratings fit on their scale', () => {
  const ratings = [
    { strength: 1900, margin: 600 },
    { strength: 2400, margin: 100 },
  ];
  const scale = scaleOf(ratings);
  for (const { strength, margin } of ratings) {
    expect(scale(strength - margin)).toBeGreaterThanOrEqual(0);
    expect(scale(strength + margin)).toBeLessThanOrEqual(100);
  }
  expect(scaleOf([{ strength: 1000, margin: 0 }])(1000)).toBeGreaterThan(0);
});

test('the course has its highest match at the top, and one match alone in the middle', () => {
  const course = [
    { points: 10, place: 2 },
    { points: 40, place: 1 },
  ];
  expect(dotsOf(course, 100, 80)).toEqual([
    { x: 0, y: 60, won: false },
    { x: 100, y: 0, won: true },
  ]);
  expect(dotsOf([{ points: -5, place: 1 }], 100, 80)[0]).toMatchObject({ x: 50, y: 80 });
});

test('a line goes from left to right with the highest figure at the top, and is level for equal ones', () => {
  expect(lineOf([10, 30, 20], 100, 40)).toBe('M0.0 40.0L50.0 0.0L100.0 20.0');
  expect(lineOf([10, 10], 100, 40)).toBe('M0.0 20.0L100.0 20.0');
  expect(lineOf([10], 100, 40)).toBe('M0.0 20.0');
});

test('the rating over time says in words what the line shows', async () => {
  await words.load('en');
  const course = [
    { day: '2026-11-02', points: 1010 },
    { day: '2026-11-04', points: 1060 },
    { day: '2026-11-09', points: 1042 },
  ];
  const { container } = render(RatingCourse, { course });
  const label = container.querySelector('svg')!.getAttribute('aria-label')!;
  expect(label).toMatch(/3 public matches since .*2.* between 1,010 and 1,060 points, now 1,042\./);
});

test('head to head says how many matches each of the two won', async () => {
  await words.load('de');
  const together = [{ game: 'goa', matches: 4, won: 1, lost: 2 }];
  const { container } = render(Together, { together, name: 'Vito', games: [] });
  expect(container.querySelector('h2')!.textContent).toBe('Du und Vito');
  expect(container.textContent).toContain('4 Partien');
  expect(container.textContent).toContain('1 von dir gewonnen, 2 von Vito');
  const [mine, theirs] = container.querySelectorAll<HTMLElement>('.bar > *');
  expect([mine!.style.width, theirs!.style.width]).toEqual(['25%', '50%']);
  await words.load('en');
});

test('a share of nothing is nothing', () => {
  expect([percent(0, 0), percent(1, 3), percent(2, 3)]).toEqual([0, 33, 67]);
});

test('a person always has the same emblem', () => {
  expect(emblemOf('Chiara')).toBe(emblemOf('Chiara'));
  expect(emblemOf('')).toBe(0);
});
