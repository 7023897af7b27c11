/** One thing at a time that a person asks for: whether it is under way, and what went wrong. */
import { Problem } from '$api/http';

export class Attempt {
  busy = $state(false);
  problem = $state.raw<unknown>(null);

  /** Do it, unless something is under way already; true if it worked. */
  async at(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await what();
      return true;
    } catch (problem) {
      this.problem = problem;
      if (!(problem instanceof Problem)) console.error(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
