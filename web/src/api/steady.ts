/** A socket that stays: it reconnects by itself, and notices when a connection has died silently. */
import ReconnectingWebSocket from 'partysocket/ws';

export interface Ends {
  /** It is open: say hello. */
  opened(): void;
  /** The server said something other than that it is there. */
  told(frame: unknown): void;
  /** It was closed, or the browser is offline; `final` if coming back is of no use. */
  closed(final: number | null): void;
}

/** How often the client asks whether the server is there, while something happens. */
const PING_MS = 15_000;
/** How often after a quiet minute: most sockets are quiet, and their pings cost a server more than moves do. */
const QUIET_PING_MS = 60_000;
const QUIET_AFTER_MS = 60_000;
const PONG_MS = 6_000;
/** Close codes after which coming back is of no use: 4400 not let in, 4401 the login is not known. */
const FINAL = new Set([4400, 4401]);

export class SteadySocket {
  private readonly socket: ReconnectingWebSocket;
  /** When somebody last said something other than a ping, by `Date.now()`. */
  private busyAt = 0;
  private pinging: ReturnType<typeof setTimeout> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;

  constructor(
    path: string,
    private readonly ends: Ends,
  ) {
    this.socket = new ReconnectingWebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`, undefined, {
      minReconnectionDelay: 250,
      maxReconnectionDelay: 3000,
      connectionTimeout: 5000,
      maxEnqueuedMessages: 0,
    });
    this.socket.addEventListener('open', () => this.opened());
    this.socket.addEventListener('message', (event: MessageEvent<string>) => this.told(event.data));
    this.socket.addEventListener('close', (event) => this.closed(event.code));
    addEventListener('offline', this.offline);
    addEventListener('online', this.online);
    document.addEventListener('visibilitychange', this.seen);
  }

  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Send a message now; one that cannot be sent is lost. */
  send(message: string): void {
    if (!this.open) return;
    this.busyAt = Date.now();
    this.socket.send(message);
  }

  close(): void {
    this.rest();
    removeEventListener('offline', this.offline);
    removeEventListener('online', this.online);
    document.removeEventListener('visibilitychange', this.seen);
    this.socket.close();
  }

  private readonly offline = (): void => this.ends.closed(null);
  private readonly online = (): void => this.socket.reconnect();
  /** Whoever comes back to the page knows soon whether it is still connected. */
  private readonly seen = (): void => {
    if (!document.hidden) this.ping();
  };

  private opened(): void {
    this.busyAt = Date.now();
    this.ends.opened();
    this.pingLater();
  }

  private pingLater(): void {
    const isQuiet = Date.now() - this.busyAt >= QUIET_AFTER_MS;
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => this.ping(), isQuiet ? QUIET_PING_MS : PING_MS);
  }

  private ping(): void {
    if (!this.open) return;
    this.socket.send(JSON.stringify({ say: 'ping' }));
    this.pingLater();
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => this.socket.reconnect(), PONG_MS);
  }

  private told(message: string): void {
    clearTimeout(this.overdue);
    const frame = JSON.parse(message);
    if (frame.tell !== 'pong') this.busyAt = Date.now();
    this.ends.told(frame);
  }

  private closed(code: number): void {
    this.rest();
    const final = FINAL.has(code) ? code : null;
    if (final !== null) this.close();
    this.ends.closed(final);
  }

  private rest(): void {
    clearTimeout(this.pinging);
    clearTimeout(this.overdue);
  }
}
