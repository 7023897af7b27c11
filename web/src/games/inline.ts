/**
 * Pictures inside texts. The rules name things in words, and every text of a match is plain: a screen reader, the terminal
 * and a clipboard need no more. Where such a name stands in a text on the page, the game may draw the thing instead.
 *
 * A game's folder may have an `Inline.svelte` that draws one thing, as high as a line, and exports `named`: the things it
 * can draw, with their names exactly as the rules say them. What it draws must say the name, too: as its text, or as the
 * label of a picture.
 */
import type { Component } from 'svelte';
import type { BoardTable } from './board';

/** A thing that can be drawn where its name stands. */
export interface NamedThing {
  readonly name: string;
  readonly id: string;
}

export interface Inline<Table = BoardTable<never, never>> {
  readonly default: Component<{ table: Table; id: string; name: string }>;
  named(table: Table): readonly NamedThing[];
}
