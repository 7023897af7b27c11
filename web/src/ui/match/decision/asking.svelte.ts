/** Questions to the server before deciding: what if, why not, and what a bot would do. Answers of an older position are dropped. */
import { answered, POST, Problem, type Schemas } from '$api/http';
import type { Foretold } from '$games/board';
import { Hinting } from '$ui/match/hints/hinting.svelte';
import { Inspecting, type Thing } from '$ui/match/inspect/inspecting.svelte';
import type { Choice } from '$ui/picker/picker';
import { say } from '$words/words.svelte';
import type { Match } from '$ui/match/match.svelte';
import { keyOf } from './action-key';

/** The rule of the house that an answer must fit the open question: it says nothing about the thing. */
const ANOTHER_QUESTION = 'KON-2';

export interface WhyNot {
  refusals: readonly Schemas['RefusalView'][];
  /** In words, where no rule speaks. */
  text: string;
}

/** What a thing is, and the rules that forbid it now. */
export interface Answer {
  readonly thing: Thing;
  readonly refusals: WhyNot['refusals'];
}

/** The same rule often refuses several actions with one thing: the first says enough. */
export function oncePerRule<Refusal extends { rule: string }>(refusals: readonly Refusal[]): Refusal[] {
  return refusals.filter(({ rule }, at) => refusals.findIndex((each) => each.rule === rule) === at);
}

export class Asking {
  foretold = $state.raw<ReadonlyMap<string, Foretold>>(new Map());
  whyNot = $state.raw<WhyNot | null>(null);
  /** What a thing is that was touched and is not for this question. */
  answer = $state.raw<Answer | null>(null);

  private asked = '';

  readonly inspecting: Inspecting;
  readonly hinting: Hinting;

  constructor(private readonly match: Match) {
    this.inspecting = new Inspecting(match);
    this.hinting = new Hinting(match);
  }

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

  /**
   * A thing was touched that no legal action has: say what it is and does, and which rule forbids it now. `inner` is what was
   * hit in it, such as the tile on a field: people ask about that.
   */
  async why(ref: string, inner = ref): Promise<void> {
    const seq = this.match.seen?.seq;
    const [refusals, thing] = await Promise.all([
      this.match.mine ? this.refusals(ref) : [],
      this.inspecting.ask(inner).then((found) => found ?? this.inspecting.ask(ref)),
    ]);
    if (seq !== this.match.seen?.seq) return;
    this.answer = thing && { thing, refusals };
    this.whyNot = thing ? null : { refusals, text: this.unknown() };
  }

  /** What to say about a thing of which nobody can say what it is: why nothing can be done, or that no answer came. */
  private unknown(): string {
    const { match } = this;
    if (match.mine) return say('no-answer');
    if (match.over) return say('match-over');
    if (match.away) return say('sitting-away');
    return match.me === null ? say('watching-only') : say('not-your-turn', { question: match.asked });
  }

  /** The rules of the game that forbid what one could want with a thing; none if it is not for this question. */
  private async refusals(ref: string): Promise<WhyNot['refusals']> {
    const path = { match: this.match.id };
    const found = await answered(
      POST('/api/matches/{match}/why-not', { params: { path }, body: { refs: [ref] } }),
    ).catch(() => null);
    return oncePerRule(found?.refusals ?? []).filter(({ rule }) => rule !== ANOTHER_QUESTION);
  }

  /** Ask a bot, or put its hints away. */
  async hint(): Promise<void> {
    this.whyNot = null;
    this.answer = null;
    if (this.hinting.list) return this.hinting.close();
    try {
      if ((await this.hinting.ask()) === 0) this.refuse(say('hint-none'));
    } catch (problem) {
      this.refuse(problem instanceof Problem ? problem.message : '');
    }
  }

  private refuse(text: string): void {
    this.hinting.close();
    this.whyNot = { refusals: [], text };
  }

  /** A new position: what was asked of the old one is gone. */
  forget(): void {
    this.asked = '';
    this.foretold = new Map();
    this.close();
  }

  /** Put away every card and every hint. */
  close(): void {
    this.hinting.close();
    this.whyNot = null;
    this.answer = null;
    this.inspecting.close();
  }

  /** What an action would change; null as long as nobody said. */
  of(choice: Choice | null): Foretold | null {
    return (choice && this.foretold.get(keyOf(choice.action as object))) ?? null;
  }
}
