/**
 * Figures: a game on one page, in a few pictures. A game's folder may have
 *
 * - `figures/index.ts` with `FIGURES`, in the order in which they are read; each picture is made of the parts of the board,
 * - `messages/figures.{en,de}.ftl` with `figure-<id>`, a title of at most four words, and `.is`, one sentence.
 *
 * A picture gets a `table` on which nothing is played: the box and the words are there, the view is not.
 */
import type { Component } from 'svelte';
import { Messages, type Language } from '$words/fluent';
import type { BoardTable } from './board';
import './figures.css';

export interface Figure<Table = BoardTable<never, never>> {
  readonly id: string;
  readonly picture: Component<{ table: Table }>;
}

/** The figures of a game with what they are given. */
export interface FigureSet {
  readonly figures: readonly Figure[];
  readonly table: BoardTable<never, never>;
}

const sets = import.meta.glob<{ FIGURES: readonly Figure[] }>('./*/figures/index.ts');
const messages = import.meta.glob<string>('./*/messages/*.ftl', { query: '?raw', import: 'default' });
const NOTHING: ReadonlySet<string> = new Set();

/** Load the figures of a game; none if nobody has drawn any. */
export async function loadFigures(
  game: string,
  language: Language,
  rules: Messages,
  loadBox: () => Promise<unknown>,
): Promise<FigureSet | null> {
  const load = sets[`./${game}/figures/index.ts`];
  if (!load) return null;
  const [{ FIGURES }, box, ...sources] = await Promise.all([
    load(),
    loadBox(),
    messages[`./${game}/messages/${language}.ftl`]?.() ?? '',
    messages[`./${game}/messages/figures.${language}.ftl`]?.() ?? '',
  ]);
  return { figures: FIGURES, table: emptyTable(box, rules, new Messages(language, ...sources)) };
}

/** A table on which nothing is played. */
export function emptyTable(box: unknown, rules: Messages, own: Messages): BoardTable<never, never> {
  return {
    view: null as never,
    box: box as never,
    seats: [],
    me: null,
    deciders: [],
    over: false,
    say: (key, variables) => (own.has(key) ? own : rules).say(key, variables),
    has: (key) => own.has(key) || rules.has(key),
    naming: (id) => rules.naming(id),
    legal: NOTHING,
    chosen: NOTHING,
    foretold: () => [],
    proposed: null,
    amount: null,
    amounts: [],
  };
}
