/** Matches that cannot be opened here are in every list, with the reason. */
import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '$ui/shared/games';
import { words } from '$words/words.svelte';
import MyMatches from './MyMatches.svelte';
import OpenMatches from '$ui/shared/matches/OpenMatches.svelte';

const server = { answers: {} as Record<string, unknown> };

const games = [{ slug: 'a-game', title: 'A Game' }] as Game[];
const person = (name: string) => ({ kind: 'person', name, level: null, ready: false, caretaker: false });
const EMPTY = { ...person(''), kind: 'empty' };
const table = (match: string, more: object = {}) => ({
  match,
  game: 'pearls',
  status: 'open',
  seat: null,
  seats: [person('Anna'), person('Ben'), EMPTY],
  deciders: [0],
  speed: 'untimed',
  unavailable: 'not-installed',
  ...more,
});
const ASKED = 'The game pearls is not installed. Ask the host.';
const mine = (match: string, status: string, more: object = {}) => ({
  table: table(match, { status, seat: 1 }),
  waits_for_me: false,
  moved_at: '2026-11-15T14:00:00Z',
  since: null,
  left: null,
  due_at: null,
  quick: false,
  asked: ASKED,
  ...more,
});

beforeEach(async () => {
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return Promise.resolve(Response.json(server.answers[pathname + search] ?? []));
  });
  await words.load('en');
});

describe('my matches that cannot be opened', () => {
  beforeEach(() => {
    server.answers = { '/api/visitor': { person: { account: 1, name: 'Ben', member: true } } };
  });
  const shown = () => render(MyMatches, { games });
  const lineIn = async (list: string) => {
    const section = await screen.findByRole('region', { name: list });
    return within(section).getByRole('listitem');
  };

  it('say who plays and why in each list, and lead nowhere', async () => {
    server.answers['/api/me/matches'] = [mine('a', 'open'), mine('b', 'playing')];
    server.answers['/api/me/matches?over=true'] = [mine('c', 'over')];
    shown();
    for (const list of ['Not started yet', 'Running, not your turn', 'Finished, with a replay']) {
      const line = await lineIn(list);
      for (const text of ['pearls', 'Anna', ASKED]) expect(within(line).getByText(text)).toBeTruthy();
      expect(within(line).queryByRole('link')).toBeNull();
    }
  });

  it('say it also where the caretaker plays for me', async () => {
    const away = mine('b', 'playing');
    away.table.seats[1] = { ...person('Ben'), caretaker: true };
    server.answers['/api/me/matches'] = [away];
    shown();
    expect(within(await lineIn('Running, not your turn')).getByText(ASKED)).toBeTruthy();
  });

  it('stand next to those that can', async () => {
    const opened = mine('d', 'over', { asked: '' });
    opened.table = table('d', { status: 'over', seat: 1, game: 'a-game', unavailable: null });
    server.answers['/api/me/matches?over=true'] = [mine('c', 'over'), opened];
    shown();
    const links = within(await screen.findByRole('region', { name: 'Finished, with a replay' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/table/d/replay']);
  });
});

// The speeds are asked for once: this comes before the lists without any.
describe('open tables that can be joined', () => {
  it('have a button, the clock in figures, and a mark if they are rated', async () => {
    server.answers = {
      '/api/matches': [table('open', { game: 'a-game', unavailable: null, speed: 'live', rated: true })],
      '/api/speeds': [{ speed: 'live', bank: 900, increment: 30, cap: 1800, rests: false }],
    };
    render(OpenMatches, { games });
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('link', { name: 'Join A Game with Anna and Ben' }).textContent).toBe('Join');
    expect(row.getByText('rated')).toBeTruthy();
    expect(await row.findByText(/15\smin.* each, \+ 30\ssec.* a turn/)).toBeTruthy();
  });
});

describe('open tables that cannot be opened', () => {
  it.each([
    ['en', 'not-installed', /^Cannot be opened: the game/],
    ['en', 'no-box', /^Cannot be opened: .* components/],
    ['en', 'newer-rules', /^Cannot be opened: .* newer rules/],
    ['en', 'unreadable', /^Cannot be opened: .* cannot read/],
    ['en', 'a reason of a newer server', /^Cannot be opened: .* cannot read/],
    ['de', 'not-installed', /^Lässt sich nicht öffnen: Das Spiel/],
    ['de', 'no-box', /^Lässt sich nicht öffnen: .* Material/],
    ['de', 'newer-rules', /^Lässt sich nicht öffnen: .* neuer/],
    ['de', 'unreadable', /^Lässt sich nicht öffnen: .* nicht lesen/],
  ] as const)('say in %s why: %s', async (language, unavailable, why) => {
    await words.load(language);
    server.answers = { '/api/matches': [table('a', { unavailable })] };
    render(OpenMatches, { games });
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.getByText('pearls')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('come after those that can be joined', async () => {
    const open = table('open', { game: 'a-game', unavailable: null });
    const closed = Array.from({ length: 8 }, (_, at) => table(`closed ${at}`));
    server.answers = { '/api/matches': [...closed, open] };
    render(OpenMatches, { games });
    const [first, ...others] = await screen.findAllByRole('listitem');
    expect(within(first!).getByRole('link').getAttribute('href')).toBe('/table/open');
    expect(others).toHaveLength(7);
  });
});
