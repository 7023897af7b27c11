/** The standing orders of the table on this page, and what may be ordered now. */
import { answered, DELETE, GET, POST, PUT, type Schemas } from '$api/http';
import { Attempt } from '$ui/shared/status/attempt.svelte';
import { moved, type Form, type Value } from './form';

export type Order = Schemas['OrderShown'];

/** A position is looked at when it has stood still for so long, and not more often than that. */
const STILL = 250;
const SELDOM = 1500;

export class StandingOrders {
  all = $state.raw<readonly Order[]>([]);
  forms = $state.raw<readonly Form[]>([]);
  /** Whether they were heard of at all. */
  known = $state(false);
  /** Why they could not be looked at. */
  problem = $state.raw<unknown>(null);
  readonly attempt = new Attempt();
  /** Opens the panel: whoever shows the table says how. */
  show: () => void = () => undefined;

  private match = '';
  private looks = 0;
  private looked = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  get holding(): readonly Order[] {
    return this.all.filter((order) => order.holds);
  }

  get ended(): readonly Order[] {
    return this.all.filter((order) => !order.holds);
  }

  /** Another table, or none: nothing is known of it. */
  turnTo(match: string): void {
    clearTimeout(this.later);
    this.looks++;
    this.match = match;
    this.all = this.forms = [];
    this.known = false;
    this.problem = this.attempt.problem = null;
  }

  /** The position has changed: look when it stands still. */
  soon(): void {
    clearTimeout(this.later);
    const wait = this.known ? Math.max(STILL, this.looked + SELDOM - Date.now()) : 0;
    this.later = setTimeout(() => void this.look(), wait);
  }

  async look(): Promise<void> {
    const look = ++this.looks;
    this.looked = Date.now();
    try {
      const told = await answered(GET('/api/matches/{match}/orders', { params: { path: { match: this.match } } }));
      if (look !== this.looks) return;
      this.all = told.orders;
      this.forms = told.forms;
      this.known = true;
      this.problem = null;
    } catch (problem) {
      if (look === this.looks) this.problem = problem;
    }
  }

  give(order: Record<string, Value>): Promise<boolean> {
    return this.change((path) => POST('/api/matches/{match}/orders', { params: { path }, body: written(order) }));
  }

  replace(number: number, order: Record<string, Value>): Promise<boolean> {
    return this.change(({ match }) =>
      PUT('/api/matches/{match}/orders/{number}', { params: { path: { match, number } }, body: written(order) }),
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

  /** Change something, and look what came of it; true if it worked. */
  private async change(request: (path: { match: string }) => Parameters<typeof answered>[0]): Promise<boolean> {
    const done = await this.attempt.at(() => answered(request({ match: this.match })));
    await this.look();
    return done;
  }
}

/** What the fields of an order are, its form knows and not the schema. */
const written = (order: Record<string, Value>): Schemas['Ordering'] => ({ order: order as Record<string, never> });

/** A page has one table. */
export const orders = new StandingOrders();
