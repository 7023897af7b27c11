/** Staying, going and coming back at a table that runs: pauses by agreement, the caretaker, substitutes. */
import { answered, GET, POST, Problem, PUT } from '$api/http';
import { me } from '$ui/me.svelte';
import { Attempt } from '$ui/shared/status/attempt.svelte';
import type { Match } from '$ui/match/match.svelte';

/** So often it is tried again when the table has moved on meanwhile: bots are quick. */
const TRIES = 6;

export class Sitting {
  readonly attempt = new Attempt();
  /** What a visitor who is nobody yet wants to be called. */
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

  /** Whether the own person plays here, now. */
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

  /** Play on for somebody: whoever is nobody yet becomes a guest. */
  async takeSeat(seat: number): Promise<boolean> {
    const path = { match: this.match.id, seat };
    const taken = await this.ask(
      (seq) => POST('/api/matches/{match}/seats/{seat}/substitute', { params: { path }, body: { seq } }),
      () => me.ensure(this.name),
    );
    if (taken) this.seated();
    return taken;
  }

  /** Ask for something at the position that is known, and anew at the one that came meanwhile. */
  private ask(what: (seq: number) => Parameters<typeof answered>[0], first?: () => Promise<void>): Promise<boolean> {
    return this.attempt.at(async () => {
      let seq = this.match.seen?.seq ?? this.match.table?.seq ?? 0;
      await first?.();
      for (let tried = 1; ; tried++) {
        try {
          return await answered(what(seq));
        } catch (problem) {
          if (!(problem instanceof Problem && problem.code === 'stale') || tried === TRIES) throw problem;
          const path = { match: this.match.id };
          seq = (await answered(GET('/api/matches/{match}', { params: { path } }))).seq;
        }
      }
    });
  }
}
