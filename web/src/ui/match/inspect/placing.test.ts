/** Where a card lies: within the page, never on what it speaks of. */
import { expect, test } from 'vitest';
import { besideThing, GAP_PX, overWord, type Box } from './placing';

const PAGE = { width: 1440, height: 900 };
const CARD = { width: 320, height: 120 };
const BAR = 800;
const at = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('the card of a word in the bar lies over the bar', () => {
  const word = at(40, 830, 50, 20);
  expect(overWord(word, CARD, BAR, PAGE)).toEqual({ left: 40, top: BAR - CARD.height - GAP_PX });
});

test('where nothing fits above a word its card lies below it', () => {
  const word = at(40, 60, 50, 20);
  expect(overWord(word, CARD, word.top, PAGE)).toEqual({ left: 40, top: word.bottom + GAP_PX });
});

test('the card of a thing lies right of it, or left of it where there is no room', () => {
  expect(besideThing(at(100, 200, 60, 60), CARD, BAR, PAGE)).toEqual({ left: 170, top: 200 });
  expect(besideThing(at(1300, 200, 60, 60), CARD, BAR, PAGE)).toEqual({ left: 970, top: 200 });
  expect(besideThing(at(100, 760, 40, 30), CARD, BAR, PAGE).top).toBe(BAR - CARD.height - GAP_PX);
});

test('no card of a word lies on it, or leaves the page', () => {
  for (const left of [0, 300, 1200, 1420])
    for (const top of [0, 60, 140, 400, 820, 870]) {
      const word = at(left, top, 20, 18);
      const place = overWord(word, CARD, Math.min(top, BAR), PAGE);
      expect(place.left).toBeGreaterThanOrEqual(GAP_PX);
      expect(place.left + CARD.width).toBeLessThanOrEqual(PAGE.width - GAP_PX);
      expect(place.top).toBeGreaterThanOrEqual(GAP_PX);
      expect(place.top + CARD.height <= word.top || place.top >= word.bottom).toBe(true);
    }
});
