/** What a branch can be, and what is asked of the server for it. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { words } from '$words/words.svelte';
import type { Schemas } from '$api/http';
import { me } from '$ui/me.svelte';
import Moments from '$ui/review/Moments.svelte';
import BranchDialog from './BranchDialog.svelte';
import { firstSeat, mayTry, othersAt } from './plan';

const seat = (kind: 'person' | 'bot', name: string) => ({
  kind,
  name,
  level: kind === 'bot' ? 'clerk' : null,
  ready: true,
  caretaker: false,
  guest: false,
  entropy_sha256: null,
  member: null,
  bot_of: null,
});
const seats = [seat('person', 'Anna'), seat('bot', 'Clerk 2'), seat('person', 'Ben')];
const table = { match: 'abc', game: 'a-game', status: 'over', rated: false, seat: 2, seats, step: 90 };
const asTable = (changed: object) => ({ ...table, ...changed }) as unknown as Schemas['MatchSummary'];

let asked: unknown[];

beforeAll(() => words.load('en'));
beforeEach(() => {
  asked = [];
  me.person = { account: 1, name: 'Ben', member: false } as never;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (path === '/api/games')
      return Response.json([{ slug: 'a-game', title: 'A game', levels: ['deckhand', 'clerk', 'trader', 'factor'] }]);
    if (path === '/api/visitor') return Response.json({ person: me.person, has_passkeys: false, has_mail: false });
    asked.push([path, await request.json()]);
    return Response.json({ code: 'branch-at-end', text: 'Choose an earlier step.' }, { status: 409 });
  });
});

it('replaces people by bots, and lets bots stay', () => {
  expect(othersAt(seats, 2)).toEqual({ bots: ['Clerk 2'], people: ['Anna'] });
  expect(othersAt(seats, 1)).toEqual({ bots: [], people: ['Anna', 'Ben'] });
});

it('is offered before the end only to one person alone at an unrated table', () => {
  const alone = [seat('bot', 'Clerk 1'), seat('person', 'Ben')];
  const running = { status: 'playing' as const, rated: false, seat: 1, seats: alone, branches_before_end: false };
  expect(mayTry(running)).toBe(true);
  expect(mayTry({ ...running, rated: true })).toBe(false);
  expect(mayTry({ ...running, seat: null })).toBe(false);
  expect(mayTry({ ...running, status: 'over' })).toBe(false);
  expect(mayTry({ ...running, seat: 2, seats })).toBe(false);
});

it('is offered before the end to everyone at a table that agreed, but not in a rated match', () => {
  const agreed = { status: 'playing' as const, rated: false, seat: 2, seats, branches_before_end: true };
  expect(mayTry(agreed)).toBe(true);
  expect(mayTry({ ...agreed, seat: null })).toBe(false);
  expect(mayTry({ ...agreed, rated: true })).toBe(false);
  expect(mayTry({ ...agreed, status: 'over' })).toBe(false);
});

it.each([
  ['over', true, 'Everybody who may watch the other match can watch the branch by its link.'],
  ['over', false, 'Nobody else can watch it.'],
  ['playing', true, 'Nobody else can watch it.'],
])('says who can watch it: %s, watched %s', async (status, spectators, text) => {
  render(BranchDialog, { table: asTable({ status, spectators }), step: 9, through: null, open: true });
  expect(await screen.findByText(new RegExp(text))).toBeTruthy();
});

it('begins with the seat that is looked through, then the own one', () => {
  expect(firstSeat(0, 2)).toBe(0);
  expect(firstSeat(null, 2)).toBe(2);
  expect(firstSeat(null, null)).toBe(0);
});

it('asks for what was chosen, and says why it is refused', async () => {
  render(BranchDialog, { table: asTable({}), step: 41, through: null, open: true });
  expect(screen.getByRole('heading', { name: 'Play on from step 41' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Ben (you)', checked: true })).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: 'As it was' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Anna' }));
  await fireEvent.click(await screen.findByRole('radio', { name: /Factor/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Start the branch' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Choose an earlier step.');
  expect(asked).toEqual([['/api/matches/abc/branches', { step: 41, seat: 0, dealt_again: false, level: 'factor' }]]);
});

it('leaves no choice before the end', async () => {
  const alone = [seat('bot', 'Clerk 1'), seat('person', 'Ben')];
  const running = asTable({ status: 'playing', seat: 1, seats: alone });
  render(BranchDialog, { table: running, step: 12, through: 1, open: true });
  await fireEvent.click(await screen.findByRole('button', { name: 'Start the branch' }));

  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.getByText(/Clerk 1 stays the same bot/)).toBeTruthy();
  await screen.findByRole('alert');
  expect(asked).toEqual([['/api/matches/abc/branches', expect.objectContaining({ seat: 1, dealt_again: true })]]);
});

it('begins with the seat and before the decision of which a review speaks', async () => {
  const decisions = [{ number: 1, step: 33, value: -0.1, spread: 0.02, words: null }] as never;
  render(Moments, {
    decisions,
    table: asTable({}),
    loaded: null as never,
    seat: 1,
    all: 9,
    looked: 4,
    clear: 1,
    own: false,
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Play on from here: step 33' }));

  expect(await screen.findByRole('heading', { name: 'Play on from step 33' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Clerk 2', checked: true })).toBeTruthy();
});
