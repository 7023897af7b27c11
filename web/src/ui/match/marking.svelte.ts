/** What boards draw is marked again whenever it changes: what can be touched, what is new, what a lesson lights. */
import { tick } from 'svelte';
import { mark } from '$ui/picker/marks';
import { answerLooks, light } from './coach/lights';
import type { Coaching } from './coach/coaching.svelte';
import { markFresh } from './fresh';
import type { Match } from './match.svelte';

interface Marked {
  readonly root: HTMLElement | undefined;
  readonly match: Match;
  readonly coaching: Coaching;
  /** What draws the board: another one has to be marked again. */
  readonly board: unknown;
  /** Changes whenever the board was drawn again by itself. */
  readonly redraws: number;
}

/** Keep the table marked, as long as the component lives; `found` hears which refs a board draws. */
export function keepMarked(get: () => Marked, found: (drawn: Set<string>) => void): void {
  $effect(() => {
    const { root, match, coaching, board, redraws } = get();
    const picking = match.picking;
    // Before a look of a lesson nothing is asked: only what the coach speaks of has a frame.
    const asked = match.mine && !coaching.look;
    void [match.seen, picking.taken, picking.touchable, board, redraws];
    void tick().then(() => root && found(mark(root, picking, asked)));
  });

  // What is new changes with the position, not with every touch.
  $effect(() => {
    const { root, match, board, redraws } = get();
    const fresh = match.over ? new Set<string>() : match.fresh;
    void [match.seen, board, redraws];
    void tick().then(() => root && markFresh(root, fresh));
  });

  // What the coach speaks of.
  $effect(() => {
    const { root, match, coaching, board, redraws } = get();
    const refs = coaching.light;
    void [match.seen, board, match.mine, redraws];
    void tick().then(() => root && light(root, refs, match.me));
  });
  $effect(() => {
    const { root, coaching } = get();
    return root && answerLooks(root, coaching);
  });
}
