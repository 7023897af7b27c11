/** What is out of sight on one column is brought into sight, unless something of it is seen or somebody scrolls. */
import { beforeEach, expect, it, vi } from 'vitest';
import { Sight } from './sight';
import { sceneFocus } from './sighting.svelte';

let root: HTMLElement;
const scrolledTo = vi.fn();

/** A thing in a part of the page, at a height. */
function thing(top: number, part = 'table-board', ref = 'port:1'): HTMLElement {
  const around = document.createElement('div');
  around.className = part;
  const element = document.createElement('div');
  element.dataset.ref = ref;
  around.append(element);
  root.append(around);
  const box = new DOMRect(10, top, 60, 60);
  element.getBoundingClientRect = () => box;
  element.getClientRects = () => [box] as unknown as DOMRectList;
  element.scrollIntoView = () => scrolledTo(element);
  return element;
}

beforeEach(() => {
  scrolledTo.mockClear();
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  root = document.createElement('div');
  const bar = document.createElement('div');
  bar.className = 'table-bar';
  bar.getBoundingClientRect = () => new DOMRect(0, 650, 390, 194);
  root.append(bar);
  document.body.replaceChildren(root);
});

it('brings the first thing into sight if none is', () => {
  const [first, second] = [thing(700), thing(1500)];
  expect(new Sight(root).bring([first, second], 'instant')).toBe(true);
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith(first);
});

it('leaves the page alone if one of them is seen', () => {
  expect(new Sight(root).bring([thing(-200), thing(400)], 'instant')).toBe(false);
});

it('leaves the page to a hand that scrolls', () => {
  const sight = new Sight(root);
  const stop = sight.listen();
  root.dispatchEvent(new Event('touchmove'));
  expect(sight.bring([thing(1500)], 'instant')).toBe(false);
  stop();
});

it('wants to see as much of a thing as it is told, and of a small one all of it', () => {
  expect(new Sight(root).bring([thing(620)], 'instant')).toBe(false);
  expect(new Sight(root).bring([thing(620)], 'instant', 120)).toBe(true);
  expect(new Sight(root).bring([thing(580)], 'instant', 120)).toBe(false);
});

it('goes to what moves in a scene, then to its place, its marks and its origin; on the board first, never to players', () => {
  const card = thing(0, 'table-dock', 'card:1');
  const motions = [{ thing: 'card:1', origin: 'pile:draw', target: 'port:2' }];
  thing(0, 'table-mats', 'seat:2');
  expect(sceneFocus(root, { motions, marks: ['seat:2'] })).toEqual([card]);
  const pile = thing(0, 'table-board', 'pile:draw');
  expect(sceneFocus(root, { motions, marks: ['seat:2'] })).toEqual([pile]);
  const mark = thing(0, 'table-board', 'company:red');
  expect(sceneFocus(root, { motions, marks: ['company:red'] })).toEqual([mark]);
  const port = thing(0, 'table-board', 'port:2');
  expect(sceneFocus(root, { motions, marks: ['company:red'] })).toEqual([port]);
  const laid = thing(0, 'table-board', 'card:1');
  expect(sceneFocus(root, { motions, marks: [] })).toEqual([laid]);
});
