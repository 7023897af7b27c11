/** A part that scrolls and grows at its end: it stays at the end, unless somebody has scrolled away from it. */

/** Distance from the end that still counts as being there. */
const NEAR_PX = 48;

/** By what somebody scrolls: wheel, finger, scroll bar, keys. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Keep what scrolls around a part at its end; returns how to stop that. */
export function followEnd(part: HTMLElement): () => void {
  const around = part.parentElement;
  if (!around) return () => undefined;
  let following = true;
  let last = around.scrollTop;
  let touched = false;
  // The page itself scrolls upwards too, when lines turn out lower than they were taken for, and a scroll is heard late,
  // when the part may have grown again: only upwards by a hand means that somebody wants to read.
  const touch = () => (touched = true);
  const scrolled = () => {
    if (around.scrollTop + around.clientHeight > around.scrollHeight - NEAR_PX) {
      following = true;
      touched = false;
    } else if (touched && around.scrollTop < last) following = false;
    last = around.scrollTop;
  };
  const sizes = new ResizeObserver(() => {
    if (following) around.scrollTop = around.scrollHeight;
    // What has become shorter has moved the page itself: nobody has scrolled.
    last = around.scrollTop;
  });
  around.addEventListener('scroll', scrolled, { passive: true });
  for (const hand of HANDS) around.addEventListener(hand, touch, { passive: true });
  sizes.observe(part);
  sizes.observe(around);
  return () => {
    sizes.disconnect();
    for (const hand of HANDS) around.removeEventListener(hand, touch);
    around.removeEventListener('scroll', scrolled);
  };
}
