/**
 * The socket of a match: it reconnects by itself, says what it knows, and sends every command that has no answer yet once
 * more with its key, so that it happens once whatever becomes of the connection.
 */
import ReconnectingWebSocket from 'partysocket/ws';
import { Problem, type Schemas } from './http';

export type Heard = Schemas['ServerMessage'];
export type Connection = 'connecting' | 'open' | 'lost';

type Command =
  { say: 'play'; seq: number; action: unknown } | { say: 'undo'; seq: number } | { say: 'chat'; text: string };

/** What one says at first: what one knows already. */
export interface Known {
  since: number;
  chat_since: number;
  lang: string;
}

export interface Listener {
  known(): Known;
  heard(frame: Heard): void;
  connection(state: Connection): void;
  /** The server lets nobody in: the problem says why. */
  refused(problem: Problem): void;
}

interface Waiting {
  frame: string;
  done: () => void;
  refused: (problem: Problem) => void;
}

const PING_MS = 15_000;
const PONG_MS = 6_000;
/** Close codes after which coming back is of no use: 4400 not let in, 4401 the login is not known. */
const FINAL = new Set([4400, 4401]);

export class LiveSocket {
  private readonly socket: ReconnectingWebSocket;
  private readonly waiting = new Map<string, Waiting>();
  private pinging: ReturnType<typeof setInterval> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private refusal: Problem | null = null;

  constructor(
    match: string,
    private readonly listener: Listener,
  ) {
    const address = `${location.origin.replace(/^http/, 'ws')}/api/matches/${encodeURIComponent(match)}/socket`;
    this.socket = new ReconnectingWebSocket(address, undefined, {
      minReconnectionDelay: 250,
      maxReconnectionDelay: 3000,
      connectionTimeout: 5000,
      maxEnqueuedMessages: 0,
    });
    this.socket.addEventListener('open', () => this.opened());
    this.socket.addEventListener('message', (event: MessageEvent<string>) =>
      this.told(JSON.parse(event.data) as Heard),
    );
    this.socket.addEventListener('close', (event) => this.closed(event.code));
    addEventListener('offline', this.offline);
    addEventListener('online', this.online);
  }

  /** Send a command; resolves when it is on disk, throws the Problem if it is refused. */
  send(command: Command): Promise<void> {
    const key = crypto.randomUUID();
    const frame = JSON.stringify({ ...command, key });
    return new Promise((done, refused) => {
      this.waiting.set(key, { frame, done, refused });
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(frame);
    });
  }

  close(): void {
    clearInterval(this.pinging);
    clearTimeout(this.overdue);
    removeEventListener('offline', this.offline);
    removeEventListener('online', this.online);
    this.socket.close();
  }

  private readonly offline = (): void => this.listener.connection('lost');
  private readonly online = (): void => this.socket.reconnect();

  private opened(): void {
    this.socket.send(JSON.stringify({ say: 'hello', words: true, ...this.listener.known() }));
    for (const { frame } of this.waiting.values()) this.socket.send(frame);
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_MS);
  }

  /** A connection can die silently: if the server does not answer, connect again. */
  private ping(): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ say: 'ping' }));
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => this.socket.reconnect(), PONG_MS);
  }

  private told(frame: Heard): void {
    clearTimeout(this.overdue);
    if (frame.tell === 'done') {
      this.waiting.get(frame.key)?.done();
      this.waiting.delete(frame.key);
    } else if (frame.tell === 'refused') {
      this.refusedBy(frame);
    } else {
      if (frame.tell === 'table') this.listener.connection('open');
      this.listener.heard(frame);
    }
  }

  private refusedBy(frame: Schemas['CommandRefused']): void {
    const { code, text, rule } = frame.problem;
    const problem = new Problem(409, code, text, rule ?? null);
    if (!frame.key) this.refusal = problem;
    else {
      this.waiting.get(frame.key)?.refused(problem);
      this.waiting.delete(frame.key);
    }
  }

  private closed(code: number): void {
    clearInterval(this.pinging);
    clearTimeout(this.overdue);
    this.listener.connection('lost');
    if (FINAL.has(code)) {
      this.close();
      this.listener.refused(this.refusal ?? new Problem(code, 'not-let-in', ''));
    }
  }
}
