/** Which puzzles this browser has solved: nothing of it is sent. */

const KEY = 'kontor-puzzles';

/** Right at once, right after another answer, or only wrong so far. */
export type Result = 'first' | 'later' | 'wrong';
type Results = Readonly<Record<string, Result>>;

function read(): Results {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Results;
  } catch {
    return {};
  }
}

class Progress {
  private results = $state.raw<Results>(read());

  of(puzzle: string): Result | null {
    return this.results[puzzle] ?? null;
  }

  isSolved(puzzle: string): boolean {
    const result = this.of(puzzle);
    return result === 'first' || result === 'later';
  }

  /** Keep an answer; what was solved stays solved. */
  note(puzzle: string, right: boolean): void {
    if (this.isSolved(puzzle)) return;
    const result: Result = right ? (this.of(puzzle) === 'wrong' ? 'later' : 'first') : 'wrong';
    this.results = { ...this.results, [puzzle]: result };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.results));
    } catch {
      // A browser that keeps nothing remembers until the page is closed.
    }
  }
}

export const progress = new Progress();

/** The puzzle to go on with: the next one of the same game that is not solved, also from the beginning; null if all are. */
export function nextOf<Puzzle extends { id: string; game: string }>(
  puzzles: readonly Puzzle[],
  current: string,
  solved: (puzzle: string) => boolean,
): Puzzle | null {
  const game = puzzles.find(({ id }) => id === current)?.game;
  const own = puzzles.filter((puzzle) => puzzle.game === game);
  const at = own.findIndex(({ id }) => id === current);
  const inOrder = [...own.slice(at + 1), ...own.slice(0, Math.max(0, at))];
  return inOrder.find(({ id }) => !solved(id)) ?? null;
}
