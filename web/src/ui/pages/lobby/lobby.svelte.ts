/** What people do in the lobby: sit down, stand up, seat bots, get ready, start. */
import { answered, DELETE, PUT, type Schemas } from '$api/http';
import { me } from '$ui/me.svelte';
import { Attempt } from '$ui/shared/status/attempt.svelte';
import { forgetStrings } from '$ui/luck/strings';
import { sitDown, startMatch } from '$ui/shared/matches/create';

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
    const { table } = this;
    this.ask(async () => {
      await me.ensure(this.name);
      await sitDown(table, seat);
    });
  }

  /** Stand up, or as the creator remove a bot or a person. */
  leave(seat: number): void {
    const { match, seat: own } = this.table;
    this.ask(async () => {
      await answered(DELETE('/api/matches/{match}/seats/{seat}', { params: { path: this.at(seat) } }));
      if (seat === own) forgetStrings(match);
    });
  }

  /** Let somebody sit down again who was removed. */
  inviteAgain(number: number): void {
    const path = { match: this.table.match, number };
    this.ask(() => answered(DELETE('/api/matches/{match}/removed/{number}', { params: { path } })));
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
    const { table } = this;
    this.ask(() => startMatch(table, level));
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
