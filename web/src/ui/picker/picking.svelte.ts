/** The picker at work: what one person has chosen so far, and what that leaves to touch and to confirm. */
import { fitting, known, offers, settled, touch, touchable, type Choice, type Offer } from './picker';

const BY_REFS = (choice: Choice) => choice.refs.length > 0;

export class Picking {
  legal = $state.raw<readonly Choice[]>([]);
  chosen = $state.raw<readonly string[]>([]);
  private preferred = $state.raw<Choice | null>(null);

  /** The actions that fit what is chosen. */
  readonly fitting = $derived(fitting(this.legal, this.chosen));
  /** What can be touched next. */
  readonly touchable = $derived(touchable(this.legal, this.chosen));
  /** What can be touched instead of what is chosen. */
  readonly known = $derived(known(this.legal));
  /** What can be confirmed with what is chosen. */
  readonly offers: Offer[] = $derived(
    offers(settled(this.legal, this.chosen).filter((each) => BY_REFS(each) || !this.chosen.length)),
  );
  /** The one action that the bar proposes: the only one left, one that was preferred, or the lowest rung of a ladder. */
  readonly proposed: Choice | null = $derived(this.propose());
  /** The refs of the proposal, also those nobody had to touch. */
  readonly taken = $derived(new Set([...this.chosen, ...(this.proposed?.refs ?? [])]));
  /** Whether somebody meant the proposal: then Enter carries it out. */
  readonly meant = $derived(
    this.proposed !== null && (this.chosen.length > 0 || this.preferred !== null || this.legal.length === 1),
  );

  /** A new question: what was chosen for the old one is gone. */
  ask(legal: readonly Choice[]): void {
    this.legal = legal;
    this.clear();
  }

  /** Touch a thing; false if no legal action has it. */
  touch(ref: string): boolean {
    const chosen = touch(this.legal, this.chosen, ref);
    if (chosen === null) return false;
    this.chosen = chosen;
    this.preferred = null;
    return true;
  }

  /** The actions that a touch of this thing would leave; those that it is part of already, if it is chosen. */
  leadingOn(ref: string): readonly Choice[] {
    const then = this.chosen.includes(ref) ? this.chosen : touch(this.legal, this.chosen, ref);
    return then === null ? [] : fitting(this.legal, then);
  }

  /** Prefer one of the offers, such as an amount. */
  prefer(choice: Choice): void {
    this.preferred = choice;
  }

  /** Choose a legal action as if all its things had been touched. */
  choose(choice: Choice): void {
    this.chosen = [...choice.refs];
    this.preferred = choice;
  }

  clear(): void {
    this.chosen = [];
    this.preferred = null;
  }

  private propose(): Choice | null {
    if (this.preferred && this.fitting.includes(this.preferred)) return this.preferred;
    const ladders = this.offers.filter((offer) => offer.kind === 'amounts');
    if (ladders.length === 1) return ladders[0]?.choices[0] ?? null;
    const [only, another] = this.offers;
    // With nothing chosen, to pass is one way among others, not what is proposed.
    if (only?.kind !== 'one' || another || (!this.chosen.length && this.legal.length > 1)) return null;
    return only.choice;
  }
}
