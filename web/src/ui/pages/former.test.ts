/** The pages of matches that a former release stored: their own box, and why one cannot be opened. */
import { cleanup, configure, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '$ui/route.svelte';
import { words } from '$words/words.svelte';
import MatchPage from './MatchPage.svelte';
import Replay from './Replay.svelte';

const { server } = vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
  const server = {
    asked: [] as string[],
    answers: {} as Record<string, unknown>,
    problem: { code: 'not-installed', text: 'The game pearls is not installed.' },
    /** What the socket says at first; a refusal closes it. */
    told: {} as object,
  };
  vi.stubGlobal('fetch', (wanted: Request | string) => {
    const path = typeof wanted === 'string' ? wanted : new URL(wanted.url).pathname;
    server.asked.push(path);
    if (path.includes('/messages/')) return Promise.resolve(new Response('game-title = A Game'));
    const known = path in server.answers;
    return Promise.resolve(Response.json(known ? server.answers[path] : server.problem, { status: known ? 200 : 409 }));
  });
  class Socket extends EventTarget {
    readyState = 0;
    constructor() {
      super();
      setTimeout(() => this.open());
    }
    open(): void {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(server.told) }));
      if ('problem' in server.told) this.dispatchEvent(new CloseEvent('close', { code: 4400 }));
    }
    send(): void {}
    close(): void {}
  }
  vi.stubGlobal('WebSocket', Object.assign(Socket, { OPEN: 1 }));
  return { server };
});

const seat = { kind: 'person', name: 'Anna', level: null, ready: true, caretaker: false };
const table = {
  match: 'abc',
  game: 'a-game',
  components: 'former',
  status: 'playing',
  commitment: '',
  step: 3,
  seat: null,
  seats: [seat, { ...seat, name: 'Ben' }],
  sitting: { paused: false, pause_wanted: [], freed_by: [[], []], free: [] },
};

beforeAll(() => configure({ asyncUtilTimeout: 10_000 }));
beforeEach(async () => {
  await words.load('en');
  server.asked = [];
  server.answers = { '/api/me': null, '/api/games/a-game/boxes/former': {}, '/api/games/a-game/boxes/older': {} };
});
afterEach(cleanup);

describe('the page of a match', () => {
  beforeEach(() => router.go('/table/abc'));

  it('asks for the box that the match began with', async () => {
    server.told = { tell: 'table', table };
    render(MatchPage);
    await vi.waitFor(() => expect(server.asked).toContain('/api/games/a-game/boxes/former'));
  });

  it('says why the match cannot be opened', async () => {
    server.told = { tell: 'refused', key: null, problem: server.problem };
    render(MatchPage);
    expect((await screen.findByRole('alert')).textContent).toContain('The game pearls is not installed.');
  });
});

describe('the page of a match before the start', () => {
  it('says so if the list of games lacks its game, and finds it in a newer list', async () => {
    router.go('/table/abc');
    server.answers['/api/games'] = [];
    server.told = { tell: 'table', table: { ...table, status: 'open' } };
    render(MatchPage);
    expect((await screen.findByRole('alert')).textContent).toContain('This server does not have that game.');
    server.answers['/api/games'] = [{ slug: 'a-game', title: 'A Game', levels: [], options: [] }];
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(await screen.findByRole('heading', { name: 'A Game: the table is open' })).toBeTruthy();
  });
});

describe('the page of a replay', () => {
  beforeEach(() => router.go('/table/abc/replay'));

  it('asks for the box that the match began with', async () => {
    server.answers['/api/matches/abc'] = { ...table, components: 'older' };
    render(Replay);
    expect(await screen.findByRole('heading', { name: 'Replay: A Game' })).toBeTruthy();
    expect(server.asked.filter((path) => path.includes('/box'))).toEqual(['/api/games/a-game/boxes/older']);
  });

  it('says why the match cannot be opened', async () => {
    render(Replay);
    expect((await screen.findByRole('alert')).textContent).toContain('The game pearls is not installed.');
  });
});
