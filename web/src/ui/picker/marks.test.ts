/** The picker on a page: what is marked, and what a click or a key does. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, mark } from './marks';
import type { Choice } from './picker';
import { Picking } from './picking.svelte';

const made = (verb: string, refs: string[], amount: number | null = null): Choice => ({
  action: verb,
  verb,
  refs,
  amount,
  label: verb,
  final: false,
});
const touched = vi.fn();
const confirm = vi.fn(() => false);
let root: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main>
    <div data-ref="port:0"><span id="inside"><i data-ref="card:x">x</i></span></div>
    <div data-ref="card:a">a</div><div data-ref="card:b">b</div><div data-ref="card:c">c</div>
    <section class="table-bar"><button data-ref="spice:s">s</button></section></main>`;
  root = document.querySelector('main')!;
  stop = listen(root, { touched, confirm });
  vi.clearAllMocks();
});
afterEach(() => stop());

const state = (ref: string) => document.querySelector<HTMLElement>(`[data-ref="${ref}"]`)?.dataset.pick;
const click = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

test('things are marked by what can be done with them, and only what a board draws counts as drawn', () => {
  const picking = new Picking();
  picking.ask([
    made('lay', ['card:a', 'port:0']),
    made('lay', ['card:b', 'port:0']),
    made('lay', ['card:b', 'port:1']),
  ]);
  picking.touch('card:b');
  expect(mark(root, picking)).toEqual(new Set(['port:0', 'card:x', 'card:a', 'card:b', 'card:c']));
  expect(['card:b', 'port:0', 'card:a', 'card:c'].map(state)).toEqual(['chosen', 'legal', 'other', undefined]);
  const chosen = document.querySelector('[data-ref="card:b"]')!;
  expect([chosen.getAttribute('role'), chosen.getAttribute('tabindex'), chosen.getAttribute('aria-pressed')]).toEqual([
    'button',
    '0',
    'true',
  ]);
  mark(root, picking, false);
  expect([chosen.getAttribute('role'), chosen.getAttribute('tabindex'), state('card:b')]).toEqual([
    null,
    null,
    undefined,
  ]);
});

test('a click on a thing that lies on another one means what can be touched', () => {
  const picking = new Picking();
  picking.ask([made('lay', ['port:0']), made('pass', [])]);
  mark(root, picking);
  click('[data-ref="card:x"]');
  expect(touched).toHaveBeenLastCalledWith('port:0', 'card:x');
});

test('a click on what cannot be touched still asks', () => {
  click('[data-ref="card:c"]');
  expect(touched).toHaveBeenCalledWith('card:c', 'card:c');
});

test('Enter touches, and on what is meant already confirms', () => {
  const thing = document.querySelector('[data-ref="card:a"]')!;
  thing.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(touched).toHaveBeenCalledWith('card:a');
  confirm.mockReturnValueOnce(true);
  thing.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(touched).toHaveBeenCalledTimes(1);
});

test('with nothing chosen, the only way among others is not proposed; a ladder is, from its lowest rung', () => {
  const picking = new Picking();
  picking.ask([made('lay', ['card:a']), made('pass', [])]);
  expect(picking.proposed).toBeNull();
  picking.ask([made('bid', [], 3), made('bid', [], 2), made('pass', [])]);
  expect([picking.proposed?.amount, picking.meant]).toEqual([2, false]);
  picking.prefer(picking.legal[0]!);
  expect([picking.proposed?.amount, picking.meant]).toEqual([3, true]);
  picking.ask([made('lay', ['card:a'])]);
  expect([picking.proposed?.verb, picking.meant]).toEqual(['lay', true]);
});

test('what a board no longer gives a ref is no longer marked', () => {
  const picking = new Picking();
  picking.ask([made('lay', ['card:a'])]);
  mark(root, picking);
  const thing = document.querySelector<HTMLElement>('[data-ref="card:a"]')!;
  delete thing.dataset.ref;
  mark(root, picking);
  expect([thing.dataset.pick, thing.getAttribute('role'), thing.getAttribute('tabindex')]).toEqual([
    undefined,
    null,
    null,
  ]);
});
