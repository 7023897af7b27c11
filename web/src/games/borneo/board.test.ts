/** The board draws all that a legal action touches, and nothing that is hidden or covered. */
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Language } from '$words/fluent';
import { all, draw as drawParts, positionsOf, twice, watchTexts, type Position } from '../positions';
import Board from './Board.svelte';
import { distributions, phaseOf, unitsToward, visibleFlags, type Box, type Table, type View } from './data';
import Dock from './Dock.svelte';
import Mats from './Mats.svelte';
import { Merchants } from './merchants';

const { box, position, tableOf } = positionsOf<View, Box>('borneo');
const POSITIONS = [
  'board-4.cargo.middle',
  'board-4.merchants.early',
  'board-4.payment.middle',
  'board-4.reward.late',
  'card-5.distribution.early',
];

const draw = (table: Table) => drawParts(table, Mats, Board, Dock);
const spectator = (found: Position<View>): Position<View> => ({
  ...found,
  seen: { ...found.seen, seat: null, view: { ...found.seen.view, seat: null, hand: [] }, words: { legal: [] } },
});

describe.each(POSITIONS)('%s', (name) => {
  it.each(['en', 'de'] as const)('draws everything that can be touched, once and with a name in %s', (language) => {
    const found = position(name);
    const { table, missing } = watchTexts(tableOf(found, [], language));
    const page = draw(table);
    expect(missing).toEqual([]);
    const drawn = all(page, 'data-ref');
    for (const choice of found.seen.words.legal) for (const ref of choice.refs) expect(drawn).toContain(ref);
    for (const thing of page.querySelectorAll('[data-ref]'))
      expect(thing.getAttribute('aria-label') ?? thing.querySelector('.visually-hidden')?.textContent).toBeTruthy();
    const things = [...drawn, ...all(page, 'data-thing')];
    expect(twice(things)).toEqual([]);
    for (const card of found.seen.view.unseen.flat()) expect(things).not.toContain(`card:${card}`);
  });

  it('shows a spectator all players, and no hand', () => {
    const found = position(name);
    const page = draw(tableOf(spectator(found)));
    const things = [...all(page, 'data-ref'), ...all(page, 'data-thing')];
    for (const card of found.seen.view.hand) expect(things).not.toContain(`card:${card}`);
    expect(page.querySelector('.hand')).toBeNull();
    expect(page.querySelectorAll('.mat')).toHaveLength(found.seats.length);
  });
});

describe('orders face down', () => {
  /** The same position of a match with covered orders, as a server sends it. */
  const covered = (found: Position<View>): Position<View> => {
    const { view } = found.seen;
    const isShown = (seat: number) => seat === found.seen.seat || !view.players[seat]?.completed.length;
    const { options, ...rest } = view;
    const players = view.players.map((player, seat) => ({
      ...player,
      completed: isShown(seat) ? player.completed : [],
    }));
    const scores = view.scores.map((score) => {
      if (isShown(score.seat)) return score;
      const { orders = 0, ...parts } = score.parts;
      return { ...score, total: score.total - orders, parts };
    });
    const seen = {
      ...found.seen,
      view: { ...rest, options: { ...options, completed_orders: 'covered' }, players, scores },
    };
    return { ...found, seen: seen as typeof found.seen };
  };
  const late = position('board-4.reward.late');
  const others = late.seen.view.players.filter((player, seat) => seat !== late.seen.seat && player.completed.length);

  it.each(['en', 'de'] as const)(
    'shows how many orders others have, and no points as if they were all, in %s',
    (language) => {
      const { table, missing } = watchTexts(tableOf(covered(late), [], language));
      const page = draw(table);
      expect(missing).toEqual([]);
      expect(others.length).toBeGreaterThan(1);
      expect(page.querySelectorAll('.mat .won')).toHaveLength(0);
      const counts = [...page.querySelectorAll('.mat .covered')].map((backs) => Number(backs.textContent));
      expect(counts.sort()).toEqual(others.map(({ completed }) => completed.length).sort());
      for (const mat of page.querySelectorAll('.mat'))
        expect(mat.querySelector('.score')?.textContent?.includes('?')).toBe(mat.querySelector('.covered') !== null);
      const own = late.seen.view.players[late.seen.seat ?? 0]?.completed.length;
      expect(page.querySelectorAll('.dock .won')).toHaveLength(own ?? 0);
    },
  );

  it('shows all orders and whole points where they lie open', () => {
    const page = draw(tableOf(late));
    expect(page.querySelectorAll('.covered')).toHaveLength(0);
    expect(page.textContent).not.toContain('+ ?');
    expect(page.querySelectorAll('.mat .won')).toHaveLength(others.flatMap(({ completed }) => completed).length);
  });

  it('ranks nobody in the last chance before the orders are turned up', () => {
    const found = covered(late);
    const frames = [
      { phase: 'last_chance', queue: [2, 3] },
      { phase: 'order', seat: 1, last_chance: true },
    ] as View['frames'];
    const seen = { ...found.seen, view: { ...found.seen.view, frames }, words: { ...found.seen.words, legal: [] } };
    const page = draw(tableOf({ ...found, seen }));
    const rows = [...page.querySelectorAll('.standings li .total')].map((total) => total.textContent?.trim() ?? '');
    const whole = found.seen.view.scores.map(({ parts }) => 'orders' in parts);
    expect(rows.map((text) => !text.includes('?'))).toEqual(whole);
    expect(page.querySelectorAll('.standings .bar .covered')).toHaveLength(whole.filter((each) => !each).length);
  });
});

