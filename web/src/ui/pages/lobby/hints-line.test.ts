/** The lobby says whether people may ask a bot at this table. */
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
