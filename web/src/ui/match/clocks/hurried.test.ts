/** While many tables wait for bots, the table says that strong ones think for a shorter time. */
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words } from '$words/words.svelte';
import { Match, type Seen } from '$ui/match/match.svelte';
import Attendance from './Attendance.svelte';
import { Sitting } from './sitting.svelte';

class Socket extends EventTarget {
  send(): void {}
  close(): void {}
}

let match: Match;
beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  match = new Match('abc', { tell: () => undefined, happened: () => undefined, tooMuch: () => undefined });
  match.table = { seats: [], sitting: { paused: false, pause_wanted: [], freed_by: [], free: [] } } as never;
});
afterEach(() => match.close());

async function shown(language: 'en' | 'de', share: number | undefined): Promise<string> {
  await words.load(language);
  match.seen = { seat: 0, status: 'playing', deciders: [1], bot_share: share } as unknown as Seen;
  render(Attendance, { match, sitting: new Sitting(match) });
  return screen.getByRole('status').textContent.trim();
}

it.each([
  ['en', 'Many tables are waiting for bots. Strong bots think for a shorter time'],
  ['de', 'Gerade warten viele Tische auf Bots. Starke Bots überlegen deshalb kürzer'],
] as const)('says so in %s', async (language, text) => {
  expect(await shown(language, 0.4)).toContain(text);
});

it.each([1, 0.8, undefined])('says nothing if they have enough time: %s', async (share) => {
  expect(await shown('en', share)).toBe('');
});
