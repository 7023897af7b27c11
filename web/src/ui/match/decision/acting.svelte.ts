/** Carrying out what was chosen: warns once before something is given away, and says why if it was refused. */
import { Problem } from '$api/http';
import type { Coaching } from '$ui/match/coach/coaching.svelte';
import type { Match } from '$ui/match/match.svelte';
import type { Choice } from '$ui/picker/picker';
import { settings } from '$ui/settings.svelte';
import { say } from '$words/words.svelte';
import type { Asking } from './asking.svelte';

export class Acting {
  /** What waits for a second thought: the bar says what it gives away. */
  warned = $state.raw<Choice | null>(null);

  /** Keys of the warnings that were read since somebody else acted. */
  private known = new Set<string>();

  constructor(
    private readonly match: Match,
    private readonly asking: Asking,
    private readonly coaching: Coaching | null = null,
  ) {}

  /** Carry out an action, unless there is something to say about it first. */
  async act(choice: Choice): Promise<void> {
    const unknown = (choice.cautions ?? []).filter(({ key }) => !this.known.has(key));
    if (settings.warn && unknown.length && this.warned !== choice) {
      this.warned = choice;
      return;
    }
    for (const { key } of unknown) this.known.add(key);
    this.warned = null;
    await this.tried(() => this.match.play(choice), choice);
  }

  /** Do something that may be refused: then the bar says why; or the coach, who advises another action. */
  async tried(command: () => Promise<void>, choice: Choice | null = null): Promise<void> {
    try {
      await command();
    } catch (problem) {
      if (choice && this.coaching && problem instanceof Problem && problem.code === 'coach-reply') {
        this.coaching.hear(problem.message, choice);
        return;
      }
      const text = problem instanceof Problem && problem.message ? problem.message : say('no-answer');
      this.asking.whyNot = { refusals: [], text };
    }
  }

  /** A new position: nothing waits; in another's turn warnings are worth saying again. */
  forget(): void {
    this.warned = null;
    if (!this.match.mine) this.known.clear();
  }
}
