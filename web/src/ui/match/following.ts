/** A part that scrolls and grows at its end: it stays at the end, unless somebody has scrolled away from it. */

/** Distance from the end that still counts as being there. */
const NEAR_PX = 48;

/** Keep what scrolls around a part at its end; returns how to stop that. */
export function followEnd(part: HTMLElement): () => void {
  const around = part.parentElement;
  if (!around) return () => undefined;
  let following = true;
  const scrolled = () => (following = around.scrollTop + around.clientHeight > around.scrollHeight - NEAR_PX);
  const sizes = new ResizeObserver(() => {
    if (following) around.scrollTop = around.scrollHeight;
  });
  around.addEventListener('scroll', scrolled, { passive: true });
  sizes.observe(part);
  sizes.observe(around);
  return () => {
    sizes.disconnect();
    around.removeEventListener('scroll', scrolled);
  };
}
