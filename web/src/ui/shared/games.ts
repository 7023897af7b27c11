/** The games of the server, their messages and their boxes: asked for once, and shared by all pages. */
import { answered, GET, text, type Schemas } from '$api/http';
import { Messages, type Language } from '$words/fluent';
import { words } from '$words/words.svelte';

export type Game = Schemas['GameDetails'];
export type Term = Schemas['Term'];
export type Option = Schemas['OptionSummary'];
export type Choice = Option['default'];
export type Chosen = Record<string, Choice>;

const lists = new Map<Language, Promise<Game[]>>();
const spoken = new Map<string, Promise<Spoken>>();
const glossaries = new Map<string, Promise<Term[]>>();
const boxes = new Map<string, Promise<unknown>>();

/** The messages of a game, and the file they came from: its headings are part of the rules reference. */
export interface Spoken {
  messages: Messages;
  source: string;
}

/** Remember an answer; one that failed is asked for again the next time. */
function once<K, T>(kept: Map<K, Promise<T>>, key: K, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key) ?? ask();
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  return known;
}

/** All games of the server. */
export function loadGames(): Promise<Game[]> {
  return once(lists, words.language, () => answered(GET('/api/games')));
}

/** Forget the lists: the next page that needs one asks for it. */
export function forgetGames(): void {
  lists.clear();
}

/** One game by its slug; null if the server does not have it. A list that was kept may be old: then it is asked for again. */
export async function loadGame(slug: string): Promise<Game | null> {
  const kept = lists.has(words.language);
  const found = (await loadGames()).find((game) => game.slug === slug);
  if (found || !kept) return found ?? null;
  forgetGames();
  return loadGame(slug);
}

/** Everything a game has to say. */
export function loadSpoken(slug: string): Promise<Spoken> {
  const language = words.language;
  return once(spoken, `${slug} ${language}`, async () => {
    const source = await text(`/api/games/${encodeURIComponent(slug)}/messages/${language}`);
    return { messages: new Messages(language, source), source };
  });
}

/** The words of a game that a newcomer stumbles over. */
export function loadTerms(game: string): Promise<Term[]> {
  const params = { path: { game } };
  return once(glossaries, `${game} ${words.language}`, () => answered(GET('/api/games/{game}/glossary', { params })));
}

/** The box of a game with this hash: the content that a hash stands for never changes. */
export function loadBox(game: string, components: string): Promise<unknown> {
  const path = { game, components };
  return once(boxes, `${game} ${components}`, () =>
    answered(GET('/api/games/{game}/boxes/{components}', { params: { path } })),
  );
}

/** The games in the order in which one learns them: by weight, then by length. Who says neither comes last. */
export function lightestFirst(games: readonly Game[]): Game[] {
  const last = (number: number) => number || Number.POSITIVE_INFINITY;
  const compare = (one: number, other: number) => (one === other ? 0 : one - other);
  return [...games].sort(
    (one, other) => compare(last(one.weight), last(other.weight)) || compare(last(one.minutes), last(other.minutes)),
  );
}

/** The level of bots for somebody who has not finished a match yet. */
export function firstLevel(levels: readonly string[]): string {
  return levels.includes('clerk') ? 'clerk' : (levels[0] ?? '');
}

/** The level of bots that is meant if nobody says another one. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes('trader') ? 'trader' : (levels[Math.floor(levels.length / 2)] ?? '');
}
