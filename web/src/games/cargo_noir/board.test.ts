/** The board draws all that a legal action touches, once and with a name; and counts what lies open. */
import { describe, expect, it } from 'vitest';
import { all, draw as drawParts, drawnOnce, positionsOf, twice } from '../positions';
import Board from './Board.svelte';
import { cardOf, ring, setsOf, standing, typeOf, type Box, type Table, type View } from './data';
import Dock from './Dock.svelte';
import Mats from './Mats.svelte';

const { box, names, position, tableOf } = positionsOf<View, Box>('cargo_noir');
const draw = (table: Table) => drawParts(table, Mats, Board, Dock);

describe.each(names)('%s', (name) => {
  const drawn = {
    en: drawnOnce(() => tableOf(position(name)), Mats, Board, Dock),
    de: drawnOnce(() => tableOf(position(name), [], 'de'), Mats, Board, Dock),
  };

  it.each(['en', 'de'] as const)('draws everything that can be touched, with a name in %s', (language) => {
    const { page, missing } = drawn[language]();
    expect(missing).toEqual([]);
    const refs = all(page, 'data-ref');
    for (const choice of position(name).seen.words.legal) for (const ref of choice.refs) expect(refs).toContain(ref);
    for (const thing of page.querySelectorAll('[data-ref]'))
      expect(thing.querySelector(':scope > .visually-hidden')?.textContent).toBeTruthy();
    // Tiles of one type can belong to two combinations; everything else is drawn once.
    expect(twice(refs.filter((ref) => !ref.startsWith('cargo_type:')))).toEqual([]);
    expect(twice(all(page, 'data-thing'))).toEqual([]);
  });

  it('draws every tile that lies open where it lies, and no tile of the bag', () => {
    const { view } = position(name).seen;
    const { page } = drawn.en();
    const open = [
      ...view.players.flatMap(({ tiles }) => tiles),
      ...view.black_market,
      ...Object.values(view.ports).flatMap(({ tiles }) => tiles),
    ];
    const tiles = all(page, 'data-thing').filter((thing) => thing.startsWith('tile:'));
    expect([...tiles].sort()).toEqual(open.map((tile) => `tile:${tile}`).sort());
  });

  it('shows a spectator all players, and nothing to touch of anybody’s cargo', () => {
    const found = position(name);
    const seen = { ...found.seen, seat: null, view: { ...found.seen.view, seat: null }, words: { legal: [] } };
    const page = draw(tableOf({ ...found, seen }));
    expect(page.querySelectorAll('.mat')).toHaveLength(found.seats.length);
    expect(page.querySelector('[data-ref^="cargo_type:"]')).toBeNull();
    expect(page.querySelector('.bench')).toBeNull();
  });
});

