/** On a phone the parts of a table keep their order, so the page scrolls to the part that a question is about. */

/** What shows a scene: the bar of playback, copies in the air, and outlines. */
const SHOWN = '[data-playback], [data-flights], [data-changed]';

/**
 * Scroll to the part that is asked about, if it is out of sight; on a wide page everything is in sight. The page stays with
 * what is shown until that has landed. Nothing scrolls to a small picture of a table. Returns how to stop waiting for it.
 */
export function scrollToAsked(part: Element | null): () => void {
  let stopped = false;
  const stop = () => void (stopped = true);
  if (!part || part.closest('[inert]') || !window.matchMedia('(max-width: 760px)').matches) return stop;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const off = document.documentElement.dataset.motion === 'off';
  const look = () => {
    if (stopped || !part.isConnected) return;
    if (document.querySelector(SHOWN)) requestAnimationFrame(look);
    else bring(part, still || off ? 'instant' : 'smooth');
  };
  // A scene is shown after the page was drawn.
  requestAnimationFrame(look);
  return stop;
}

/** Scroll to a part; the coach of a lesson lies over the top of the page. */
function bring(part: Element, behavior: ScrollBehavior): void {
  const page = document.documentElement;
  const coach = document.querySelector('.table-side.coached')?.getBoundingClientRect().height ?? 0;
  // The browser reads it at once: afterwards the page is as it was.
  page.style.scrollPaddingTop = `${coach}px`;
  part.scrollIntoView({ block: 'nearest', behavior });
  page.style.scrollPaddingTop = '';
}
