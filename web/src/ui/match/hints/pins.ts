/** Where the pins of hints stick on the table: at the things that a hint touches and not every other hint touches too. */
import { findAll } from '$ui/match/playback/places';

/** A pin of a hint at one of its things; the first of each hint says its share. */
export interface Pin {
  /** The number of the hint, from 0 on. */
  readonly hint: number;
  readonly ref: string;
  readonly first: boolean;
}

/** A pin on the page, in pixels of the window. */
export interface Placed extends Pin {
  readonly left: number;
  readonly top: number;
  /** It belongs to what lies in or below the decision bar. */
  readonly low: boolean;
}

/** Sizes of a pin; those in `HintPins.svelte` are the same. */
export const PIN_HEIGHT_PX = 26;
export const PIN_WIDTH_PX = 72;
export const SMALL_PIN_WIDTH_PX = 26;
const GAP_PX = 3;
/** How far a pin reaches into a thing. */
const OVERLAP_PX = 9;
/** How far it rises above a thing under the decision bar, whose words it must not cover. */
const DOCK_RISE_PX = 10;
/** On a thing wider than that a pin lies at the right, on a smaller one in the middle. */
const WIDE_PX = 150;
/** A thing of which less can be seen has no pin. */
const MIN_VISIBLE_PART = 0.3;
/** What an element with such an overflow holds is cut at its edges. */
const CLIPS = /hidden|auto|scroll|clip/;
/** Steps in which a pin goes down a thing until it covers nothing; words are worth more than pictures. */
const STEP_PX = 6;
const WORDS_WEIGH = 3;
/** Pins are moved apart at most so often. */
const MAX_MOVES = 6;

/** The refs that tell each hint from the others; all of its refs, if none does. */
export function tellingRefs(hints: readonly (readonly string[])[]): string[][] {
  const shared = new Set(
    (hints[0] ?? []).filter((ref) => hints.length > 1 && hints.every((refs) => refs.includes(ref))),
  );
  return hints.map((refs) => {
    const own = refs.filter((ref) => !shared.has(ref));
    return own.length ? own : [...refs];
  });
}

/** The pins that can be seen on the page as it is now. */
export function placePins(root: Element, hints: readonly (readonly string[])[]): Placed[] {
  const placed: Placed[] = [];
  for (const [hint, refs] of tellingRefs(hints).entries()) {
    const spots = refs.flatMap((ref) => spotOf(root, ref) ?? []);
    // The share stands on the board, where one looks, rather than in the own hand.
    for (const [number, spot] of spots.toSorted((one, other) => Number(one.low) - Number(other.low)).entries()) {
      const pin = { hint, ref: spot.ref, first: number === 0, low: spot.low };
      placed.push(apart(readable({ ...pin, ...anchor(spot, widthOf(pin)) }, spot, placed), placed));
    }
  }
  return placed;
}

/** What can be seen of the first element that draws a thing; null if too little can. */
function spotOf(root: Element, ref: string): Spot | null {
  for (const element of findAll(root, ref)) {
    if (element.closest('.table-bar')) continue;
    const low = element.closest('.table-foot') !== null;
    const whole = element.getBoundingClientRect();
    const box = visiblePart(root, element, low);
    const area = areaOf(box);
    if (area > 0 && area >= MIN_VISIBLE_PART * whole.width * whole.height) return { ref, box, low, element };
  }
  return null;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Spot {
  readonly ref: string;
  readonly box: Box;
  readonly low: boolean;
  readonly element: HTMLElement;
}

function visiblePart(root: Element, element: HTMLElement, low: boolean): Box {
  const bar = root.querySelector('.table-bar')?.getBoundingClientRect();
  const top = low ? (bar?.bottom ?? 0) : 0;
  const bottom = low ? innerHeight : (bar?.top ?? innerHeight);
  let box: Box = common(element.getBoundingClientRect(), { left: 0, top, right: innerWidth, bottom });
  for (let above = element.parentElement; above && above !== root; above = above.parentElement)
    if (CLIPS.test(getComputedStyle(above).overflow)) box = common(box, above.getBoundingClientRect());
  return box;
}

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const areaOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** At the upper edge of a thing. */
function anchor({ box: { left, top, right }, low }: Spot, width: number): { left: number; top: number } {
  const x = right - left > WIDE_PX ? right - width - 2 * GAP_PX : (left + right - width) / 2;
  const above = low ? DOCK_RISE_PX : PIN_HEIGHT_PX - OVERLAP_PX;
  return {
    left: Math.max(GAP_PX, Math.min(x, innerWidth - width - GAP_PX)),
    top: Math.max(GAP_PX, top - above),
  };
}

/** The pin as high on its thing as it covers least of the words and pictures there, and no other pin. */
function readable(pin: Placed, { box, element }: Spot, others: readonly Placed[]): Placed {
  const ink = inkAround(element);
  let [best, least] = [pin, Infinity];
  for (let top = pin.top; top <= Math.max(pin.top, box.bottom - PIN_HEIGHT_PX); top += STEP_PX) {
    const moved = { ...pin, top };
    const edges = { left: pin.left, top, right: pin.left + widthOf(pin), bottom: top + PIN_HEIGHT_PX };
    const covered = ink.reduce((sum, each) => sum + each.weight * areaOf(common(edges, each.box)), 0);
    if (covered >= least || others.some((each) => overlap(each, moved))) continue;
    [best, least] = [moved, covered];
  }
  return best;
}

/** Words and pictures of a thing and of those beside it. */
function inkAround(element: HTMLElement): { box: Box; weight: number }[] {
  const scope = element.parentElement ?? element;
  const words = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const found: { box: Box; weight: number }[] = [];
  while (words.nextNode()) {
    if (!words.currentNode.nodeValue?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const box of range.getClientRects()) found.push({ box, weight: WORDS_WEIGH });
  }
  for (const picture of scope.querySelectorAll('svg, img'))
    found.push({ box: picture.getBoundingClientRect(), weight: 1 });
  return found;
}

/** The pin below all others that it would lie on. */
function apart(pin: Placed, others: readonly Placed[]): Placed {
  let moved = pin;
  for (let move = 0; move < MAX_MOVES; move++) {
    const other = others.find((each) => overlap(each, moved));
    if (!other) break;
    moved = { ...moved, top: other.top + PIN_HEIGHT_PX + GAP_PX };
  }
  return moved;
}

const widthOf = ({ first }: Pick<Pin, 'first'>): number => (first ? PIN_WIDTH_PX : SMALL_PIN_WIDTH_PX);

const overlap = (one: Placed, other: Placed): boolean =>
  one.left < other.left + widthOf(other) &&
  other.left < one.left + widthOf(one) &&
  Math.abs(one.top - other.top) < PIN_HEIGHT_PX;
