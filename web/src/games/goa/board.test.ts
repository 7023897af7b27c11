/** Every thing that a legal action names is drawn, once; covered things are not; both languages have the same words. */
import { render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Messages } from '$words/fluent';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Mats from './Mats.svelte';
import type { Box } from './box';
import type { Table, View } from './model';

interface Position {
  seats: Table['seats'];
  seen: { seat: number | null; deciders: number[]; status: string; view: View };
  legal: string[][];
}

const folder = `${import.meta.dirname}/fixtures`;
const read = (path: string) => readFileSync(path, 'utf8');
const box = JSON.parse(read(`${folder}/box.json`)) as Box;
const words = {
  en: read(`${import.meta.dirname}/messages/en.ftl`),
  de: read(`${import.meta.dirname}/messages/de.ftl`),
};
const names = readdirSync(folder).filter((name) => name !== 'box.json');

function tableOf({ seats, seen, legal }: Position, language: 'en' | 'de' = 'en'): Table {
  const messages = new Messages(language, words[language]);
  return {
    view: seen.view,
    box,
    seats,
    me: seen.seat,
    deciders: seen.deciders,
    over: seen.status === 'over',
    say: (key, variables) => messages.say(key, variables),
    has: (key) => messages.has(key),
    naming: () => null,
    legal: new Set(legal.flat()),
    chosen: new Set(),
    foretold: () => [],
    proposed: null,
    amount: null,
    amounts: [],
  };
}

function draw(table: Table): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  for (const Part of [Mats, Board, Dock])
    render(Part, { target: target.appendChild(document.createElement('div')), props: { table } });
  return target;
}

const refs = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-ref]')].map(({ dataset }) => dataset.ref ?? '');
const load = (name: string) => JSON.parse(read(`${folder}/${name}`)) as Position;

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.body.replaceChildren());

const RICH = 7777;

describe.each(names)('%s', (name) => {
  const position = load(name);

  it('draws every thing that can be touched, none twice, each with a name; and no covered money', () => {
    const table = tableOf(position);
    const players = table.view.players.map((player, seat) =>
      seat === table.me ? player : { ...player, ducats: RICH },
    );
    const root = draw({ ...table, view: { ...table.view, players } });
    const drawn = refs(root);
    expect(position.legal.flat().filter((ref) => !drawn.includes(ref))).toEqual([]);
    // A colony is touched on its pile and on its place in the player's storage.
    const once = drawn.filter((ref) => !ref.startsWith('colony:'));
    expect(once.filter((ref, index) => once.indexOf(ref) !== index)).toEqual([]);
    for (const thing of root.querySelectorAll('[data-ref]')) expect(thing.textContent?.trim()).toBeTruthy();
    expect(root.textContent?.includes(String(RICH))).toBe(table.over || table.view.options.open_money);
  });

  it('shows a spectator everybody and no hand, and has all its words', () => {
    const { seen } = position;
    const watched = { ...seen, seat: null, view: { ...seen.view, seat: null, hand: [] } };
    const root = draw(tableOf({ ...position, legal: [], seen: watched }, 'de'));
    const labels = [...root.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
    expect(root.querySelectorAll('article.mat')).toHaveLength(position.seats.length);
    expect(root.querySelector('[data-ref^="card:"]')).toBeNull();
    expect(`${root.textContent} ${labels.join(' ')}`).not.toMatch(/board-[a-z]/);
  });
});

it('says the same things in both languages', () => {
  const keys = (text: string) =>
    [...text.matchAll(/^([a-z][\w-]*) =|^ {4}(\.\w+) =/gm)].map(([, key, attribute]) => key ?? attribute);
  expect(keys(words.de)).toEqual(keys(words.en));
});
