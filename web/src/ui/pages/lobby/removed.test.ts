/** A person whom the creator of a table removed is told so and has no way to sit down; the creator can invite them again. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Table } from '$ui/shared/matches/my-matches';
import type { SeatRatings } from '$ui/shared/matches/seat-ratings.svelte';
import { words } from '$words/words.svelte';
import { LobbyMatch } from './lobby.svelte';
import LobbySeat from './LobbySeat.svelte';
import RemovedPeople from './RemovedPeople.svelte';

const person = (name: string) => ({ kind: 'person', name, level: null, ready: false, caretaker: false });
const empty = { kind: 'empty', name: '', level: null, ready: false, caretaker: false };
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  await words.load('en');
});

function lobbyOf(table: object): LobbyMatch {
  const seats = [person('Ada'), person('Bruno'), empty];
  const whole = { match: 'abc', seats, seat: null, creator: false, kept_out: false, removed: [], ...table };
  return new LobbyMatch(
    () => whole as unknown as Table,
    () => Promise.resolve(),
  );
}

const seatOf = (lobby: LobbyMatch, seat: number) =>
  render(LobbySeat, {
    lobby,
    seat,
    levels: [],
    styled: [],
    ratings: { of: () => undefined } as unknown as SeatRatings,
  });

it('offers the creator to remove a person, and nobody else', async () => {
  seatOf(lobbyOf({ seat: 1 }), 0);
  expect(screen.queryByRole('button')).toBeNull();

  seatOf(lobbyOf({ seat: 0, creator: true }), 1);
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Bruno' }));
  await waitFor(() => expect(asked).toEqual(['DELETE /api/matches/abc/seats/1']));
});

it('offers no seat to a person who was removed', () => {
  seatOf(lobbyOf({ kept_out: true }), 2);
  expect(screen.queryByRole('button')).toBeNull();
});

it('invites a removed person again', async () => {
  render(RemovedPeople, { lobby: lobbyOf({ creator: true, removed: [{ number: 4, name: 'Bruno' }] }) });
  expect(screen.getByText(/You have removed Bruno/)).toBeTruthy();

  await fireEvent.click(screen.getByRole('button', { name: 'Invite Bruno again' }));
  await waitFor(() => expect(asked).toEqual(['DELETE /api/matches/abc/removed/4']));
});
