/** The positions of the fixtures as tables, drawn without a server: for the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import type { Foretold } from '$games/board';
import { fitting, settled, touchable, type Choice } from '$ui/picker/picker';
import { Messages, type Language } from '$words/fluent';
import Board from './Board.svelte';
import type { Box, Table, View } from './data';
import Dock from './Dock.svelte';
import Mats from './Mats.svelte';

export interface Position {
  seats: Table['seats'];
  seen: { seat: number | null; deciders: number[]; status: string; view: View; words: { legal: Choice[] } };
  foretold: Foretold[];
}
type Part = typeof Board | typeof Dock | typeof Mats;
const here = import.meta.dirname;
const read = (path: string) => readFileSync(`${here}/${path}`, 'utf8');
export const box = JSON.parse(read('fixtures/box.json')) as Box;
export const names = readdirSync(`${here}/fixtures`)
  .filter((name) => name !== 'box.json')
  .map((name) => name.replace('.json', ''));
export const position = (name: string) => JSON.parse(read(`fixtures/${name}.json`)) as Position;
const core = (language: Language) => read(`../../../../src/kontor/games/novgorod/messages/${language}.ftl`);

export function tableOf(found: Position, picked: readonly string[] = [], language: Language = 'en'): Table {
  const { seen, foretold } = found;
  const messages = new Messages(language, core(language), read(`messages/${language}.ftl`));
  const legal = seen.words.legal;
  const left = fitting(legal, picked);
  const told = (choice: Choice): Foretold => {
    const known = foretold[legal.indexOf(choice)];
    return { refs: choice.refs, changes: known?.changes ?? [] };
  };
  const ready = settled(legal, picked).filter((choice) => choice.refs.length);
  const only = ready.length === 1 && picked.length ? ready[0] : undefined;
  return {
    view: seen.view,
    box,
    seats: found.seats,
    me: seen.seat,
    deciders: seen.deciders,
    over: seen.status === 'over',
    say: (key, variables) => messages.say(key, variables),
    has: (key) => messages.has(key),
    naming: () => null,
    legal: touchable(legal, picked),
    chosen: new Set([...picked, ...(only?.refs ?? [])]),
    foretold: (ref) => left.filter((choice) => choice.refs.includes(ref)).map(told),
    proposed: only ? told(only) : null,
    amount: null,
    amounts: [],
  };
}

export function draw(table: Table, parts: Part[] = [Mats, Board, Dock]): HTMLElement {
  const page = document.createElement('div');
  for (const part of parts) page.append(...render(part, { table }).container.childNodes);
  return page;
}
export const all = (page: Element, attribute: string) =>
  [...page.querySelectorAll(`[${attribute}]`)].map((each) => each.getAttribute(attribute) ?? '');
/** What occurs more than once. */
export const twice = (things: readonly string[]) => things.filter((thing, at) => things.indexOf(thing) !== at);
/** What somebody hears who comes to a thing. */
export const nameOf = (page: Element, ref: string) =>
  page.querySelector(`[data-ref="${ref}"] > .visually-hidden`)?.textContent ?? '';
