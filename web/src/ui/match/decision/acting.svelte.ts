/** Carrying out what was chosen: warns once before something is given away, or where a coach would, and says why if it was refused. */
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
  /** What the coach says about it; empty if only the rules do. */
  advice = $state('');

  /** Keys of the warnings that were read since somebody else acted. */
  private known = new Set<string>();

  constructor(
    private readonly match: Match,
    private readonly asking: Asking,
    readonly coaching: Coaching | null = null,
  ) {}

  /** Carry out an action, unless there is something to say about it first. */
  async act(choice: Choice): Promise<void> {
    const unknown = (choice.cautions ?? []).filter(({ key }) => !this.known.has(key));
    if (settings.warn && unknown.length && this.warned !== choice) {
      this.warned = choice;
      this.advice = '';
      return;
    }
    for (const { key } of unknown) this.known.add(key);
    // Who was warned once, by the rules or by the coach, has decided; in a lesson the coach answers every time.
    const lesson = this.coaching?.lesson;
    const sure = this.warned === choice && (!lesson || lesson.finished);
    this.warned = null;
    await this.tried(() => this.match.play(choice, sure), choice);
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
      if (choice && problem instanceof Problem && problem.code === 'coach-warning') {
        this.advice = problem.message;
        this.warned = choice;
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
