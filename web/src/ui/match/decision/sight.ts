/** On one column most of the table is out of sight: what a question or a scene is about is brought into sight. */

/** From this width on the whole table is in sight. */
const WIDE = '(min-width: 1100px)';
/** Milliseconds after which a hand that scrolled has let go. */
const LET_GO_MS = 1200;
/** Milliseconds without a finger after which the page has come to rest. */
const COASTING_MS = 300;
/** Milliseconds that a page which scrolls by itself takes at most, and frames at rest that mean it does not. */
const SCROLL_MS = 900;
const RESTS = 6;
/** How much of a thing must be seen, in pixels; of a small one all of it. */
const ENOUGH_PX = 24;

/** By what somebody scrolls. */
const HANDS = ['wheel', 'touchmove'] as const;

/** The part of the window in which the table can be seen. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

export class Sight {
  /** When a hand scrolled last. */
  private scrolled = -Infinity;

  constructor(private readonly root: HTMLElement) {}

  /** Notice when somebody scrolls; returns how to stop that. */
  listen(): () => void {
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    for (const hand of HANDS) this.root.addEventListener(hand, () => (this.scrolled = performance.now()), options);
    // A page that was pushed goes on without the finger.
    const coasting = () => {
      const now = performance.now();
      if (now - this.scrolled < COASTING_MS) this.scrolled = now;
    };
    addEventListener('scroll', coasting, options);
    return () => stop.abort();
  }

  /**
   * Bring the first of some things into sight, if of none of them `enough` pixels are and nobody scrolls; true if the page
   * does then.
   */
  bring(things: readonly HTMLElement[], behavior: ScrollBehavior, enough = ENOUGH_PX): boolean {
    const drawn = things.filter((thing) => thing.getClientRects().length > 0);
    const [first] = drawn;
    if (!first || window.matchMedia(WIDE).matches || performance.now() - this.scrolled < LET_GO_MS) return false;
    const band = this.band();
    if (drawn.some((thing) => this.sticks(thing) || seen(thing.getBoundingClientRect(), band, enough))) return false;
    const page = document.documentElement;
    // The browser reads it at once: afterwards the page is as it was.
    page.style.scrollPaddingBlock = `${band.top}px ${innerHeight - band.bottom}px`;
    first.scrollIntoView({ block: 'center', inline: 'nearest', behavior });
    page.style.scrollPaddingBlock = '';
    return true;
  }

  /** Whether a thing stays in the window together with the bar, as a hand does. */
  private sticks(thing: HTMLElement): boolean {
    const foot = thing.closest('.table-foot');
    return thing.closest('.table-bar') !== null || (foot !== null && getComputedStyle(foot).position === 'sticky');
  }

  private band(): Band {
    const bar = this.root.querySelector('.table-bar')?.getBoundingClientRect();
    const coach = this.root.querySelector('.table-side.coached')?.getBoundingClientRect();
    return { top: coach?.height ?? 0, bottom: Math.min(innerHeight, bar?.top ?? innerHeight) };
  }
}

/** Whether enough of a box can be seen: so many pixels each way, of a small one all of it. */
export function seen(box: DOMRect, band: Band, enough = ENOUGH_PX): boolean {
  const across = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
  const down = Math.min(box.bottom, band.bottom) - Math.max(box.top, band.top);
  return across >= Math.min(enough, box.width) - 1 && down >= Math.min(enough, box.height) - 1;
}

/** Until the page scrolls no more: a game may just be going to the part that it asks about. */
export async function atRest(): Promise<void> {
  const began = performance.now();
  let last = NaN;
  for (let rests = 0; rests < RESTS && performance.now() - began < SCROLL_MS; last = scrollY) {
    await new Promise(requestAnimationFrame);
    rests = scrollY === last ? rests + 1 : 0;
  }
}
