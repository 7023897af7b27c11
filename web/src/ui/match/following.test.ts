/** The log stays at its end while it grows, and where somebody has scrolled to. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEnd } from './following';

let grown: () => void = () => undefined;
let around: HTMLElement;
let height: number;
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        grown = changed;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  around = document.createElement('div');
  const part = around.appendChild(document.createElement('div'));
  height = 500;
  Object.defineProperty(around, 'scrollHeight', { get: () => height });
  Object.defineProperty(around, 'clientHeight', { get: () => 100 });
  stop = followEnd(part);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function grow(by: number): void {
  height += by;
  grown();
}
const scroll = () => around.dispatchEvent(new Event('scroll'));

it('stays at the end, also if it grows before its own scroll is heard', () => {
  grow(0);
  height += 300;
  scroll();
  grown();
  expect(around.scrollTop).toBe(height);
});

it('stays at the end if the page scrolls up by itself before it grows', () => {
  grow(0);
  scroll();
  height -= 100;
  around.scrollTop = height - 100;
  height += 300;
  scroll();
  grown();
  expect(around.scrollTop).toBe(height);
});

it('stays where somebody has scrolled to, until they come back', () => {
  grow(0);
  scroll();
  around.dispatchEvent(new Event('wheel'));
  around.scrollTop = 200;
  scroll();
  grow(300);
  expect(around.scrollTop).toBe(200);
  around.scrollTop = height - 100;
  scroll();
  grow(300);
  expect(around.scrollTop).toBe(height);
});

it('still follows after it has become shorter, and longer again before a scroll is heard', () => {
  let top = 0;
  const end = () => height - 100;
  Object.defineProperty(around, 'scrollTop', {
    get: () => Math.min(top, end()),
    set: (to) => (top = Math.min(to, end())),
  });
  grow(0);
  scroll();
  grow(-60);
  height += 400;
  scroll();
  grown();
  expect(around.scrollTop).toBe(end());
});
