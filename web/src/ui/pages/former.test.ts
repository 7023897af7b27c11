/** The pages of matches that a former release stored: their own box, and why one cannot be opened. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcer } from '$ui/announcer.svelte';
import { router } from '$ui/route.svelte';
import { words } from '$words/words.svelte';
import MatchPage from './MatchPage.svelte';
import Replay from './Replay.svelte';

const server = {
  asked: [] as string[],
  answers: {} as Record<string, unknown>,
  problem: { code: '', text: '' },
  /** What the socket says, all at once; a refusal closes it. */
  told: [] as object[],
};
function fetch(wanted: Request | string): Promise<Response> {
  const path = typeof wanted === 'string' ? wanted : new URL(wanted.url).pathname;
  server.asked.push(path);
  if (path.endsWith('/on-its-way')) return new Promise(() => {});
  if (path.includes('/messages/')) return Promise.resolve(new Response('game-title = A Game'));
  const known = path in server.answers;
  return Promise.resolve(Response.json(known ? server.answers[path] : server.problem, { status: known ? 200 : 409 }));
}
class Socket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  constructor() {
    super();
    setTimeout(() => this.open());
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
    for (const frame of server.told) this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
    if (server.told.some((frame) => 'problem' in frame)) this.dispatchEvent(new CloseEvent('close', { code: 4400 }));
  }
  send(): void {}
  close(): void {}
}

const seat = { kind: 'person', name: 'Anna', level: null, ready: true, caretaker: false };
// Boxes and games are kept: no other file may ask for those of this game, and each test has a box of its own.
const GAME = 'a-former-game';
const table = {
  match: 'abc',
  game: GAME,
  components: '',
  status: 'playing',
  commitment: '',
  step: 3,
  seat: null,
  seats: [seat, { ...seat, name: 'Ben' }],
  sitting: { paused: false, pause_wanted: [], freed_by: [[], []], free: [] },
};
const position = {
  match: 'abc',
  seq: 3,
  step: 3,
  status: 'playing',
  seat: null,
  deciders: [0],
  view: {},
  legal: [],
  told: [],
  skipped: 0,
  words: { asked: 'What do you do?', legal: [], players: [] },
  clocks: [],
};

let boxes = 0;
const boxPath = () => `/api/games/${GAME}/boxes/${table.components}`;

beforeEach(async () => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('WebSocket', Socket);
  await words.load('en');
  server.asked = [];
  server.problem = { code: 'not-installed', text: 'The game pearls is not installed.' };
  table.components = `box-${++boxes}`;
  server.answers = { '/api/visitor': { person: null }, [boxPath()]: {} };
});

describe('the page of a match', () => {
  beforeEach(() => router.go('/table/abc'));

  it('asks for the box that the match began with', async () => {
    server.told = [{ tell: 'table', table }];
    render(MatchPage);
    await vi.waitFor(() => expect(server.asked).toContain(boxPath()));
  });

  it('says why the match cannot be opened', async () => {
    server.told = [{ tell: 'refused', key: null, problem: server.problem }];
    render(MatchPage);
    expect((await screen.findByRole('alert')).textContent).toContain('The game pearls is not installed.');
  });
});

describe('the page of a match that goes on by corrected rules', () => {
  beforeEach(() => {
    router.go('/table/abc');
    announcer.said = [];
  });
  const moved = (seq: number, seat: number | null, kinds: readonly string[]) => {
    const told = kinds.map((kind) => ({ seq, kind, seat: null, events: [], lines: [] }));
    return { tell: 'position', seen: { ...position, seq, seat, told } };
  };
  const said = () => announcer.said.map(({ text }) => text);

  it.each([
    ['en', null, 'The rules were corrected. The match goes on from this position.'],
    ['en', 0, 'The rules were corrected. The match goes on from this position.'],
    ['de', null, 'Die Regeln wurden berichtigt. Die Partie geht von dieser Stellung aus weiter.'],
  ] as const)('says it aloud in %s to seat %s, and asks nothing again', async (language, seat, text) => {
    await words.load(language);
    const drawn = { ...table, components: 'on-its-way' };
    server.told = [{ tell: 'table', table: drawn }, moved(4, seat, []), moved(5, seat, ['continued'])];
    render(MatchPage);
    await vi.waitFor(() => expect(said()).toEqual([text]));
  });

  it('stays as it is after an entry of a kind that only a newer server knows', async () => {
    server.told = [{ tell: 'table', table }, moved(4, null, []), moved(5, null, ['a new kind'])];
    const { container } = render(MatchPage);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'A Game');
    expect(container.querySelector('[data-seq]')?.getAttribute('data-seq')).toBe('5');
    expect(said()).toEqual([]);
  });
});

describe('the page of a match before the start', () => {
  it('says so if the list of games lacks its game, and finds it in a newer list', async () => {
    router.go('/table/abc');
    server.answers['/api/games'] = [];
    server.told = [{ tell: 'table', table: { ...table, status: 'open' } }];
    render(MatchPage);
    expect((await screen.findByRole('alert')).textContent).toContain('This server does not have that game.');
    server.answers['/api/games'] = [{ slug: GAME, title: 'A Game', levels: [], options: [] }];
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(await screen.findByRole('heading', { name: 'A Game: the table is open' })).toBeTruthy();
  });
});

describe('the page of a replay', () => {
  beforeEach(() => router.go('/table/abc/replay'));

  it('asks for the box that the match began with', async () => {
    server.answers['/api/matches/abc'] = table;
    render(Replay);
    expect(await screen.findByRole('heading', { name: 'Replay: A Game' })).toBeTruthy();
    expect(server.asked.filter((path) => path.includes('/box'))).toEqual([boxPath()]);
  });

  it('says why the match cannot be opened', async () => {
    render(Replay);
    expect((await screen.findByRole('alert')).textContent).toContain('The game pearls is not installed.');
  });

  it('says in place of the board that a position is lost, and every other step can be reached', async () => {
    const text = 'The position after step 1 cannot be shown.';
    server.problem = { code: 'position-lost', text };
    server.answers['/api/matches/abc'] = { ...table, status: 'over' };
    for (const step of [0, 2, 3]) {
      const words = { asked: `Question ${step}`, legal: [], players: [] };
      const told = [{ seq: step, kind: 'action', seat: 0, events: [], lines: [{ text: `line ${step}`, rule: '' }] }];
      server.answers[`/api/matches/abc/steps/${step}`] = { ...position, step, words, told };
    }
    announcer.said = [];
    render(Replay);
    expect(await screen.findByText('Question 0')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'One step forward' }));
    expect(await screen.findByText(text, { selector: 'main p' })).toBeTruthy();
    expect(screen.queryByText('Question 0')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(announcer.said.map((each) => each.text)).toEqual(['Step 0', 'line 0', 'Step 1', text]);
    await fireEvent.click(screen.getByRole('button', { name: 'One step forward' }));
    expect(await screen.findByText('Question 2')).toBeTruthy();
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '1' } });
    expect(await screen.findByText(text, { selector: 'main p' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Go to the end' }));
    expect(await screen.findByText('Question 3')).toBeTruthy();
    expect(screen.queryByText(text)).toBeNull();
  });
});
