import { describe, expect, it } from 'vitest';
import { cutOut, union } from './picture';

const room = { left: 0, top: 0, right: 1000, bottom: 2000 };
const board = { left: 0, top: 0, right: 1000, bottom: 800 };

describe('the part of a table that a picture shows', () => {
  it('is around everything that is marked, and never a tiny piece', () => {
    const mark = { left: 500, top: 1000, right: 520, bottom: 1010 };
    const box = union([mark], board, room);
    expect(box.right - box.left).toBe(460);
    expect(box.bottom - box.top).toBeCloseTo(184);
    expect(box.left < mark.left && box.right > mark.right && box.top < mark.top && box.bottom > mark.bottom).toBe(true);
  });

  it('stays on the table', () => {
    const box = union([{ left: 0, top: 1990, right: 10, bottom: 2000 }], board, room);
    expect([box.left, box.bottom]).toEqual([0, 2000]);
  });

  it('is the board where nothing is marked', () => {
    expect(union([], board, room)).toEqual(board);
  });

  it('fills the width, or stands in its middle where it is high', () => {
    const high = cutOut(board, 400);
    expect(high).toMatchObject({ top: 0, scale: 0.375, height: 300 });
    expect(high.left).toBeCloseTo(-33.33);
    expect(cutOut({ left: 0, top: 0, right: 500, bottom: 200 }, 250)).toMatchObject({ scale: 0.5, height: 100 });
  });
});
