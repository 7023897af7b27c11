// @vitest-environment jsdom
/** A socket that stays: how often it asks whether the server is there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SteadySocket } from './steady';

/** A connection of the browser to a server that answers every ping. */
class AnsweredConnection extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: AnsweredConnection[] = [];
  static isSilent = false;
  pings = 0;
  readyState = 0;
  binaryType = 'blob';

  constructor(readonly url: string) {
    super();
    AnsweredConnection.all.push(this);
    setTimeout(() => {
      this.readyState = AnsweredConnection.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }

  send(message: string): void {
    if (JSON.parse(message).say !== 'ping') return;
    this.pings += 1;
    if (!AnsweredConnection.isSilent) setTimeout(() => this.tell({ tell: 'pong' }), 20);
  }

  tell(frame: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  close(): void {
    this.readyState = AnsweredConnection.CLOSED;
  }
}

const told: unknown[] = [];
let socket: SteadySocket;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', AnsweredConnection);
  AnsweredConnection.all = [];
  AnsweredConnection.isSilent = false;
  told.length = 0;
  socket = new SteadySocket('/x', { opened: () => {}, told: (frame) => told.push(frame), closed: () => {} });
  await vi.advanceTimersByTimeAsync(1000);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = () => AnsweredConnection.all.at(-1) as AnsweredConnection;

test('in a quiet minute the server is asked four times, then once a minute', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line().pings).toBe(4);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(line().pings).toBe(9);
  expect(AnsweredConnection.all).toHaveLength(1);
});

test('while something happens, it is asked every 15 seconds', async () => {
  for (let second = 0; second < 300; second += 30) {
    line().tell({ tell: 'position' });
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(line().pings).toBe(20);
});

test('whoever looks at the page again asks at once, and a connection that has died is replaced', async () => {
  await vi.advanceTimersByTimeAsync(200_000);
  const asked = line().pings;
  AnsweredConnection.isSilent = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(line().pings).toBe(asked + 1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(AnsweredConnection.all).toHaveLength(2);
});
