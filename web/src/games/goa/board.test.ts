/** Every thing that a legal action names is drawn, once; covered things are not; both languages have the same words. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Messages } from '$words/fluent';
import { draw as drawParts } from '../positions';
import Bench from './Bench.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Mats from './Mats.svelte';
import type { Box } from './box';
import { partAsked, type Frame, type Table, type View } from './model';

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
const spoken = { en: new Messages('en', words.en), de: new Messages('de', words.de) };
const names = readdirSync(folder).filter((name) => name !== 'box.json');

function tableOf({ seats, seen, legal }: Position, language: 'en' | 'de' = 'en'): Table {
  const messages = spoken[language];
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

const draw = (table: Table): HTMLElement => drawParts(table, Mats, Board, Dock);

const refs = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-ref]')].map(({ dataset }) => dataset.ref ?? '');
const load = (name: string) => JSON.parse(read(`${folder}/${name}`)) as Position;

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

describe('the pause of an action', () => {
  const pauseIn = (table: Table) => drawParts(table, Bench).querySelector('.pause');
  const text = (found: Element | null) => found?.textContent?.replaceAll(/\s+/g, ' ') ?? '';

  it('shows the sacks that would be lost, also while one of them is being made room for', () => {
    const table = tableOf(load('4.harvest_pause.late.json'));
    expect(pauseIn(table)?.querySelectorAll('.sack.loss')).toHaveLength(1);
    expect(text(pauseIn(table))).toContain('1 sack has found no field yet.');
    const [seat, frames] = [table.me ?? 0, table.view.frames.slice(0, -1)];
    const sale: Frame = { phase: 'take_spice', seat, purpose: 'sale', left: 2, due: [], may_stop: true };
    expect(text(pauseIn({ ...table, view: { ...table.view, frames: [...frames, sale] } }))).toContain('1 sack');
    const place: Frame = { ...sale, phase: 'place_spice', rule: 'GOA-K8', tile: null, up_to: false };
    expect(pauseIn({ ...table, view: { ...table.view, frames: [...frames, place] } })).toBeNull();
  });

  it('shows the cards that may still be drawn, and how full the hand is', () => {
    const table = tableOf(load('bonanza-3.expedition_pause.late.json'));
    expect(text(pauseIn(table))).toContain('1 more card may be drawn. Hand: 4 of 5.');
  });

  it.each([
    ['4.harvest_pause.late.json', '.goa-dock .held'],
    ['bonanza-3.expedition_pause.late.json', '.goa-dock .held'],
    ['4.name_founding.middle.json', '.goa-board .piles'],
    ['4.turn.late.json', '.goa-dock'],
  ] as const)('lets a small screen scroll to what %s asks for', (name, part) => {
    const table = tableOf(load(name));
    expect(partAsked(table)).toBe(part);
    expect(draw(table).querySelector(part)).not.toBeNull();
  });

  it('is not after the action', () => {
    for (const name of ['4.harvest_pause.late.json', '4.name_founding.middle.json'])
      expect(text(draw(tableOf(load(name))).querySelector('.acting'))).toContain('to act');
  });
});

it('shows the order of placing from the new holder of the flag on, before the flag is placed', () => {
  const table = tableOf(load('bonanza-3.place_flag.middle.json'));
  const names = () =>
    [...drawParts(table, Bench).querySelectorAll('.chain .n')].map((each) => each.getAttribute('aria-label'));
  const frame = table.view.frames.at(-1) as Extract<Frame, { phase: 'place_flag' }>;
  table.view.placer = (frame.seat + 1) % 3;
  const name = (seat: number) => table.seats[seat % 3]?.name;
  expect(names()).toEqual([1, 2, 3, 4].map((marker) => `Marker ${marker} of ${name(frame.seat + marker - 1)}`));
});

it('says the same things in both languages', () => {
  const keys = (text: string) =>
    [...text.matchAll(/^([a-z][\w-]*) =|^ {4}(\.\w+) =/gm)].map(([, key, attribute]) => key ?? attribute);
  expect(keys(words.de)).toEqual(keys(words.en));
});