describe('what one sees', () => {
  it('shows the types of the Black Market, not the player’s, while a tile is swapped', () => {
    const page = draw(tableOf(position('5.swap.middle')));
    expect(page.querySelectorAll('.macao [data-ref^="cargo_type:"]').length).toBeGreaterThan(0);
    expect(page.querySelector('.ware [data-ref]')).toBeNull();
    expect(page.querySelectorAll('.ware .given')).toHaveLength(1);
  });

  it('adds the coins of the bid at hand to the stack', () => {
    const found = position('2.bid.middle');
    const page = draw(tableOf(found));
    const lowest = found.seen.words.legal[0]?.amount ?? 0;
    expect(page.querySelectorAll('.port.asked .plus')).toHaveLength(lowest);
    expect(page.querySelectorAll('.port:not(.asked) .plus')).toHaveLength(0);
  });

  it('ticks the tiles handed in, and shows them on the bench with their value', () => {
    const { view } = position('4.payment.full').seen;
    const frame = view.frames.at(-1);
    const page = draw(tableOf(position('4.payment.full')));
    expect(page.querySelectorAll('.ware .paid')).toHaveLength(frame?.phase === 'payment' ? frame.payment.length : -1);
    expect([...page.querySelectorAll('.bench .set b')].map((each) => Number(each.textContent))).toEqual(
      view.trade?.combos.map(({ value }) => value),
    );
  });

  it('shows ports that are closed', () => {
    const page = draw(tableOf(position('2.bid.middle')));
    expect(page.querySelectorAll('.closed')).toHaveLength(4);
    expect(page.querySelectorAll('.port')).toHaveLength(4);
  });

  it('says for whom a port is barred, and hides no one’s own standing', () => {
    const found = position('5.ships.middle');
    const seenBy = (seat: number | null, stacks: number[]) => {
      const view = { ...found.seen.view, seat, active: 1, barred: ['panama'], raised: [] };
      view.ports = { panama: { tiles: ['gold:1', 'art:1'], stacks, least: 6 } };
      const seen = { ...found.seen, seat, view, words: { legal: [] } };
      const port = draw(tableOf({ ...found, seen })).querySelector('[data-ref="destination:panama"]');
      const tags = [...(port?.querySelectorAll('.tag') ?? [])].map((tag) => tag.textContent.trim());
      return [tags.join(), /barred[^.]*/.exec(port?.querySelector('.visually-hidden')?.textContent ?? '')?.[0]];
    };
    expect(seenBy(1, [3, 0, 5, 0, 0])).toEqual(['barred this turn', 'barred for you in this turn']);
    expect(seenBy(0, [3, 0, 5, 0, 0])).toEqual(['outbid', 'barred for Bruno in this turn']);
    expect(seenBy(2, [0, 0, 5, 0, 0])).toEqual(['alone', 'barred for Bruno in this turn']);
    expect(seenBy(3, [3, 0, 5, 0, 0])).toEqual(['barred: Bruno', 'barred for Bruno in this turn']);
    expect(seenBy(null, [3, 0, 5, 0, 0])).toEqual(['barred: Bruno', 'barred for Bruno in this turn']);
  });

  it('counts the coins of the last round on the bench, and leaves out cards of which one has all that one may', () => {
    const found = position('5.basket.late');
    const { view } = found.seen;
    const bench = (value: number, cards: string[], round: number, trading = true) => {
      const players = view.players.map((each, seat) => (seat === 3 ? { ...each, value, safe: 4, cards } : each));
      const most = round === view.last_round ? value + 4 : value;
      const now: View = {
        ...view,
        players,
        round,
        frames: trading ? [{ phase: 'basket', seat: 3, basket: [] }] : [{ phase: 'ships', seat: 3 }],
        trade: trading ? { cost: 0, value: 0, combos: [], most } : null,
      };
      const page = draw(tableOf({ ...found, seen: { ...found.seen, view: now, words: { legal: [] } } }));
      const reached = [...page.querySelectorAll('.card:has(.reach)')].map((each) => each.getAttribute('data-ref'));
      return [...page.querySelectorAll('.buys li span')].map((each) => each.textContent).concat(reached.join());
    };
    expect(bench(5, [], 10)).toEqual(['Syndicate: 1 short', '']);
    expect(bench(5, [], 9)).toEqual(['Syndicate: 5 short', '']);
    const full = ['warehouse', 'warehouse', 'syndicate', 'syndicate', 'cargo_ship', 'cargo_ship'];
    expect(bench(5, full, 10)).toEqual(['Villa: 6 short', '']);
    expect(bench(16, full, 9, false)).toEqual(['Villa', 'Yacht: 9 short', 'card:villa']);
    expect(bench(22, full, 10, false)).toEqual(['Yacht', 'Villa', 'Dive Bar: 9 short', 'card:villa,card:yacht']);
  });

  it('shows the costs and points of the unique cards that the match is played with', () => {
    const found = position('5.basket.late');
    const table = tableOf(found);
    const box = {
      ...table.box,
      card: table.box.card.map((card) =>
        card.id === 'militia' ? { ...card, cost: 36, points: 45, former_cost: 45, former_points: 50 } : card,
      ),
    };
    const militia = (options: View['options']) => cardOf({ box, view: { ...found.seen.view, options } }, 'militia');
    const { unique_cards: _, ...former } = found.seen.view.options;
    expect(militia({ ...former, unique_cards: 'squares' })).toMatchObject({ cost: 36, points: 45 });
    expect(militia(former)).toMatchObject({ cost: 45, points: 50 });
  });

  it('marks the highest stack, and those that are outbid', () => {
    const { view } = position('5.ships.middle').seen;
    const page = draw(tableOf(position('5.ships.middle')));
    const stacks = Object.values(view.ports).map((port) => port.stacks);
    const count = (how: string) =>
      stacks.flatMap((each) => each.map((_, seat) => standing(each, seat))).filter((each) => each === how).length;
    for (const how of ['alone', 'leads', 'outbid'])
      expect(page.querySelectorAll(`.stack.${how}`)).toHaveLength(count(how));
  });
});

describe('counting', () => {
  it('lays tiles out as the combinations of the server', () => {
    const tiles = ['art:1', 'gold:3', 'art:2', 'wild:1', 'gold:9'];
    const laid = setsOf(tiles, [
      { kind: 'same', cargo_types: ['art', 'art', 'wild'], value: 9 },
      { kind: 'same', cargo_types: ['gold', 'gold'], value: 4 },
    ]);
    expect(laid.map(({ runs }) => runs.map(({ type, tiles: { length } }) => `${length} ${type}`))).toEqual([
      ['2 art', '1 wild'],
      ['2 gold'],
    ]);
    const all = laid.flatMap(({ runs }) => runs.flatMap((run) => run.tiles));
    expect([...all].sort()).toEqual([...tiles].sort());
    expect(all.map(typeOf)).toEqual(['art', 'art', 'wild', 'gold', 'gold']);
  });

  it('knows how a ship stands', () => {
    expect([0, 1, 2].map((seat) => standing([2, 0, 5], seat))).toEqual(['outbid', null, 'leads']);
    expect(standing([0, 3], 1)).toBe('alone');
  });

  it('places every port of the box', () => {
    const { above, beside, below } = ring(box);
    expect([...above, ...beside, ...below].map(({ id }) => id).sort()).toEqual(box.port.map(({ id }) => id).sort());
  });
});
