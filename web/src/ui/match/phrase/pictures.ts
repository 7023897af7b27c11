/** Which names in a text can be drawn: the things of the game at this table, given to everything that shows a text. */
import { getContext, setContext } from 'svelte';
import type { BoardTable } from '$games/board';
import type { Inline, NamedThing } from '$games/inline';

const KEY = Symbol('pictures');

/** A thing in a text, and the opening sign that must not be left alone at the end of a line before it. */
export interface DrawnPart {
  readonly thing: NamedThing;
  readonly opening: string;
}

/** A text cut into words and things. */
export type Part = string | DrawnPart;

export interface Pictures {
  readonly game: string;
  readonly table: BoardTable<never, never>;
  readonly picture: Inline['default'];
  partsOf(text: string): readonly Part[];
}

const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Return how to cut texts at the names of things; a longer name comes before one that it contains. */
export function cutter(things: readonly NamedThing[]): (text: string) => readonly Part[] {
  const byName = new Map(things.toReversed().map((thing) => [thing.name, thing]));
  const names = [...byName.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  if (!names.length) return (text) => [text];
  const pattern = new RegExp(`([„“(]?)(?<![\\p{L}\\p{N}])(${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    const parts: Part[] = [];
    let end = 0;
    for (const found of text.matchAll(pattern)) {
      const [whole, opening = '', name = ''] = found;
      if (found.index > end) parts.push(text.slice(end, found.index));
      parts.push({ thing: byName.get(name)!, opening });
      end = found.index + whole.length;
    }
    if (end < text.length) parts.push(text.slice(end));
    return parts;
  };
}

/** Let all texts below this component draw what they name. */
export function providePictures(game: string, inline: Inline | null, table: BoardTable<never, never>): void {
  if (!inline) return;
  let cut: ReturnType<typeof cutter> | undefined;
  setContext<Pictures>(KEY, {
    game,
    table,
    picture: inline.default,
    partsOf: (text) => (cut ??= cutter(inline.named(table)))(text),
  });
}

/** Letters that a picture takes the room of. */
const PICTURE_LETTERS = 16;

/** How long a text is on the page, in letters. */
export function shownLength(known: Pictures | undefined, text: string): number {
  const lengths = (known?.partsOf(text) ?? [text]).map((part) =>
    typeof part === 'string' ? part.length : Math.min(part.thing.name.length, PICTURE_LETTERS),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

export const pictures = (): Pictures | undefined => getContext(KEY);
