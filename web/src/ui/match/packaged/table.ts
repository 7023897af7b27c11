/** What a drawing from a package is given: field by field, so that it is what the interface says and nothing more. */
import type { BoardTable as Given } from '$boards/board_table';
import type { BoardTable } from '$games/board';
import type { Language } from '$words/fluent';

/** The page around the drawing. */
export interface Page {
  readonly game: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly moving: boolean;
}

/** Take a picture of a table as it is now. */
export function given(table: BoardTable<never, never>, page: Page): Given {
  const { view, box, me, over, amount } = table;
  return {
    interface: 1,
    ...page,
    view,
    box,
    me,
    over,
    amount,
    seats: table.seats.map(({ name, kind, level }, seat) => ({ seat, name, bot: kind === 'bot' ? level : null })),
    deciders: [...table.deciders],
    legal: new Set(table.legal),
    chosen: new Set(table.chosen),
    say: (key, variables) => table.say(key, variables),
    has: (key) => table.has(key),
    choose: (ref) => table.choose?.(ref),
    describe: (ref, beside) => table.describe?.(ref, beside),
  };
}
