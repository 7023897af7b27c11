/** A review that is asked for, computed and read: how far it is, asked again every few moments until it is there. */
import { answered, GET, POST, Problem, type Schemas } from '$api/http';

export type Review = Schemas['ReviewView'];
export type Budget = 'quick' | 'full';

/** Milliseconds between two questions how far it is. */
export const EVERY_MS = 1500;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  problem = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(
    private readonly match: string,
    readonly seat: number,
    readonly budget: Budget,
  ) {}

  get waits(): boolean {
    return this.review?.state === 'asked' || this.review?.state === 'computing';
  }

  /** Look how far it is; nothing is computed because of that. */
  look(): Promise<void> {
    const { match, seat, budget } = this;
    return this.take(
      GET('/api/matches/{match}/reviews/{seat}', { params: { path: { match, seat }, query: { budget } } }),
    );
  }

  /** Ask for it; one that somebody has asked for before is the same. */
  ask(): Promise<void> {
    const { match, seat, budget } = this;
    return this.take(
      POST('/api/matches/{match}/reviews/{seat}', { params: { path: { match, seat } }, body: { budget } }),
    );
  }

  /** Nobody looks any more. */
  leave(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private async take(request: Parameters<typeof answered<Review>>[0]): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await answered(request);
      if (this.gone) return;
      this.review = found;
      this.problem = null;
    } catch (problem) {
      if (this.gone) return;
      // A server that is away for a moment, or has been asked too often, is asked again while the page waits.
      const passes = problem instanceof Problem && (problem.status === 0 || problem.status >= 429);
      if (!(passes && this.waits)) this.problem = problem;
    }
    if (this.waits && !this.problem) this.timer = setTimeout(() => void this.look(), EVERY_MS);
  }
}
