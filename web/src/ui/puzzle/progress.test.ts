/** What a browser remembers of puzzles, and which one comes next. */
import { beforeEach, expect, test, vi } from 'vitest';
import { nextOf } from './progress.svelte';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = async () => (await import('./progress.svelte')).progress;
const puzzles = ['a', 'b', 'c'].map((id) => ({ id, game: 'one' }));

test('the first answer counts, and what was solved stays solved', async () => {
  const progress = await load();
  progress.note('a', true);
  progress.note('a', false);
  progress.note('b', false);
  progress.note('b', true);
  progress.note('c', false);
  expect(['a', 'b', 'c', 'd'].map((id) => progress.of(id))).toEqual(['first', 'later', 'wrong', null]);
});

test('it is remembered when the page is opened again', async () => {
  (await load()).note('a', true);
  vi.resetModules();
  expect((await load()).isSolved('a')).toBe(true);
});

test('what is broken in the store is forgotten', async () => {
  localStorage.setItem('kontor-puzzles', 'no json');
  expect((await load()).of('a')).toBeNull();
});

test('the next puzzle is the next unsolved one of the same game, also from the beginning', () => {
  const all = [...puzzles, { id: 'z', game: 'two' }];
  const after = (id: string, ...solved: string[]) => nextOf(all, id, (each) => solved.includes(each))?.id ?? null;
  expect(after('a')).toBe('b');
  expect(after('a', 'b')).toBe('c');
  expect(after('c', 'c')).toBe('a');
  expect(after('b', 'a', 'b', 'c')).toBeNull();
  expect(after('z')).toBeNull();
});
