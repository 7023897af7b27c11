/** The host of a public table is asked whether a bot may play, after a while, and decides with one touch. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Table } from '$ui/shared/matches/my-matches';
import { words } from '$words/words.svelte';
import BotOffer from './BotOffer.svelte';
import { LobbyMatch } from './lobby.svelte';

const person = { kind: 'person', name: 'Ada' };
const empty = { kind: 'empty', name: '' };
const asked: [string, string][] = [];

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push([`${request.method} ${new URL(request.url).pathname}`, await request.text()]);
    return new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } });
  });
  await words.load('en');
});
afterEach(() => vi.useRealTimers());

function offer(bot_offer_seconds: number | null): void {
  const table = { match: 'abc', seats: [person, empty, empty], seat: 0, creator: true, bot_offer_seconds };
  const lobby = new LobbyMatch(
    () => table as unknown as Table,
    () => Promise.resolve(),
  );
  render(BotOffer, { lobby, levels: ['clerk', 'trader'] });
}

it('asks when the time has come, and seats a bot of the chosen level on the first free seat', async () => {
  offer(0);
  expect(screen.getByRole('status').textContent).toContain('Nobody has come yet for 2 free seats. Let a bot play?');

  await fireEvent.change(screen.getByLabelText('How well it plays'), { target: { value: 'trader' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Seat a bot' }));

  await waitFor(() => expect(asked).toEqual([['PUT /api/matches/abc/seats/1', '{"level":"trader"}']]));
});

it('does not ask before, nor anybody else', async () => {
  vi.useFakeTimers();
  offer(300);
  await vi.advanceTimersByTimeAsync(299_000);
  expect(screen.queryByRole('button')).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  await tick();
  expect(screen.getByRole('button', { name: 'Seat a bot' })).toBeTruthy();
  expect(asked).toEqual([]);
});

it('asks nobody who did not make the table', () => {
  offer(null);
  expect(screen.queryByRole('button')).toBeNull();
});
