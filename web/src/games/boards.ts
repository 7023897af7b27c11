/**
 * The drawings there are, each loaded when a match of its game is opened. A game without a folder is drawn by its package
 * (`ui/match/packaged/`), or generically.
 */
import type { Component } from 'svelte';
import type { Language } from '$words/fluent';
import type { BoardTable } from './board';
import type { Inline } from './inline';
import type { Tokens } from './tokens';

export type Part = Component<{ table: BoardTable<never, never> }>;
type Loaded = { default: Part };

const boards = import.meta.glob<Loaded>('./*/Board.svelte');
const mats = import.meta.glob<Loaded>('./*/Mats.svelte');
const docks = import.meta.glob<Loaded>('./*/Dock.svelte');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');
const tokens = import.meta.glob<{ TOKENS: Tokens }>('./*/tokens.ts');
const inlines = import.meta.glob<Inline>('./*/Inline.svelte');
const messages = import.meta.glob<string>('./*/messages/*.ftl', { query: '?raw', import: 'default' });

/** A game's drawing: the board, the other players, the player's own things, and the words it needs. */
export interface Drawing {
  readonly board: Part | null;
  readonly mats: Part | null;
  readonly dock: Part | null;
  readonly tokens: Tokens;
  readonly inline: Inline | null;
  readonly messages: string;
}

async function part(found: (() => Promise<Loaded>) | undefined): Promise<Part | null> {
  return found ? (await found()).default : null;
}

/** Load a game's drawing; all parts are null if nobody has drawn it yet. */
export async function loadDrawing(game: string, language: Language): Promise<Drawing> {
  const [board, others, dock, flying, inline, words] = await Promise.all([
    part(boards[`./${game}/Board.svelte`]),
    part(mats[`./${game}/Mats.svelte`]),
    part(docks[`./${game}/Dock.svelte`]),
    tokens[`./${game}/tokens.ts`]?.(),
    inlines[`./${game}/Inline.svelte`]?.(),
    messages[`./${game}/messages/${language}.ftl`]?.() ?? '',
  ]);
  return { board, mats: others, dock, tokens: flying?.TOKENS ?? {}, inline: inline ?? null, messages: words };
}

/** Load the picture of a game for the front page. */
export async function loadCover(game: string): Promise<Component | null> {
  return (await covers[`./${game}/Cover.svelte`]?.())?.default ?? null;
}
