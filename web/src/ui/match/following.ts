/** A part that scrolls and grows at its end: it stays at the end, unless somebody has scrolled away from it. */

/** Distance from the end that still counts as being there. */
const NEAR_PX = 48;

/** Keep what scrolls around a part at its end; returns how to stop that. */
export function followEnd(part: HTMLElement): () => void {
  const around = part.parentElement;
  if (!around) return () => undefined;
  let following = true;
  let last = around.scrollTop;
  // A scroll is heard late, when the part may have grown again: only upwards means that somebody wants to read.
  const scrolled = () => {
    if (around.scrollTop + around.clientHeight > around.scrollHeight - NEAR_PX) following = true;
    else if (around.scrollTop < last) following = false;
    last = around.scrollTop;
  };
  const sizes = new ResizeObserver(() => {
    if (following) around.scrollTop = around.scrollHeight;
    // What has become shorter has moved the page itself: nobody has scrolled.
    last = around.scrollTop;
  });
  around.addEventListener('scroll', scrolled, { passive: true });
  sizes.observe(part);
  sizes.observe(around);
  return () => {
    sizes.disconnect();
    around.removeEventListener('scroll', scrolled);
  };
}
