/** Positions of a game kept as files, as a board is given them: for the tests of the drawings. */
import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterAll } from 'vitest';
import { fitting, settled, touchable, type Choice } from '$ui/picker/picker';
import { Messages, type Language } from '$words/fluent';
import type { BoardTable, Foretold } from './board';

export interface Position<View> {
  seats: BoardTable['seats'];
  seen: { seat: number | null; deciders: number[]; status: string; view: View; words: { legal: Choice[] } };
  foretold: Foretold[];
}

const read = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8');

const parsed = new Map<string, Messages>();

/** All that a game says; reading it takes longer than drawing a board, so it is read once. */
function messagesOf(game: string, language: Language): Messages {
  const key = `${game} ${language}`;
  const rules = `../../../src/kontor/games/${game}/messages/${language}.ftl`;
  const known = parsed.get(key) ?? new Messages(language, read(rules), read(`${game}/messages/${language}.ftl`));
  parsed.set(key, known);
  return known;
}

/** The positions of one game in one of its folders; its box is always in `fixtures`. */
export function positionsOf<View, Box>(game: string, folder = 'fixtures') {
  const box = JSON.parse(read(`${game}/fixtures/box.json`)) as Box;
  const names = readdirSync(`${import.meta.dirname}/${game}/${folder}`)
    .filter((name) => name !== 'box.json')
    .map((name) => name.replace('.json', ''));
  const position = (name: string) => JSON.parse(read(`${game}/${folder}/${name}.json`)) as Position<View>;

  /** What the board is given in a position, after some things were picked. */
  function tableOf(
    found: Position<View>,
    picked: readonly string[] = [],
    language: Language = 'en',
  ): BoardTable<View, Box> {
    const { seen, foretold } = found;
    const messages = messagesOf(game, language);
    const legal = seen.words.legal;
    const left = fitting(legal, picked);
    const whatIf = (choice: Choice): Foretold => ({
      refs: choice.refs,
      changes: foretold[legal.indexOf(choice)]?.changes ?? [],
    });
    // Where only an amount is asked for, the stepper begins with the first one.
    const first = legal.every(({ amount }) => amount !== null) ? legal[0] : undefined;
    const ready = settled(legal, picked).filter((choice) => choice.refs.length);
    const proposed = first ?? (ready.length === 1 && picked.length ? ready[0] : undefined);
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
      chosen: new Set([...picked, ...(proposed?.refs ?? [])]),
      foretold: (ref) => left.filter((choice) => choice.refs.includes(ref)).map(whatIf),
      proposed: proposed ? whatIf(proposed) : null,
      amount: proposed?.amount ?? null,
      amounts: left.flatMap((choice) => choice.amount ?? []),
    };
  }

  return { box, names, position, tableOf };
}

/** Draw parts of a game one after the other, outside the document: nothing there has to follow every change. */
export function draw<Table>(table: Table, ...parts: readonly Component<{ table: Table }>[]): HTMLElement {
  const page = document.createElement('div');
  for (const part of parts) render(part, { target: page, props: { table } });
  return page;
}

/** Parts of a game that several tests of a group only read: each in a box of its own, drawn once, gone after the group. */
export function drawnOnce<Table extends BoardTable>(
  tableOf: () => Table,
  ...parts: readonly Component<{ table: Table }>[]
): () => { page: HTMLElement; missing: readonly string[] } {
  let drawn: { page: HTMLElement; missing: string[]; components: object[] } | undefined;
  afterAll(async () => {
    for (const component of drawn?.components ?? []) await unmount(component);
    drawn = undefined;
  });
  return () => {
    if (!drawn) {
      const page = document.createElement('div');
      const { table, missing } = watchTexts(tableOf());
      const components = parts.map((part) =>
        mount(part, { target: page.appendChild(document.createElement('div')), props: { table } }),
      );
      flushSync();
      drawn = { page, missing, components };
    }
    return drawn;
  };
}

/** The same table, and the keys of texts that are missing or lack a variable: filled while it is drawn. */
export function watchTexts<Table extends BoardTable>(table: Table): { table: Table; missing: string[] } {
  const missing: string[] = [];
  const say: Table['say'] = (key, variables) => {
    const text = table.say(key, variables);
    if (!table.has(key) || text.includes('{')) missing.push(key);
    return text;
  };
  return { table: { ...table, say }, missing };
}

/** The values of an attribute on a page, in the order of the page. */
export const all = (page: Element, attribute: string): string[] =>
  [...page.querySelectorAll(`[${attribute}]`)].map((thing) => thing.getAttribute(attribute) ?? '');

/** What occurs more than once. */
export const twice = (things: readonly string[]): string[] =>
  things.filter((thing, at) => things.indexOf(thing) !== at);
