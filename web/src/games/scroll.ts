/** On a phone the parts of a table keep their order, so the page scrolls to the part that a question is about. */

/** Scroll to the part that is asked about, if it is out of sight; on a wide page everything is in sight. */
export function scrollToAsked(part: Element | null): void {
  if (!part || !window.matchMedia('(max-width: 760px)').matches) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const off = document.documentElement.dataset.motion === 'off';
  part.scrollIntoView({ block: 'nearest', behavior: still || off ? 'instant' : 'smooth' });
}
