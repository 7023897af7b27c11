/** What people do in the lobby: sit down, stand up, seat bots, get ready, start. */
import { answered, DELETE, POST, PUT, type Schemas } from '$api/http';
import { me } from '$ui/me.svelte';
import { Attempt } from '$ui/shared/status/attempt.svelte';
import { sitDown } from '$ui/shared/matches/create';

type Table = Schemas['MatchSummary'];

export class LobbyMatch {
  readonly attempt = new Attempt();
  /** The name that a visitor without an account wants. */
  name = $state('');

  constructor(
    private readonly current: () => Table,
    private readonly refresh: () => Promise<void>,
  ) {}

  get table(): Table {
    return this.current();
  }

  /** The seats that nobody has yet. */
  get free(): number {
    return this.table.seats.filter(({ kind }) => kind === 'empty').length;
  }

  sit(seat: number): void {
    const { match } = this.table;
    this.ask(async () => {
      await me.ensure(this.name);
      await sitDown(match, seat);
    });
  }

  /** Stand up, or as the creator take a bot away. */
  leave(seat: number): void {
    this.ask(() => answered(DELETE('/api/matches/{match}/seats/{seat}', { params: { path: this.at(seat) } })));
  }

  seatBot(seat: number, level: string): void {
    this.ask(() =>
      answered(PUT('/api/matches/{match}/seats/{seat}', { params: { path: this.at(seat) }, body: { level } })),
    );
  }

  getReady(ready: boolean): void {
    const { seat } = this.table;
    if (seat === null) return;
    this.ask(() =>
      answered(PUT('/api/matches/{match}/seats/{seat}/ready', { params: { path: this.at(seat) }, body: { ready } })),
    );
  }

  start(level: string): void {
    const { match } = this.table;
    this.ask(() =>
      answered(POST('/api/matches/{match}/start', { params: { path: { match } }, body: { fill_with: level } })),
    );
  }

  private at(seat: number): { match: string; seat: number } {
    return { match: this.table.match, seat };
  }

  private ask(what: () => Promise<unknown>): void {
    void this.attempt.at(async () => {
      try {
        await what();
      } finally {
        // A failure may also mean that the match has changed.
        await this.refresh();
      }
    });
  }
}