describe('what-ifs', () => {
  it('shows on every port what the chosen card would do there, and the card at the chosen one', () => {
    const found = position('board-4.cargo.middle');
    const [card] = found.seen.view.hand;
    expect(draw(tableOf(found)).querySelectorAll('.outcome')).toHaveLength(0);
    expect(draw(tableOf(found, [`card:${card}`])).querySelectorAll('.outcome')).toHaveLength(3);
    const page = draw(tableOf(found, [`card:${card}`, 'port:1']));
    expect(page.querySelectorAll('.ghost')).toHaveLength(1);
    expect(page.querySelector('[data-ref="port:1"] .ghost')).not.toBeNull();
    expect(page.querySelectorAll('.tally .plus').length).toBeGreaterThan(0);
  });

  it('hatches what a card would cover of an order', () => {
    const found = position('board-4.payment.middle');
    const card = found.seen.words.legal[0]?.refs[0] ?? '';
    expect(draw(tableOf(found)).querySelectorAll('.bench .plus')).toHaveLength(0);
    expect(draw(tableOf(found, [card])).querySelectorAll('.bench .plus').length).toBeGreaterThan(0);
  });
});

describe('counting', () => {
  it('counts the upper rows and the lower row of the last card only', () => {
    // BOR-X6: yellow 5, red 4, green 2, blue 2.
    const cards = ['gr_p1', 'br_c1', 'yr_n1', 'yr_l1'];
    expect(visibleFlags(box, cards)).toEqual({ red: 4, yellow: 5, green: 2, blue: 2 });
    expect(visibleFlags(box, [])).toEqual({ red: 0, yellow: 0, green: 0, blue: 0 });
  });

  it('counts the goods toward an order, jokers included', () => {
    const order = (id: string) => box.order_type.find((each) => each.id === id)!;
    const warehouse = ['ry_p1', 'yr_c2', 'board_sulu'];
    expect(unitsToward(box, order('one_each'), warehouse)).toBe(3);
    expect(unitsToward(box, order('four_same'), warehouse)).toBe(3);
    expect(unitsToward(box, order('two_each'), warehouse)).toBe(4);
  });

  it('knows the phase and the distributions', () => {
    const table = tableOf(position('card-5.distribution.early'));
    expect(phaseOf(table.view)).toBe('cargo');
    expect(distributions(table)).toEqual({ done: 2, all: 10 });
  });

  it('follows a merchant from company to company', () => {
    const merchants = new Merchants();
    const first = merchants.follow({ red: [0, 1, 0], blue: [2] });
    const then = merchants.follow({ red: [1, 0], blue: [2, 0] });
    expect(then.red?.[0]).toBe(first.red?.[1]);
    expect(then.blue?.[0]).toBe(first.blue?.[0]);
    expect([first.red?.[0], first.red?.[2]]).toContain(then.blue?.[1]);
    expect(new Set(Object.values(then).flat()).size).toBe(4);
  });
});

it('has the same messages in both languages', () => {
  const keys = (language: Language) =>
    new FluentResource(readFileSync(`${import.meta.dirname}/messages/${language}.ftl`, 'utf8')).body
      .map((entry) => entry.id)
      .sort();
  expect(keys('de')).toEqual(keys('en'));
});
