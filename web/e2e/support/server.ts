/** A real server of our own for each worker of the tests: `tests/e2e/gateway.py`, spoken to line by line. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const ROOT = `${import.meta.dirname}/../../..`;

/** A position somebody wants to look at, see `tests/e2e/positions.py`. */
export interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly options?: Record<string, unknown>;
  /** How much of the match has been played, 0 to 1. */
  readonly share: number;
  readonly asks?: readonly string[];
  readonly anyone?: boolean;
  readonly speed?: 'untimed' | 'live' | 'evening' | 'days' | 'weeks';
  /** How many seconds ago all of it happened: a clock has been running since then. */
  readonly ago?: number;
}

export interface Prepared {
  readonly match: string;
  /** The logins of the people, by their seats. */
  readonly tokens: readonly string[];
  readonly asked: string;
  readonly decision: number;
  readonly of: number;
}

export interface Acquainted {
  /** The logins of the members, in the order of their names. */
  readonly tokens: readonly string[];
  readonly matches: readonly string[];
  readonly private: string;
}

export class Server {
  address = '';
  private readonly told: string[] = [];
  private complaints = '';
  /** Wakes the caller that waits for an answer. */
  private wake: () => void = () => undefined;

  private constructor(private readonly process: ChildProcessWithoutNullStreams) {
    createInterface(process.stdout).on('line', (line) => {
      this.told.push(line);
      this.wake();
    });
    process.stderr.on('data', (data: Buffer) => (this.complaints += data.toString()));
    process.on('exit', () => this.wake());
  }

  static async start(): Promise<Server> {
    const python = `${ROOT}/.venv/bin/python`;
    const environment = {
      ...process.env,
      PYTHONPATH: [`${ROOT}/tests`, process.env.PYTHONPATH].filter(Boolean).join(':'),
    };
    const server = new Server(spawn(python, ['-m', 'e2e.gateway'], { cwd: ROOT, env: environment }));
    server.address = await server.answer<string>();
    return server;
  }

  /** Kill the gateway at once. */
  async kill(): Promise<void> {
    await this.ask<string>({ do: 'kill' });
  }

  /** Bring the gateway back, at the same address. */
  async restart(): Promise<void> {
    await this.ask<string>({ do: 'start' });
  }

  prepare(wish: Wish): Promise<Prepared> {
    return this.ask({ do: 'prepare', options: {}, ...wish });
  }

  /** A match before the start, with the person who created it. */
  open(game: string, seats: number): Promise<Pick<Prepared, 'match' | 'tokens'>> {
    return this.ask({ do: 'open', game, seats });
  }

  /** Members with these names, who have played listed rated matches with each other and a private one. */
  acquaint(names: readonly string[]): Promise<Acquainted> {
    return this.ask({ do: 'acquaint', names });
  }

  /** Run a verb of `kontor` on this server, as its host types it; what it prints. */
  run(...words: string[]): Promise<string> {
    return this.ask({ do: 'run', words });
  }

  async stop(): Promise<void> {
    this.process.stdin.end();
    if (this.process.exitCode === null) await once(this.process, 'exit');
  }

  private ask<T>(what: object): Promise<T> {
    this.process.stdin.write(`${JSON.stringify(what)}\n`);
    return this.answer();
  }

  private async answer<T>(): Promise<T> {
    while (this.told.length === 0) {
      if (this.process.exitCode !== null) throw new Error(`the server of the tests ended:\n${this.complaints}`);
      await new Promise<void>((woken) => (this.wake = woken));
    }
    const answer = JSON.parse(this.told.shift()!) as { done: T } | { failed: string };
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.done;
  }
}
