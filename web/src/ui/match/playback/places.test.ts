import { beforeEach, expect, it, vi } from 'vitest';
import { find } from './places';

const HEIGHT = 844;
let root: HTMLElement;

/** Put something on the page at a height, as tall as a mat. */
function put(html: string, top: number, height = 200): HTMLElement {
  root.insertAdjacentHTML('beforeend', html);
  const element = root.lastElementChild as HTMLElement;
  const box = new DOMRect(0, top, 390, height);
  element.getBoundingClientRect = () => box;
  element.getClientRects = () => [box] as unknown as DOMRectList;
  return element;
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', HEIGHT);
  root = document.createElement('div');
  put('<div class="table-bar"></div>', 700, 144);
});

it('shows a player at the mat if enough of it lies above the bar', () => {
  const mat = put('<div data-ref="seat:1"></div>', 640);
  put('<span data-emblem="1"></span>', 710, 20);
  expect(find(root, 'seat:1', 0)).toBe(mat);
});

it('shows a player at the emblem if only the edge of the mat can be seen', () => {
  for (const top of [690, -190]) {
    root.querySelectorAll('[data-ref], [data-emblem]').forEach((each) => each.remove());
    put('<div data-ref="seat:1"></div>', top);
    const emblem = put('<span data-emblem="1"></span>', 710, 20);
    expect(find(root, 'seat:1', 0)).toBe(emblem);
  }
});

it('asks of something small that all of it can be seen', () => {
  const small = put('<div data-ref="seat:2"></div>', 670, 30);
  put('<span data-emblem="2"></span>', 710, 20);
  expect(find(root, 'seat:2', 0)).toBe(small);
});
