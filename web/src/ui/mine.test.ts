/** My lists: told by a socket, and asked for once a minute without one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aged, type Mine } from './shared/matches/my-matches';
import { myLists } from './mine.svelte';

/** The browser's socket, whose other end a test holds. */
class Line extends EventTarget {
  static readonly [key: string]: unknown;
  static last: Line;
  static readonly OPEN = 1;
  readyState = 0;
  binaryType = 'blob';
  bufferedAmount = 0;
  readonly sent: string[] = [];

  constructor(readonly url: string) {
    super();
    Line.last = this;
  }
  send(message: string): void {
    this.sent.push(message);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tells(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  breaks(): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  }
}

const match = (id: string, moved: number, more: object = {}): Mine =>
  ({
    table: { match: id, status: 'playing', seat: 0, clocks: [{ left: 60, running: true, asleep: false }] },
    moved_at: `2026-11-17T05:0${moved}:00Z`,
    waits_for_me: false,
    left: null,
    ...more,
  }) as unknown as Mine;
const ids = () => myLists.matches?.map(({ table }) => table.match) ?? null;

let requests: string[];
let answer: Mine[];
let close: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  requests = [];
  answer = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(new URL(request.url).pathname);
    return Promise.resolve(Response.json(answer));
  });
  myLists.open('en')(); // forgets what another file has left
  close = myLists.open('de');
  await vi.advanceTimersByTimeAsync(10);
});

afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the socket is greeted in the language of the page, and nothing is known before it tells', () => {
  Line.last.opens();
  expect(Line.last.url).toMatch(/\/api\/me\/socket$/);
  expect(Line.last.sent).toEqual([JSON.stringify({ say: 'hello', lang: 'de' })]);
  expect(ids()).toBeNull();
  expect(myLists.isHere('a', 1)).toBeNull();
});

test('what changes takes its place in the list, and what is gone leaves it', () => {
  Line.last.opens();
  Line.last.tells({ tell: 'mine', matches: [match('a', 3), match('b', 2), match('c', 1)] });
  Line.last.tells({ tell: 'changed', matches: [match('c', 4, { waits_for_me: true }), match('d', 5)], gone: ['b'] });
  expect(ids()).toEqual(['d', 'c', 'a']);
  expect(myLists.matches?.[1]?.waits_for_me).toBe(true);
  expect(requests).toEqual([]);
});

test('who is here is known for the matches of the list, and not after the connection broke', () => {
  Line.last.opens();
  Line.last.tells({ tell: 'here', matches: [{ match: 'a', seats: [0, 2] }] });
  expect([0, 1, 2].map((seat) => myLists.isHere('a', seat))).toEqual([true, false, true]);
  expect(myLists.isHere('elsewhere', 0)).toBeNull();
  Line.last.breaks();
  expect(myLists.isHere('a', 1)).toBeNull();
});

test('without the socket the list is asked for once a minute, with it never', async () => {
  answer = [match('a', 1)];
  await vi.advanceTimersByTimeAsync(180_000);
  expect(requests).toEqual(['/api/me/matches', '/api/me/matches', '/api/me/matches']);
  expect(ids()).toEqual(['a']);
  while (Line.last.readyState !== 0) await vi.advanceTimersByTimeAsync(100); // it tries again and again
  Line.last.opens();
  Line.last.tells({ tell: 'mine', matches: [] });
  const pongs = setInterval(() => Line.last.tells({ tell: 'pong' }), 1000);
  await vi.advanceTimersByTimeAsync(180_000);
  clearInterval(pongs);
  expect(requests).toHaveLength(3);
  expect(ids()).toEqual([]);
});

test('a list that is looked at again is asked for over the socket', async () => {
  Line.last.opens();
  Line.last.tells({ tell: 'mine', matches: [] });
  await myLists.look();
  expect(Line.last.sent.at(-1)).toBe(JSON.stringify({ say: 'look' }));
  expect(requests).toEqual([]);
});

test('a clock that runs has gone on since it was told, one that rests has not', () => {
  const asleep = { table: { ...match('a', 1).table, clocks: [{ left: 60, running: true, asleep: true }] } };
  expect(aged(match('a', 1, { left: 60 }), 1000, 21_000).left).toBe(40);
  expect(aged(match('a', 1, { left: 60 }), 1000, 99_000).left).toBe(0);
  expect(aged(match('a', 1, { left: 60, ...asleep }), 1000, 21_000).left).toBe(60);
});
