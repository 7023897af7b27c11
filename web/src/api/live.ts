/**
 * The socket of a match: it says what it knows, and sends every command that has no answer yet once more with its key, so
 * that it happens once whatever becomes of the connection.
 */
import { Problem, type Schemas } from './http';
import { SteadySocket } from './steady';

export type Heard = Schemas['ServerMessage'];
export type Connection = 'connecting' | 'open' | 'lost';

type Command =
  | { say: 'play'; seq: number; action: unknown; own_way?: boolean }
  | { say: 'undo'; seq: number }
  | { say: 'chat'; text: string };

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

/** The server cannot use its database now: the same command with the same key is to be sent again. */
const AWAY = 'no-database';
const REPEAT_MS = 2_000;
/** How often a command is sent again before the person is told. */
const MAX_REPEATS = 5;

interface Waiting {
  frame: string;
  repeats: number;
  done: () => void;
  refused: (problem: Problem) => void;
}

export class LiveSocket {
  private readonly socket: SteadySocket;
  private readonly waiting = new Map<string, Waiting>();
  private refusal: Problem | null = null;

  constructor(
    match: string,
    private readonly listener: Listener,
  ) {
    this.socket = new SteadySocket(`/api/matches/${encodeURIComponent(match)}/socket`, {
      opened: () => this.opened(),
      told: (frame) => this.told(frame as Heard),
      closed: (final) => this.closed(final),
    });
  }

  /** Send a command; resolves when it is on disk, throws the Problem if it is refused. */
  send(command: Command): Promise<void> {
    const key = crypto.randomUUID();
    const frame = JSON.stringify({ ...command, key });
    return new Promise((done, refused) => {
      this.waiting.set(key, { frame, repeats: 0, done, refused });
      this.socket.send(frame);
    });
  }

  close(): void {
    this.socket.close();
  }

  private opened(): void {
    this.socket.send(JSON.stringify({ say: 'hello', words: true, ...this.listener.known() }));
    for (const { frame } of this.waiting.values()) this.socket.send(frame);
  }

  private told(frame: Heard): void {
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
    else if (code !== AWAY || !this.repeat(frame.key)) {
      this.waiting.get(frame.key)?.refused(problem);
      this.waiting.delete(frame.key);
    }
  }

  /** Send a command again in a moment; false if that was done often enough. */
  private repeat(key: string): boolean {
    const waiting = this.waiting.get(key);
    if (!waiting || waiting.repeats === MAX_REPEATS) return false;
    waiting.repeats += 1;
    setTimeout(() => this.waiting.has(key) && this.socket.send(waiting.frame), REPEAT_MS);
    return true;
  }

  private closed(final: number | null): void {
    this.listener.connection('lost');
    if (final !== null) this.listener.refused(this.refusal ?? new Problem(final, 'not-let-in', ''));
  }
}
