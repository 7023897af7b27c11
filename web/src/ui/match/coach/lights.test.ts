/** What a lesson speaks of is lit, and a click on it goes on. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerLooks, light } from './lights';

const goOn = vi.fn();
const below = vi.fn();
let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<main>
    <div data-ref="port:0"><b id="inside">x</b></div><div data-thing="seat:1"></div><i data-place="market"></i>
    <div data-ref="port:1"></div><section class="table-dock"></section></main>`;
  root = document.querySelector('main')!;
  // The page is not laid out here: everything counts as drawn.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.clearAllMocks();
});
afterEach(() => vi.restoreAllMocks());

const lit = () => [...root.querySelectorAll<HTMLElement>('[data-light]')].map((each) => each.outerHTML.slice(0, 40));
const click = (selector: string) => root.querySelector<HTMLElement>(selector)!.click();

test('these things are lit and no others, whatever draws them', () => {
  light(root, ['port:0', 'seat:1', 'market'], 0);
  expect(lit()).toHaveLength(3);
  light(root, ['port:1'], 0);
  expect(lit()).toEqual([expect.stringContaining('port:1')]);
  light(root, [], 0);
  expect(lit()).toEqual([]);
});

test('a player without a mat on the table is lit at their own things', () => {
  light(root, ['seat:0'], 0);
  expect(lit()).toEqual([expect.stringContaining('table-dock')]);
});

test('a click on something lit goes on after a look, and does nothing else', () => {
  root.querySelector('#inside')!.addEventListener('click', below);
  const coach = { look: {} as unknown, goOn };
  const stop = answerLooks(root, coach);
  light(root, ['port:0'], 0);
  click('#inside');
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(below).not.toHaveBeenCalled();
  click('[data-ref="port:1"]');
  expect(goOn).toHaveBeenCalledTimes(1);
  coach.look = null;
  click('#inside');
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(below).toHaveBeenCalledTimes(1);
  stop();
});
