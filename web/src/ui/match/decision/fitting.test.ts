/** Answers take the first shape in which all of them are whole; what fits in none is counted. */
import { expect, it } from 'vitest';
import { fit, shapesFor, type Shape } from './fitting';

/** A bar of 300 × 64 with so many answers, each as wide and high as it is in a shape; those in rows stand below each other. */
function bar(count: number, sizes: Partial<Record<Shape, readonly [number, number]>>): [HTMLElement, HTMLElement] {
  const [offers, rest] = [document.createElement('div'), document.createElement('button')];
  offers.getBoundingClientRect = () => new DOMRect(0, 0, 300, 64);
  for (let number = 0; number < count; number++) {
    const answer = document.createElement('button');
    answer.getBoundingClientRect = () => {
      const shape = offers.dataset.fit as Shape;
      const [width, height] = sizes[shape] ?? [400, 44];
      const inRows = shape === 'rows' || shape === 'some';
      return inRows ? new DOMRect(0, number * height, width, height) : new DOMRect(number * width, 0, width, height);
    };
    offers.append(answer);
  }
  return [offers, rest];
}

it('leaves answers in a row that has room for them', () => {
  const [offers, rest] = bar(2, { row: [150, 44] });
  expect(fit(offers, rest)).toEqual({ shape: 'row', left: 0 });
  expect(rest.hidden).toBe(true);
});

it('makes them narrower, and then sets them in rows', () => {
  expect(fit(...bar(3, { row: [150, 44], narrow: [100, 44] })).shape).toBe('narrow');
  expect(fit(...bar(2, { row: [200, 44], narrow: [180, 44], rows: [180, 30] })).shape).toBe('rows');
});

it('hides what is cut in every shape, counts it, and shows it again when there is room', () => {
  const sizes: Partial<Record<Shape, readonly [number, number]>> = { some: [250, 30] };
  const [offers, rest] = bar(3, sizes);
  expect(fit(offers, rest)).toEqual({ shape: 'some', left: 1 });
  expect(rest.hidden).toBe(false);
  expect([...offers.children].map((each) => (each as HTMLElement).style.visibility)).toEqual(['', '', 'hidden']);
  sizes.row = [100, 44];
  expect(fit(offers, rest)).toEqual({ shape: 'row', left: 0 });
  expect((offers.lastElementChild as HTMLElement).style.visibility).toBe('');
});

it('sets many answers in columns on a wide page only', () => {
  expect(shapesFor(4, false)[0]).toBe('columns');
  expect(shapesFor(3, false)).not.toContain('columns');
  expect(shapesFor(9, true)[0]).toBe('row');
});
