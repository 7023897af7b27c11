/** Where the card of a thing lies: near it, never on it, and within the page. */

export const GAP_PX = 10;

/** A rectangle on the page, as far as it matters here. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Right of the thing, or left of it where there is no room; above the bar, unless the thing itself lies below its top. */
export function besideThing(box: Box, card: Size, bar: number, page: Size): Place {
  const right = box.right + GAP_PX;
  const left = right + card.width < page.width ? right : Math.max(GAP_PX, box.left - card.width - GAP_PX);
  const foot = box.bottom <= bar && card.height < bar ? bar : page.height;
  return { left, top: Math.max(GAP_PX, Math.min(box.top, foot - card.height - GAP_PX)) };
}

/** Over a word, and over what it stands in, which begins at `ceiling`; below the word where there is no room. */
export function overWord(box: Box, card: Size, ceiling: number, page: Size): Place {
  const left = Math.max(GAP_PX, Math.min(box.left, page.width - card.width - GAP_PX));
  const top = Math.min(ceiling, box.top) - card.height - GAP_PX;
  return { left, top: top >= GAP_PX ? top : Math.min(box.bottom + GAP_PX, page.height - card.height - GAP_PX) };
}
