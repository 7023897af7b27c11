/** Pins stick at what tells one hint from the others, are seen, and do not lie on each other. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PIN_HEIGHT_PX, placePins, tellingRefs } from './pins';

/** A page of 1000 × 800 with a bar at 600; boxes by ref as left, top, width, height. */
function page(boxes: Record<string, readonly [number, number, number, number]>, dock: readonly string[] = []): Element {
  const root = document.createElement('div');
  const [board, foot, bar] = [part('table-board'), part('table-foot'), part('table-bar')];
  root.append(board, foot);
  foot.append(bar);
  lay(bar, [0, 600, 1000, 80]);
  for (const [ref, box] of Object.entries(boxes)) {
    const thing = document.createElement('div');
    thing.dataset.ref = ref;
    lay(thing, box);
    (dock.includes(ref) ? foot : board).append(thing);
  }
  document.body.replaceChildren(root);
  return root;
}

function part(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  return element;
}

function lay(element: HTMLElement, [left, top, width, height]: readonly [number, number, number, number]): void {
  const box = new DOMRect(left, top, width, height);
  element.getBoundingClientRect = () => box;
  element.getClientRects = () => [box] as unknown as DOMRectList;
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
  // There is no layout here: words lie where the element around them does.
  Range.prototype.getClientRects = function (this: Range) {
    return this.startContainer.parentElement!.getClientRects();
  };
});

afterEach(() => {
  Reflect.deleteProperty(Range.prototype, 'getClientRects');
});

it('takes the things that not every hint touches, and all of them if there are none', () => {
  const hints = [
    ['ship:1', 'port:rio'],
    ['ship:1', 'port:goa'],
  ];
  expect(tellingRefs(hints)).toEqual([['port:rio'], ['port:goa']]);
  expect(tellingRefs([['a'], ['a']])).toEqual([['a'], ['a']]);
  expect(tellingRefs([['a', 'b']])).toEqual([['a', 'b']]);
});

it('shows the share on the board and only the number in the hand', () => {
  const root = page({ 'card:1': [20, 700, 80, 90], 'port:rio': [300, 100, 200, 150] }, ['card:1']);
  const pins = placePins(root, [['card:1', 'port:rio'], []]);
  expect(pins.map(({ ref, first, low }) => [ref, first, low])).toEqual([
    ['port:rio', true, false],
    ['card:1', false, true],
  ]);
});

it('moves pins of one thing apart', () => {
  const root = page({ a: [300, 100, 60, 60] });
  const [one, other] = placePins(root, [['a'], ['a']]);
  expect(other!.top - one!.top).toBeGreaterThanOrEqual(PIN_HEIGHT_PX);
});

it('has no pin at what is hidden below the bar, outside the window, or not drawn', () => {
  const root = page({ under: [300, 590, 60, 60], outside: [300, -70, 60, 60], seen: [300, 300, 60, 60] });
  const pins = placePins(root, [['under'], ['outside'], ['missing'], ['seen']]);
  expect(pins.map(({ ref }) => ref)).toEqual(['seen']);
});

it('keeps a pin inside the window', () => {
  const root = page({ left: [0, 0, 20, 40], right: [980, 300, 20, 40] });
  for (const { left, top } of placePins(root, [['left'], ['right']])) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + 72).toBeLessThanOrEqual(1000);
    expect(top).toBeGreaterThanOrEqual(0);
  }
});

it('leaves the name of a thing readable where there is room', () => {
  const root = page({ port: [300, 100, 120, 300] });
  const name = document.createElement('b');
  name.textContent = 'Banda';
  lay(name, [300, 102, 120, 24]);
  root.querySelector('[data-ref]')!.append(name);
  const tops = placePins(root, [['port'], ['port']]).map(({ top }) => top);
  for (const top of tops) expect(top + PIN_HEIGHT_PX <= 102 || top >= 126).toBe(true);
  expect(Math.max(...tops)).toBeLessThan(200);
});
