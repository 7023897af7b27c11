/** The player's instructions in the match on this page, and the forms of those that can be left now. */
import { answered, DELETE, GET, POST, PUT, type Schemas } from '$api/http';
import { Attempt } from '$ui/shared/status/attempt.svelte';
import { moved, type Form, type Value } from './form';

export type Instruction = Schemas['InstructionView'];

/**
 * Load the instructions once a position has been stable for this long, but not more often than that. Bots play on within
 * the longer time, so that nothing is loaded while they do; somebody who looks at the panel does not wait for it.
 */
const STABLE_MS = 2000;
const STABLE_IN_PANEL_MS = 250;
const MIN_INTERVAL_MS = 1500;

export class Instructions {
  all = $state.raw<readonly Instruction[]>([]);
  forms = $state.raw<readonly Form[]>([]);
  /** True once they have been loaded. */
  known = $state(false);
  /** Why loading failed. */
  problem = $state.raw<unknown>(null);
  readonly attempt = new Attempt();
  /** Opens the panel; set by the page of the match. */
  show: () => void = () => undefined;
  /** Whether the panel is open. */
  panel = $state(false);

  private match = '';
  private looks = 0;
  private looked = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  get holding(): readonly Instruction[] {
    return this.all.filter((instruction) => instruction.holds);
  }

  get ended(): readonly Instruction[] {
    return this.all.filter((instruction) => !instruction.holds);
  }

  /** Forget everything: the page shows another match, or none. */
  turnTo(match: string): void {
    clearTimeout(this.later);
    this.looks++;
    this.match = match;
    this.all = this.forms = [];
    this.known = false;
    this.looked = 0;
    this.problem = this.attempt.problem = null;
  }

  /**
   * The position has changed: load again once it is stable. Somebody who is asked can leave no instruction: without any,
   * and without the panel, there is nothing to load.
   */
  soon(asked = false): void {
    clearTimeout(this.later);
    if (this.known && asked && !this.panel && !this.all.length) return;
    const stable = this.panel ? STABLE_IN_PANEL_MS : STABLE_MS;
    const wait = this.looked ? Math.max(stable, this.looked + MIN_INTERVAL_MS - Date.now()) : 0;
    this.later = setTimeout(() => void this.look(), wait);
  }

  async look(): Promise<void> {
    const look = ++this.looks;
    this.looked = Date.now();
    try {
      const answer = await answered(GET('/api/matches/{match}/orders', { params: { path: { match: this.match } } }));
      if (look !== this.looks) return;
      this.all = answer.orders;
      this.forms = answer.forms;
      this.known = true;
      this.problem = null;
    } catch (problem) {
      if (look === this.looks) this.problem = problem;
    }
  }

  give(instruction: Record<string, Value>): Promise<boolean> {
    return this.change((path) => POST('/api/matches/{match}/orders', { params: { path }, body: written(instruction) }));
  }

  replace(number: number, instruction: Record<string, Value>): Promise<boolean> {
    return this.change(({ match }) =>
      PUT('/api/matches/{match}/orders/{number}', { params: { path: { match, number } }, body: written(instruction) }),
    );
  }

  revoke(number: number): Promise<boolean> {
    return this.change(({ match }) =>
      DELETE('/api/matches/{match}/orders/{number}', { params: { path: { match, number } } }),
    );
  }

  move(number: number, by: -1 | 1): Promise<boolean> {
    const numbers = moved(this.all, number, by);
    return this.change((path) => PUT('/api/matches/{match}/orders', { params: { path }, body: { numbers } }));
  }

  /** Send a change and load the result; true if it worked. */
  private async change(request: (path: { match: string }) => Parameters<typeof answered>[0]): Promise<boolean> {
    const done = await this.attempt.at(() => answered(request({ match: this.match })));
    await this.look();
    return done;
  }
}

/** The schema does not know the fields of an instruction; its form does. */
const written = (instruction: Record<string, Value>): Schemas['InstructionRequest'] => ({
  order: instruction as Record<string, never>,
});

/** A page shows one match. */
export const instructions = new Instructions();
