/** What a lesson speaks of is lit on the table, by every game alike: `data-light` on whatever draws the thing. */
import { find } from '$ui/match/playback/places';

const DRAWN = '[data-ref], [data-thing], [data-place]';

/** Light these things below a node and no others. A player who has no mat there is lit where they stand instead. */
export function light(root: Element, refs: readonly string[], me: number | null): void {
  const missing = new Set(refs);
  const lit = new Set<Element>();
  for (const element of root.querySelectorAll<HTMLElement>(DRAWN)) {
    const { ref, thing, place } = element.dataset;
    for (const each of [ref, thing, place])
      if (each !== undefined && refs.includes(each)) {
        missing.delete(each);
        lit.add(element);
      }
  }
  for (const ref of missing) {
    const instead = find(root, ref, me);
    if (instead) lit.add(instead);
  }
  for (const element of [...root.querySelectorAll('[data-light]'), ...lit])
    if (element.hasAttribute('data-light') !== lit.has(element))
      element.toggleAttribute('data-light', lit.has(element));
}

/** A click on something lit goes on after a look, and does nothing else. Returns how to stop listening. */
export function answerLooks(root: Element, coach: { readonly look: unknown; goOn(): void }): () => void {
  const click = (event: Event) => {
    if (!coach.look || !(event.target instanceof Element && event.target.closest('[data-light]'))) return;
    event.stopPropagation();
    coach.goOn();
  };
  root.addEventListener('click', click, true);
  return () => root.removeEventListener('click', click, true);
}
