/** Questions to the server before deciding: what if, why not, and what a bot would do. Answers of an older position are dropped. */
import { answered, POST, Problem, type Schemas } from '$api/http';
import type { Foretold } from '$games/board';
import type { Choice } from '$ui/picker/picker';
import type { Match } from '$ui/match/match.svelte';

/** An action as a key: the server writes the same action the same way. */
export function keyOf(action: object): string {
  const known = keys.get(action) ?? JSON.stringify(action);
  keys.set(action, known);
  return known;
}
/** Boards ask for the same actions again and again at every touch. */
const keys = new WeakMap<object, string>();

export interface WhyNot {
  refusals: readonly Schemas['RefusalView'][];
  /** In words, where no rule speaks. */
  text: string;
}

/** The same rule often refuses several actions with one thing: the first says enough. */
export function oncePerRule<Refusal extends { rule: string }>(refusals: readonly Refusal[]): Refusal[] {
  return refusals.filter(({ rule }, at) => refusals.findIndex((each) => each.rule === rule) === at);
}

export class Asking {
  foretold = $state.raw<ReadonlyMap<string, Foretold>>(new Map());
  whyNot = $state.raw<WhyNot | null>(null);
  hints = $state.raw<readonly Schemas['HintView'][] | null>(null);
  hinting = $state(false);

  private asked = '';

  constructor(private readonly match: Match) {}

  /** Ask what the actions that are still possible would change. */
  async whatIf(chosen: readonly string[]): Promise<void> {
    const asked = `${this.match.seen?.seq} ${chosen.join(' ')}`;
    if (asked === this.asked) return;
    this.asked = asked;
    const path = { match: this.match.id };
    const found = await answered(
      POST('/api/matches/{match}/what-if', { params: { path }, body: { refs: [...chosen] } }),
    ).catch(() => []);
    if (asked !== this.asked) return;
    const told = found.map(({ action, refs, changes }) => [keyOf(action), { refs, changes: changes ?? [] }] as const);
    // What-ifs of other actions in this position stay valid: boards show them next to the chosen one.
    this.foretold = new Map([...this.foretold, ...told]);
  }

  /** Ask why something cannot be done; `waiting` says who is asked instead, `nothing` that the question is another one. */
  async why(refs: readonly string[], waiting: string, nothing: Schemas['RefusalView']): Promise<void> {
    const seq = this.match.seen?.seq;
    if (!this.match.mine) {
      this.whyNot = { refusals: [], text: waiting };
      return;
    }
    const path = { match: this.match.id };
    try {
      const found = await answered(
        POST('/api/matches/{match}/why-not', { params: { path }, body: { refs: [...refs] } }),
      );
      const refusals = found.refusals.length ? oncePerRule(found.refusals) : [nothing];
      if (seq === this.match.seen?.seq) this.whyNot = { refusals, text: '' };
    } catch (problem) {
      this.whyNot = { refusals: [], text: problem instanceof Problem ? problem.message : '' };
    }
  }

  /** Ask a bot. */
  async hint(): Promise<void> {
    this.hinting = true;
    this.whyNot = null;
    const seq = this.match.seen?.seq;
    try {
      const found = await answered(POST('/api/matches/{match}/hints', { params: { path: { match: this.match.id } } }));
      if (seq === this.match.seen?.seq) this.hints = found.hints;
    } catch (problem) {
      this.whyNot = { refusals: [], text: problem instanceof Problem ? problem.message : '' };
    } finally {
      this.hinting = false;
    }
  }

  /** A new position: what was asked of the old one is gone. */
  forget(): void {
    this.asked = '';
    this.foretold = new Map();
    this.hints = null;
    this.whyNot = null;
  }

  /** What an action would change; null as long as nobody said. */
  of(choice: Choice | null): Foretold | null {
    return (choice && this.foretold.get(keyOf(choice.action as object))) ?? null;
  }
}
