// @vitest-environment jsdom
/** The socket of a match while the server cannot use its database: a command is sent again with its key, and then given up. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSocket } from './live';

/** A connection of the browser that is open, and keeps what is sent. */
class OpenConnection extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: OpenConnection[] = [];
  readonly sent: { say: string; key?: string }[] = [];
  readyState = 0;
  binaryType = 'blob';

  constructor(readonly url: string) {
    super();
    OpenConnection.all.push(this);
    setTimeout(() => {
      this.readyState = OpenConnection.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }

  send(message: string): void {
    this.sent.push(JSON.parse(message));
  }

  tell(frame: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  close(): void {
    this.readyState = OpenConnection.CLOSED;
  }
}

const played = (connection: OpenConnection) => connection.sent.filter(({ say }) => say === 'play');
const away = (key?: string) => ({ tell: 'refused', key, problem: { code: 'no-database', text: 'full', facts: {} } });

async function opened(): Promise<[LiveSocket, OpenConnection]> {
  const live = new LiveSocket('m', {
    known: () => ({ since: -1, chat_since: 0, lang: 'en' }),
    heard: () => undefined,
    connection: () => undefined,
    refused: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(1000);
  return [live, OpenConnection.all.at(-1) as OpenConnection];
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', OpenConnection);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a move that the database could not take is sent again with its key, and nobody is told', async () => {
  const [live, connection] = await opened();
  const done = live.send({ say: 'play', seq: 3, action: {} });
  const key = played(connection)[0]?.key;

  connection.tell(away(key));
  await vi.advanceTimersByTimeAsync(2000);
  connection.tell({ tell: 'done', key, seq: 4, again: false });

  await expect(done).resolves.toBeUndefined();
  expect(played(connection).map((each) => each.key)).toEqual([key, key]);
  live.close();
});

test('after five more tries the person is told why', async () => {
  const [live, connection] = await opened();
  const told = live.send({ say: 'play', seq: 3, action: {} }).catch((problem: unknown) => problem);
  const key = played(connection)[0]?.key;

  for (let tries = 0; tries < 6; tries += 1) {
    connection.tell(away(key));
    await vi.advanceTimersByTimeAsync(2000);
  }

  expect(await told).toMatchObject({ code: 'no-database' });
  expect(played(connection)).toHaveLength(6);
  live.close();
});
