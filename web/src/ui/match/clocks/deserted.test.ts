/** At a table without a clock that waits for a day, people who are here may call the caretaker. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
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
const asked: unknown[] = [];
beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json({ seq: 8, again: false });
  });
  match = new Match('abc', { tell: () => undefined, happened: () => undefined, tooMuch: () => undefined });
  await words.load('en');
});
afterEach(() => match.close());

/** Ada, Bruno and Clara at a table that asks Bruno; Ada looks at it. */
function show(calledBy: number[], deciders = [1], deserted = [1]): void {
  const seats = ['Ada', 'Bruno', 'Clara'].map((name) => ({ kind: 'person', name, caretaker: false }));
  const sitting = { paused: false, pause_wanted: [], freed_by: [[], [], []], free: [] };
  match.table = { seats, seat: 0, sitting: { ...sitting, called_by: [[], calledBy, []], deserted } } as never;
  match.seen = { seq: 7, seat: 0, status: 'playing', deciders } as unknown as Seen;
  render(Attendance, { match, sitting: new Sitting(match) });
}

it('offers to call the caretaker, and asks the server for it', async () => {
  show([]);
  expect(screen.getByText(/Bruno has let this table wait for more than a day/)).toBeTruthy();

  await fireEvent.click(screen.getByRole('button', { name: 'Call the caretaker for Bruno' }));

  const call = ['PUT', '/api/matches/abc/seats/1/caretaker', { seq: 7, agreed: true }];
  await waitFor(() => expect(asked).toEqual([call]));
});

it('says who calls the caretaker, and offers to agree', () => {
  show([2]);
  expect(screen.getByText(/Clara wants the caretaker to play for Bruno/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Agree: the caretaker plays for Bruno' })).toBeTruthy();
});

it('says whose agreement is missing, and takes the own one back', async () => {
  show([0]);
  expect(screen.getByText(/when Clara agrees/)).toBeTruthy();

  await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(asked).toMatchObject([['PUT', expect.any(String), { agreed: false }]]));
});

it.each([
  ['before a day has passed', [1], []],
  ['when somebody else is asked in the meantime', [2], [1]],
])('offers nothing %s', (_, deciders, deserted) => {
  show([], deciders, deserted);
  expect(screen.queryByRole('button')).toBeNull();
});
