/**
 * Interface 1 of boards from packages: what `board.js` exports, and what it is given.
 *
 * The module draws one position at a time into `container`, and draws it again whenever `update` is called. It holds no
 * rule. What a person can touch has the attribute `data-ref` with the ref of the thing (`pearl:p07`, `seat:1`); Kontor marks
 * it with `data-pick` (`legal`, `chosen` or `other`), makes it reachable by keyboard, hears clicks, and confirms. Change
 * nothing of what it sets: `data-pick`, `tabindex`, `role`, `aria-pressed`. Give what has a ref an `aria-label` unless its text
 * says what it is. `data-thing` marks what can move but not be touched, `data-place` where things come from and go to.
 *
 * The page allows scripts, styles, pictures and fonts of its own host alone: no inline script, no `eval`, no attribute
 * `style` in markup and no `<style>` element. `element.style.left = '3px'` and `board.css` work. All files lie next to the
 * module: `new URL('pearl.svg', import.meta.url)`.
 */

/** A seat of the match, as everybody sees it. */
export interface BoardSeat {
  readonly seat: number;
  /** The name of who sits there; empty if nobody does. */
  readonly name: string;
  /** The level of the bot that sits there; null if it is no bot. */
  readonly bot: string | null;
}

/** A position as the reader's own seat may see it, and the reader's page. It is never changed: each update brings a new one. */
export interface BoardTable<View = unknown, Box = unknown> {
  /** The version of this interface. */
  readonly interface: 1;
  readonly game: string;
  /** What the own seat sees: the `View` of the rules, as JSON. */
  readonly view: View;
  /** The component file that the match began with, as JSON. */
  readonly box: Box;
  readonly seats: readonly BoardSeat[];
  /** The own seat; null for a spectator. */
  readonly me: number | null;
  /** The seats that have to decide. */
  readonly deciders: readonly number[];
  readonly over: boolean;

  /** The refs that can be touched now: empty unless it is the reader's turn. */
  readonly legal: ReadonlySet<string>;
  /** The refs that are chosen, or that belong to the action that is proposed. */
  readonly chosen: ReadonlySet<string>;
  /** The number on the stepper of the question, such as a bid; null while there is none. */
  readonly amount: number | null;

  readonly language: 'en' | 'de';
  readonly theme: 'light' | 'dark';
  /** Pixels that the container has. */
  readonly width: number;
  /** Whether things may move; false if the person asked for less motion. */
  readonly moving: boolean;

  /** A message of the game or of the drawing (`en.ftl`, `de.ftl`) with its variables; the key if there is none. */
  say(key: string, variables?: Record<string, string | number>): string;
  /** Whether there is such a message. */
  has(key: string): boolean;

  /** Touch a thing, as a click on its `data-ref` does: for drawings without elements, such as a canvas. */
  choose(ref: string): void;
  /** Show what a thing is, next to an element of the drawing. */
  describe(ref: string, beside: HTMLElement): void;
}

/** A drawing that stands on the page. */
export interface DrawnBoard<View = unknown, Box = unknown> {
  /** Draw another position, or the same with something else chosen. */
  update(table: BoardTable<View, Box>): void;
  /** Clean up: listeners on the window, timers. The container is removed afterwards. */
  destroy(): void;
}

/**
 * What `board.js` exports under this name. It is called once for each board on a page, and there can be several at once. If it
 * or `update` throws, Kontor draws the game generically instead, and says so.
 */
export type CreateBoard<View = unknown, Box = unknown> = (
  container: HTMLElement,
  table: BoardTable<View, Box>,
) => DrawnBoard<View, Box>;
