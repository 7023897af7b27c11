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

const PING_MS = 15_000;
const PONG_MS = 6_000;
/** Close codes after which coming back is of no use: 4400 not let in, 4401 the login is not known. */
const FINAL = new Set([4400, 4401]);

export class SteadySocket {
  private readonly socket: ReconnectingWebSocket;
  private pinging: ReturnType<typeof setInterval> | undefined;
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
  }

  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Send a message now; one that cannot be sent is lost. */
  send(message: string): void {
    if (this.open) this.socket.send(message);
  }

  close(): void {
    this.rest();
    removeEventListener('offline', this.offline);
    removeEventListener('online', this.online);
    this.socket.close();
  }

  private readonly offline = (): void => this.ends.closed(null);
  private readonly online = (): void => this.socket.reconnect();

  private opened(): void {
    this.ends.opened();
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_MS);
  }

  private ping(): void {
    if (!this.open) return;
    this.send(JSON.stringify({ say: 'ping' }));
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => this.socket.reconnect(), PONG_MS);
  }

  private told(message: string): void {
    clearTimeout(this.overdue);
    this.ends.told(JSON.parse(message));
  }

  private closed(code: number): void {
    this.rest();
    const final = FINAL.has(code) ? code : null;
    if (final !== null) this.close();
    this.ends.closed(final);
  }

  private rest(): void {
    clearInterval(this.pinging);
    clearTimeout(this.overdue);
  }
}
