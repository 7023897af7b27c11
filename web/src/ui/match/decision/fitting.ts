/** Answers in the room that the bar has: the first shape in which all of them are whole. */

/** How far a thing may reach over the edge without being cut. */
const SPARE_PX = 3;
/** More than so many buttons stand in two rows on a wide page, so that the question keeps its room. */
const MANY = 3;

/** The shapes, the most comfortable first; in the last one some answers are left out. */
export const SHAPES = ['row', 'columns', 'narrow', 'rows', 'some'] as const;
export type Shape = (typeof SHAPES)[number];

export interface Fitted {
  readonly shape: Shape;
  readonly left: number;
}

const PHONE = '(max-width: 760px)';

/** The shapes that come into question for so many answers. */
export function shapesFor(count: number, phone: boolean): readonly Shape[] {
  if (phone) return SHAPES.filter((shape) => shape !== 'columns');
  return SHAPES.filter((shape) => shape !== (count > MANY ? 'row' : 'columns'));
}

/** Whether a box lies in another. */
export function within(box: DOMRect, around: DOMRect): boolean {
  return (
    box.left >= around.left - SPARE_PX &&
    box.right <= around.right + SPARE_PX &&
    box.top >= around.top - SPARE_PX &&
    box.bottom <= around.bottom + SPARE_PX
  );
}

/**
 * Give the answers the first shape that fits them. What does not fit even in the last is hidden, and the button for the
 * rest is shown; returns the shape, and how many are left.
 */
export function fit(offers: HTMLElement, rest: HTMLElement): Fitted {
  const answers = [...offers.children] as HTMLElement[];
  for (const each of answers) each.style.visibility = '';
  const cut = () => answers.filter((each) => !within(each.getBoundingClientRect(), offers.getBoundingClientRect()));
  for (const shape of shapesFor(answers.length, window.matchMedia(PHONE).matches)) {
    rest.hidden = shape !== 'some';
    offers.dataset.fit = shape;
    if (!cut().length) {
      rest.hidden = true;
      return { shape, left: 0 };
    }
  }
  // One that was hidden may have made room for none after it: what is read first stays.
  const first = answers.indexOf(cut()[0]!);
  const left = answers.slice(first);
  for (const each of left) each.style.visibility = 'hidden';
  return { shape: 'some', left: left.length };
}
