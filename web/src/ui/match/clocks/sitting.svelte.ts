/** Staying, going and coming back at a table that runs: pauses by agreement, the caretaker, substitutes. */
import { answered, GET, POST, Problem, PUT } from '$api/http';
import { me } from '$ui/me.svelte';
import { Attempt } from '$ui/shared/status/attempt.svelte';
import type { Match } from '$ui/match/match.svelte';

/** Maximum number of attempts when the match has moved on in the meantime: bots are quick. */
const MAX_ATTEMPTS = 6;

export class Sitting {
  readonly attempt = new Attempt();
  /** The name that a visitor without an account wants. */
  name = $state('');

  constructor(
    private readonly match: Match,
    /** Called when somebody has taken a seat. */
    private readonly seated: () => void = () => undefined,
  ) {}

  /** The people who play themselves. */
  get present(): number[] {
    return (this.match.table?.seats ?? []).flatMap(({ kind, caretaker }, seat) =>
      kind === 'person' && !caretaker ? [seat] : [],
    );
  }

  /** The people whom the caretaker plays for. */
  get away(): number[] {
    return (this.match.table?.seats ?? []).flatMap(({ caretaker }, seat) => (caretaker ? [seat] : []));
  }

  /** True if this person plays here now. */
  get here(): boolean {
    return this.match.me !== null && !this.match.away && !this.match.over;
  }

  wantPause(wanted: boolean): Promise<boolean> {
    return this.ask((seq) =>
      PUT('/api/matches/{match}/pause', { params: { path: { match: this.match.id } }, body: { seq, wanted } }),
    );
  }

  /** Step away, or come back. */
  letCaretaker(plays: boolean): Promise<boolean> {
    return this.ask((seq) =>
      PUT('/api/matches/{match}/caretaker', { params: { path: { match: this.match.id } }, body: { seq, plays } }),
    );
  }

  allowSubstitute(seat: number, agreed: boolean): Promise<boolean> {
    const path = { match: this.match.id, seat };
    return this.ask((seq) =>
      PUT('/api/matches/{match}/seats/{seat}/free', { params: { path }, body: { seq, agreed } }),
    );
  }

  /** Call the caretaker for somebody who does not come back, or withdraw that. */
  callCaretaker(seat: number, agreed: boolean): Promise<boolean> {
    const path = { match: this.match.id, seat };
    return this.ask((seq) =>
      PUT('/api/matches/{match}/seats/{seat}/caretaker', { params: { path }, body: { seq, agreed } }),
    );
  }

  /** Take over somebody's seat; a visitor becomes a guest. */
  async takeSeat(seat: number): Promise<boolean> {
    const path = { match: this.match.id, seat };
    const taken = await this.ask(
      (seq) => POST('/api/matches/{match}/seats/{seat}/substitute', { params: { path }, body: { seq } }),
      () => me.ensure(this.name),
    );
    if (taken) this.seated();
    return taken;
  }

  /** Send a request for the known position, and again if the match has moved on in the meantime. */
  private ask(what: (seq: number) => Parameters<typeof answered>[0], first?: () => Promise<void>): Promise<boolean> {
    return this.attempt.at(async () => {
      let seq = this.match.seen?.seq ?? this.match.table?.seq ?? 0;
      await first?.();
      for (let tried = 1; ; tried++) {
        try {
          return await answered(what(seq));
        } catch (problem) {
          if (!(problem instanceof Problem && problem.code === 'stale') || tried === MAX_ATTEMPTS) throw problem;
          const path = { match: this.match.id };
          seq = (await answered(GET('/api/matches/{match}', { params: { path } }))).seq;
        }
      }
    });
  }
}
