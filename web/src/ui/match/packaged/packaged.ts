/** Drawings that packages bring: an ES module of the host, imported when a match of its game is opened (ADR 65). */
import type { CreateBoard } from '$boards/board_table';
import { text, type Schemas } from '$api/http';
import type { Part } from '$games/boards';
import { loadGame } from '$ui/shared/games';
import type { Language } from '$words/fluent';
import type { Packaged } from './loaded';
import PackagedBoard from './PackagedBoard.svelte';

/** The version of `src/kontor/boards/board_table.d.ts` that this client draws with. */
export const INTERFACE = 1;

const styles = new Map<string, Promise<void>>();

/** Load a style sheet once; a board without its style is better than none. */
function loadStyle(address: string): Promise<void> {
  const loading =
    styles.get(address) ??
    new Promise<void>((done) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
  styles.set(address, loading);
  return loading;
}

async function loadModule(board: Schemas['PackageBoard']): Promise<CreateBoard> {
  if (board.interface !== INTERFACE) throw new Error(`The board needs interface ${board.interface}, not ${INTERFACE}.`);
  const [module] = await Promise.all([
    import(/* @vite-ignore */ board.module) as Promise<{ createBoard?: unknown }>,
    board.style ? loadStyle(board.style) : undefined,
  ]);
  if (typeof module.createBoard !== 'function') throw new Error(`${board.module} exports no createBoard.`);
  return module.createBoard as CreateBoard;
}

/** Load the drawing of a game from a package; null if there is none. One that fails is drawn generically, and says so. */
export async function loadPackaged(
  game: string,
  language: Language,
): Promise<{ board: Part; messages: string } | null> {
  const board = (await loadGame(game).catch(() => null))?.board;
  if (!board) return null;
  const words = board.messages[language] ?? board.messages.en;
  const [messages, [create, failure]] = await Promise.all([
    words ? text(words).catch(() => '') : '',
    loadModule(board).then(
      (loaded) => [loaded, null] as const,
      (error: unknown) => [null, error] as const,
    ),
  ]);
  const packaged: Packaged = { game, language, create, failure };
  return { board: drawnBy(packaged), messages };
}

/** A component like the boards of this folder's games, with the module inside. */
export function drawnBy(packaged: Packaged): Part {
  return (internals, props) =>
    PackagedBoard(internals, {
      packaged,
      get table() {
        return props.table;
      },
    });
}
