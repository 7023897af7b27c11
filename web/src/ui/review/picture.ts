/** Which part of a table a small picture shows. */

/** In pixels of the table as it is drawn. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A picture of a part: where it begins in the drawing, how much smaller it is, and its height in pixels of the page. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly height: number;
}

/** Pixels of the drawing that are shown around what is marked, and the smallest and largest part that is shown. */
const [AROUND, MIN_WIDTH, MAX_RATIO, MIN_RATIO] = [60, 460, 0.75, 0.4];

/** The box around all marks, with some of the table around it; the whole board where nothing is marked. */
export function union(marks: readonly Box[], board: Box, room: Box): Box {
  if (!marks.length) return board;
  const box = {
    left: Math.min(...marks.map(({ left }) => left)) - AROUND,
    top: Math.min(...marks.map(({ top }) => top)) - AROUND,
    right: Math.max(...marks.map(({ right }) => right)) + AROUND,
    bottom: Math.max(...marks.map(({ bottom }) => bottom)) + AROUND,
  };
  const wide = widened(box.left, box.right, MIN_WIDTH, room.left, room.right);
  const high = widened(box.top, box.bottom, (wide[1] - wide[0]) * MIN_RATIO, room.top, room.bottom);
  return { left: wide[0], right: wide[1], top: high[0], bottom: high[1] };
}

/** A stretch that is at least so long, around its middle, within bounds. */
function widened(from: number, to: number, least: number, low: number, high: number): readonly [number, number] {
  const length = Math.min(high - low, Math.max(least, to - from));
  const start = Math.min(Math.max(low, (from + to - length) / 2), high - length);
  return [start, start + length];
}

/** The picture of a part for a place that is so wide: not higher than three quarters of that. */
export function cutOut(box: Box, width: number): Cut {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(width / wide, (MAX_RATIO * width) / high);
  const spare = Math.max(0, width / scale - wide) / 2;
  return { left: box.left - spare, top: box.top, scale, height: Math.round(high * scale) };
}
