/** When the page of a match brings something into sight: at a new question, and at each scene of what others do. */
import { tick } from 'svelte';
import type { Match } from '$ui/match/match.svelte';
import { findAll } from '$ui/match/playback/places';
import type { Scene } from '$ui/match/playback/scenes';
import { settings } from '$ui/settings.svelte';
import { atRest, Sight } from './sight';

const TOUCHABLE = '[data-ref][data-pick]';
/** How much of what a scene is about must be seen, in pixels; of a smaller thing all of it. */
const SCENE_ENOUGH_PX = 120;
/** What the coach of a lesson speaks of. */
const LIT = '[data-light]';

interface Shown {
  readonly match: Match;
  readonly root: HTMLElement | undefined;
  /** What the coach of a lesson speaks of: when it changes, it is brought into sight. */
  readonly lit: readonly string[];
}

/** To be called while the page of a match is made. */
export function bringIntoSight(of: () => Shown): void {
  const { match, root, lit } = $derived(of());
  const sight = $derived(root && new Sight(root));
  // What one did oneself is still shown when the next question comes: the page goes to the question after it.
  const free = $derived(match.mine && !match.playback.shown);
  const question = $derived(free ? [match.seen?.seq, ...lit].join(' ') : undefined);

  $effect(() => sight?.listen());

  $effect(() => {
    const [page, asked] = [root, question];
    if (page && asked !== undefined) void ask(page, asked);
  });

  // Before anything flies: where it flies to is measured afterwards.
  $effect(() => {
    const [page, { shown }] = [root, match.playback];
    if (page && shown) sight?.bring(sceneFocus(page, shown), 'instant', SCENE_ENOUGH_PX);
  });

  async function ask(page: HTMLElement, asked: string): Promise<void> {
    // What can be touched is marked after the page was drawn.
    await tick();
    await tick();
    // A game goes to the part that it asks about first, also where nothing moves: what is lit or touched comes after that.
    await atRest();
    if (question !== asked || match.picking.chosen.length) return;
    const things = page.querySelectorAll<HTMLElement>(page.querySelector(LIT) ? LIT : TOUCHABLE);
    sight?.bring([...things], settings.moving ? 'smooth' : 'instant');
  }
}

/**
 * The things on the page that a scene is about: what moves, or else where it moves to, what it marks, where it comes from.
 * What lies on the board comes before all of these elsewhere. A player is at the emblem in the bar as well, so never.
 */
export function sceneFocus(page: HTMLElement, { motions, marks }: Pick<Scene, 'motions' | 'marks'>): HTMLElement[] {
  const groups = [
    motions.map(({ thing }) => thing),
    motions.map(({ target }) => target ?? ''),
    marks,
    motions.map(({ origin }) => origin ?? ''),
  ].map((refs) => [...new Set(refs)].filter((ref) => ref && !ref.startsWith('seat:')));
  const found = groups.map((refs) => refs.flatMap((ref) => findAll(page, ref)));
  const onBoard = found.map((things) => things.filter((each) => each.closest('.table-board')));
  return [...onBoard, ...found].find((things) => things.length > 0) ?? [];
}
