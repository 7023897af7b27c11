/**
 * What a board is given, and all it may use. A game's drawing is a folder `games/<slug>/` with
 *
 * - `Board.svelte`: the board in the middle,
 * - `Mats.svelte`: the other players (optional),
 * - `Dock.svelte`: the player's own things (optional),
 * - `Cover.svelte`: the picture on the front page (optional),
 * - `theme.css`: its dozen variables under `[data-game='<slug>']`, imported by its components,
 * - `tokens.ts`: what flies for things that are not drawn (optional),
 * - `Inline.svelte`: small pictures for the names in texts (optional, see `inline.ts`),
 * - `messages/{en,de}.ftl`: words that only the drawing needs.
 *
 * Each of the three gets one prop, `table`. They draw, and put `data-ref` on everything a person can touch; they hold no
 * click logic and no rule. The picker finds the refs and sets `data-pick` (`legal`, `chosen`, `other`) on them; give what has a
 * ref an `aria-label` unless its text says what it is. Put `data-thing` instead on what can move but not be touched, and
 * `data-place` on where things come from and go to (`supply`, `seat:1`), named as the motions of events name it.
 */
import type { components } from '$api/schema';

type Schemas = components['schemas'];

export type SeatAtTable = Schemas['SeatView'];
export type Change = Schemas['Change'];

/** What an action would change for all to see: drawable numbers, and the same in words. */
export interface Foretold {
  readonly refs: readonly string[];
  readonly changes: readonly { readonly change: Change; readonly text: string }[];
}

export interface BoardTable<View = unknown, Box = unknown> {
  readonly view: View;
  /** The component file of the game. */
  readonly box: Box;
  readonly seats: readonly SeatAtTable[];
  /** The own seat; null for a spectator. */
  readonly me: number | null;
  readonly deciders: readonly number[];
  readonly over: boolean;
  /** A message of the game or of its drawing, in the reader's language. */
  say(key: string, variables?: Record<string, string | number>): string;
  /** Whether there is such a message. */
  has(key: string): boolean;
  /** The name of a thing by its id alone, if a message `<kind>-<id>` names it: for drawings that know no kinds. */
  naming(id: string): string | null;
  /** What can be touched now, what is chosen, and what the action in the decision bar touches. */
  readonly legal: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  /** The what-ifs of all actions that a touch of this ref would leave, also where it would replace what is chosen. */
  foretold(ref: string): readonly Foretold[];
  /** The what-if of the action in the decision bar. */
  readonly proposed: Foretold | null;
  /** The number on the stepper of the decision bar, while there is one, and the legal ones. */
  readonly amount: number | null;
  readonly amounts: readonly number[];
  /** For drawings from packages: touch a thing, show what it is, and say that something was drawn. */
  choose?(ref: string): void;
  describe?(ref: string, beside: HTMLElement): void;
  redrawn?(): void;
}
