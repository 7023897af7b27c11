/** One puzzle at work: the picker over its position, and what the answer was worth. */
import type { Schemas } from '$api/http';
import { keyOf } from '$ui/match/decision/action-key';
import { Picking } from '$ui/picker/picking.svelte';
import type { Choice } from '$ui/picker/picker';

export type Puzzle = Schemas['PuzzleView'];
export type Solution = Schemas['PuzzleSolution'];

export class Puzzling {
  readonly picking = new Picking();
  solution = $state.raw<Solution | null>(null);
  problem = $state.raw<unknown>(null);
  /** The answer is on its way. */
  busy = $state(false);

  constructor(
    readonly puzzle: Puzzle,
    private readonly ask: (action: unknown) => Promise<Solution>,
    private readonly answered: (solution: Solution) => void,
  ) {
    this.again();
  }

  get seen(): Puzzle['position'] {
    return this.puzzle.position;
  }

  get asked(): string {
    return this.seen.words?.asked ?? '';
  }

  /** What the best answer touches; nothing before the answer. */
  get light(): readonly string[] {
    const best = this.solution?.answers.find((answer) => answer.best);
    if (!best) return [];
    const key = keyOf(best.action as object);
    return (this.seen.words?.legal ?? []).find(({ action }) => keyOf(action as object) === key)?.refs ?? [];
  }

  async play(choice: Choice): Promise<void> {
    if (this.busy || this.solution) return;
    this.busy = true;
    this.problem = null;
    try {
      this.solution = await this.ask(choice.action);
      this.picking.ask([]);
      this.answered(this.solution);
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }

  /** Put the question once more. In a puzzle nothing is final, and nothing is warned of. */
  again(): void {
    this.solution = null;
    const legal = this.seen.words?.legal ?? [];
    this.picking.ask(legal.map((choice) => ({ ...choice, final: false, cautions: [] })));
  }
}

/** A share of the win in points of a hundred. */
export const points = (share: number): number => Math.round(100 * share);
