/** The strokes of the seats' lines: a seat is known by its dashes where its colour is not seen. */
export const DASHES: readonly (readonly number[])[] = [[], [9, 4], [3, 3], [12, 3, 3, 3], [6, 2, 2, 2, 2, 2]];
