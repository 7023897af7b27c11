/** What a board is given: the position, the box, the words, and how things stand with the picker. */
import { text, type Schemas } from '$api/http';
import type { BoardTable, Foretold } from '$games/board';
import { loadDrawing, type Drawing } from '$games/boards';
import type { Picking } from '$ui/picker/picking.svelte';
import type { Choice } from '$ui/picker/picker';
import { loadBox } from '$ui/shared/games';
import { loadPackaged } from './packaged/packaged';
import { Messages, type Language } from '$words/fluent';

/** A game as it can be drawn: its drawing, its box, its words. */
export interface Loaded {
  readonly drawing: Drawing;
  readonly box: unknown;
  readonly messages: Messages;
}

/** Load all that drawing a match needs: today's drawing of its game, and the box that the match began with. */
export async function loadGame(
  { game, components }: Pick<Schemas['MatchSummary'], 'game' | 'components'>,
  language: Language,
): Promise<Loaded> {
  const [drawing, box, messages] = await Promise.all([
    loadAnyDrawing(game, language),
    loadBox(game, components),
    text(`/api/games/${game}/messages/${language}`),
  ]);
  return { drawing, box, messages: new Messages(language, messages, drawing.messages) };
}

/** Load our drawing of a game, or that of its package. */
async function loadAnyDrawing(game: string, language: Language): Promise<Drawing> {
  const drawing = await loadDrawing(game, language);
  return drawing.board ? drawing : { ...drawing, ...(await loadPackaged(game, language)) };
}

/** Where the parts of a table come from; read each time, so that it follows changes. */
export interface Source {
  readonly seen: Schemas['PositionView'];
  readonly seats: readonly Schemas['SeatView'][];
  readonly picking: Picking | null;
  foretold(choice: Choice | null): Foretold | null;
}

/** What a drawing can do on a page where a match is played. */
export type Doing = Pick<BoardTable, 'choose' | 'describe' | 'redrawn'>;

const NONE: ReadonlySet<string> = new Set();

/** Make what a board is given. */
export function boardContext(loaded: Loaded, source: () => Source, doing: Doing = {}): BoardTable<never, never> {
  return {
    ...doing,
    get view() {
      return source().seen.view as never;
    },
    box: loaded.box as never,
    get seats() {
      return source().seats;
    },
    get me() {
      return source().seen.seat;
    },
    get deciders() {
      return source().seen.deciders;
    },
    get over() {
      return source().seen.status === 'over';
    },
    say: (key, variables) => loaded.messages.say(key, variables),
    has: (key) => loaded.messages.has(key),
    naming: (id) => loaded.messages.naming(id),
    get legal() {
      return source().picking?.touchable ?? NONE;
    },
    get chosen() {
      return source().picking?.taken ?? NONE;
    },
    foretold(ref) {
      const { picking, foretold } = source();
      return (picking?.leadingOn(ref) ?? []).flatMap((choice) => foretold(choice) ?? []);
    },
    get proposed() {
      const { picking, foretold } = source();
      return foretold(picking?.proposed ?? null);
    },
    get amount() {
      return source().picking?.proposed?.amount ?? null;
    },
    get amounts() {
      return source().picking?.fitting.flatMap((choice) => choice.amount ?? []) ?? [];
    },
  };
}
