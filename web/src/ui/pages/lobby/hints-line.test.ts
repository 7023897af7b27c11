/** The lobby says whether people may ask a bot at this table, and whether they may try out moves. */
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Table } from '$ui/shared/matches/my-matches';
import { words } from '$words/words.svelte';
import SpeedLines from './SpeedLines.svelte';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  await words.load('en');
});

it.each([
  [true, 'You may ask a bot what it would do.'],
  [false, 'There are no hints at this table.'],
])('with hints %s', (hints, text) => {
  render(SpeedLines, { table: { speed: 'untimed', rated: false, hints } as Table });
  expect(screen.getByText(text)).toBeTruthy();
});

it.each([true, false])('says that moves may be tried out only where everyone agrees: %s', (agreed) => {
  render(SpeedLines, { table: { speed: 'untimed', rated: false, hints: true, branches_before_end: agreed } as Table });
  expect(screen.queryAllByText(/^Everyone at this table may try out moves in a branch/)).toHaveLength(agreed ? 1 : 0);
});
