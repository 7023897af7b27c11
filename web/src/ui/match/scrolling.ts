/** Parts of the page that scroll but have nothing to focus: they can be scrolled by keyboard. */

/** Let Tab stop at a part while it is higher than its place; returns how to end that. */
export function letScroll(part: HTMLElement): () => void {
  const content = part.firstElementChild;
  // A game may have seen to it itself.
  if (!content || content.matches('[tabindex]')) return () => undefined;
  const sizes = new ResizeObserver(() => {
    if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
    else if (document.activeElement !== part) part.removeAttribute('tabindex');
  });
  sizes.observe(part);
  sizes.observe(content);
  return () => sizes.disconnect();
}
