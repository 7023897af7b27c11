/** When the page of a match brings something into sight: at a new question, and at each scene of what others do. */
import { tick } from 'svelte';
import type { Match } from '$ui/match/match.svelte';
import { findAll } from '$ui/match/playback/places';
import type { Scene } from '$ui/match/playback/scenes';
import { settings } from '$ui/settings.svelte';
import { atRest, Sight } from './sight';

const TOUCHABLE = '[data-ref][data-pick]';
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
  const question = $derived(match.mine && !match.playback.on ? [match.seen?.seq, ...lit].join(' ') : undefined);

  $effect(() => sight?.listen());

  $effect(() => {
    const [page, asked] = [root, question];
    if (page && asked !== undefined) void ask(page, asked);
  });

  // Before anything flies: where it flies to is measured afterwards.
  $effect(() => {
    const [page, { scene }] = [root, match.playback];
    if (page && scene) sight?.bring(movedIn(page, scene), 'instant');
  });

  async function ask(page: HTMLElement, asked: string): Promise<void> {
    // What can be touched is marked after the page was drawn.
    await tick();
    await tick();
    if (settings.moving) await atRest();
    if (question !== asked || match.picking.chosen.length) return;
    const things = page.querySelectorAll<HTMLElement>(page.querySelector(LIT) ? LIT : TOUCHABLE);
    sight?.bring([...things], settings.moving ? 'smooth' : 'instant');
  }
}

/** What a scene moves, and from and to where; what lies on the board first. A player is at the emblem in the bar as well. */
export function movedIn(page: HTMLElement, { motions }: Pick<Scene, 'motions'>): HTMLElement[] {
  const refs = motions.flatMap(({ thing, target, origin }) => [thing, target ?? '', origin ?? '']);
  const named = new Set(refs.filter((ref) => ref && !ref.startsWith('seat:')));
  const found = [...named].flatMap((ref) => findAll(page, ref));
  const onBoard = (each: HTMLElement) => each.closest('.table-board') !== null;
  return [...found.filter(onBoard), ...found.filter((each) => !onBoard(each))];
}
