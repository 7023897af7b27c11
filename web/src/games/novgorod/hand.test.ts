/** Dock and mats: the player's things and what everybody knows of the others; and the planner of what goods become. */
import { cleanup, fireEvent } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { all, draw as drawParts, drawnOnce, positionsOf, type Position } from '../positions';
import { stepCost } from './career';
import { HOLD, type Box, type Table, type View } from './data';
import Dock from './Dock.svelte';
import { careerFor, kontorsOf, nextShip, sealsAt, showsX, stepsOf } from './hand';
import Mats from './Mats.svelte';
import { clash, goodAt, sourcesOf, targetsOf } from './plans';

const { box, names, position, tableOf } = positionsOf<View, Box>('novgorod', 'fixtures-hand');
const draw = (table: Table, part = Dock) => drawParts(table, part);
const refs = (page: Element) => all(page, 'data-ref');
const own = ({ seen }: Position<View>) => seen.view.players[seen.seat ?? 0]!;

describe.each(names)('%s', (name) => {
  const drawn = {
    en: drawnOnce(() => tableOf(position(name)), Dock, Mats),
    de: drawnOnce(() => tableOf(position(name), [], 'de'), Dock, Mats),
  };
  const dock = () => drawn.en().page.children[0]!;
  const mats = () => drawn.en().page.children[1]!;

  it.each(['en', 'de'] as const)(
    'says everything in %s, and names what can be touched by hidden words first',
    (language) => {
      const { page, missing } = drawn[language]();
      for (const thing of page.querySelectorAll('[data-ref]')) {
        expect(thing.firstElementChild?.className).toBe('visually-hidden');
        expect(thing.firstElementChild?.textContent).toBeTruthy();
        for (const other of [...thing.children].slice(1)) expect(other.getAttribute('aria-hidden')).toBe('true');
      }
      expect(missing).toEqual([]);
    },
  );

  it('draws both rows of the orders on the hand, and the lower one of those aside', () => {
    const found = position(name);
    const frame = found.seen.view.frames.at(-1);
    const placing = frame?.phase === 'place_order' ? frame.order : null;
    const hand = found.seen.view.hand.flatMap((order) =>
      (order === placing ? ['lower'] : ['upper', 'lower']).map((row) => `row:${order}:${row}`),
    );
    const aside = own(found).aside.map((order) => `row:${order}:lower`);
    const rows = [...dock().querySelectorAll('[data-ref^="row:"]')].filter((row) => !row.closest('section.planner'));
    expect(rows.map((row) => row.getAttribute('data-ref')).sort()).toEqual([...hand, ...aside].sort());
  });

  it('shows of the others what everybody knows, and the backs of what they have not shown', () => {
    const found = position(name);
    const page = mats();
    const others = found.seen.view.players.filter((_, seat) => seat !== found.seen.seat);
    expect(page.querySelectorAll('.mat')).toHaveLength(others.length);
    const hidden = others.reduce((sum, { hidden: count }) => sum + count, 0);
    expect(page.querySelectorAll('.mini.bricks')).toHaveLength(hidden);
    const minis = [...page.querySelectorAll('.mini[data-thing]')].map((each) => each.getAttribute('data-thing'));
    for (const { hand, aside } of others)
      for (const order of [...hand, ...aside]) expect(minis).toContain(`order:${order}`);
    for (const order of found.seen.view.unseen) expect(minis).not.toContain(`order:${order}`);
  });

  it('shows a spectator everybody’s mat and nobody’s dock', () => {
    const found = position(name);
    const view: View = { ...found.seen.view, seat: null, planner: null, hand: [], markers: [] };
    const table = tableOf({ ...found, seen: { ...found.seen, seat: null, view, words: { legal: [] } } });
    expect(draw(table, Mats).querySelectorAll('.mat')).toHaveLength(found.seats.length);
    expect(draw(table).querySelector('.dock')).toBeNull();
  });
});

describe('the planner', () => {
  const found = position('3.evaluation.plans');
  const table = tableOf(found);
  const targets = targetsOf(table);
  const way = (target: string, goods: string) =>
    targets.find(({ id }) => id === target)?.ways.find(({ uses }) => goods.split(' ').every((each) => uses.has(each)))!;

  it('puts every plan of the server into one line, under what it is for', () => {
    for (const name of ['3.evaluation.plans', '4.evaluation.special', '3.route.half']) {
      const { seen } = position(name);
      const page = draw(tableOf(position(name)));
      expect(page.querySelectorAll('.way')).toHaveLength(seen.view.planner?.plans.length ?? -1);
      const kinds = new Set(seen.view.planner?.plans.map(({ aim }) => aim));
      expect(page.querySelectorAll('.plans h3')).toHaveLength(kinds.size);
      cleanup();
    }
  });

  it('begins a plan by what a legal action touches', () => {
    for (const name of ['3.evaluation.plans', '4.evaluation.special']) {
      const legal = new Set(position(name).seen.words.legal.flatMap((choice) => choice.refs));
      const begun = targetsOf(tableOf(position(name))).flatMap(({ ref }) => ref ?? []);
      expect(begun.length).toBeGreaterThan(3);
      expect(begun.filter((ref) => !legal.has(ref))).toEqual([]);
    }
  });

  it('shows what a plan pays, and what pays most first', () => {
    const page = draw(table);
    const head = [...page.querySelectorAll('.head')].find((each) => each.getAttribute('data-ref') === 'stop:riga');
    const pays = [...(head?.parentElement?.querySelectorAll('.pay') ?? [])].map((each) =>
      [...each.children].map((sum) => sum.textContent?.trim()).join(' '),
    );
    expect(pays).toEqual(['4 +4', '2 +2', '1 +1']);
    expect(page.querySelector('.planner header')?.textContent).toMatch(/income.*\+10.*fees.*−8/su);
  });

  it('says in words what becomes of which good', () => {
    const lines = [...draw(table).querySelectorAll('.way > .visually-hidden')].map((each) => each.textContent);
    expect(lines).toContain('provisions in Riga from salt (Lübeck), fish (hold), grain (Riga): 4 seals, 4 ducats');
    expect(lines).toContain('clothing in Danzig from wool (London), covers the kontor in Danzig: 1 seal, 1 ducat');
    expect(lines).toContain('amber (Danzig), wool (London): 2 seals, no ducats');
  });

  it('knows which plans want the same good: covered kontors count, goods of other stops do not', () => {
    const lower = way('row:o9:lower', 'danzig london').uses;
    expect(clash(lower, way('produce:danzig', 'danzig').uses)).toBe(true);
    expect(clash(way('produce:danzig', 'danzig').uses, lower)).toBe(true);
    expect(clash(lower, way('row:o10:upper', 'luebeck hold').uses)).toBe(false);
  });

  it('knows that a manufactory works once, also where its placeholder leaves the goods apart', () => {
    expect(clash(new Set(['works:riga', 'danzig']), new Set(['works:riga', 'hold']))).toBe(true);
  });

  it('lists the goods from left to right, the hold last, with the number of plans that want each', () => {
    const sources = sourcesOf(table, targets);
    expect(sources.map(({ source }) => source)).toEqual([...found.seen.view.route.map(({ city }) => city), HOLD]);
    expect(sources.at(-1)?.good).toBe('fish');
    expect(sources.map(({ wants }) => wants)).toEqual([5, 4, 5, 3, 2, 2, 4]);
    expect(goodAt(table, HOLD)).toBe('fish');
  });

  it('marks the goods of the plan that is pointed at, and the plans that want one of them too', async () => {
    const page = draw(table);
    const line = [...page.querySelectorAll('.way')].find((each) => each.textContent?.includes('amber (Danzig)'))!;
    await fireEvent.pointerEnter(line);
    expect(page.querySelectorAll('.sources .marked')).toHaveLength(2);
    const { uses } = way('row:o9:lower', 'danzig london');
    const wanting = targets.flatMap(({ ways }) => ways).filter((each) => clash(uses, each.uses));
    expect(page.querySelectorAll('.way.either')).toHaveLength(wanting.length - 1);
    await fireEvent.pointerLeave(line);
    expect(page.querySelectorAll('.marked, .either')).toHaveLength(0);
  });

  it('marks the goods of a plan whose row is chosen, and what it would bring', () => {
    const page = draw(tableOf(found, ['row:o9:lower']));
    expect(page.querySelectorAll('.sources .marked')).toHaveLength(2);
    expect(page.querySelector('.own header')?.textContent).toContain('→ 16');
  });

  it('changes with every stop laid and every action: what is used is spent', () => {
    const laid = tableOf(position('3.route.half'));
    expect(sourcesOf(laid, targetsOf(laid)).map(({ source }) => source)).toEqual(['london', 'antwerp', HOLD]);
    const later = tableOf(position('3.evaluation.used'));
    const used = later.view.route.filter((stop) => stop.used).map(({ city }) => city);
    expect(used.length).toBeGreaterThan(0);
    for (const { source, spent, wants } of sourcesOf(later, targetsOf(later)))
      if (used.includes(source)) expect([spent, wants]).toEqual([true, 0]);
  });

  it('gives way to the seals by source when there is nothing to plan; the end page ranks', () => {
    expect(draw(tableOf(position('3.over.late'))).querySelector('.standings, section.planner, .plan')).toBeNull();
    cleanup();
    for (const name of ['4.evaluation.others']) {
      const { seen } = position(name);
      const page = draw(tableOf(position(name)));
      expect(page.querySelector('section.planner')).toBeNull();
      const totals = [...page.querySelectorAll('.standings tfoot td')].map((each) => parseInt(each.textContent ?? ''));
      expect(totals).toEqual(seen.view.scores.map(({ total }) => total));
      cleanup();
    }
    const empty = position('3.route.half');
    const scores = empty.seen.view.scores.map((score) => ({ ...score, total: 0, parts: {} }));
    const view = { ...empty.seen.view, planner: null, scores } as View;
    const page = draw(tableOf({ ...empty, seen: { ...empty.seen, view } }));
    expect(page.querySelector('.planner .none')?.textContent).toBe(tableOf(empty).say('planner-later'));
  });
});

describe('one’s own things', () => {
  it('tells where each kontor lies, and what the others cost', () => {
    const found = position('3.evaluation.used');
    const table = tableOf(found);
    const places = Object.fromEntries(kontorsOf(table, table.me ?? 0).map(({ city, place }) => [city.id, place]));
    for (const { city, own: mine, used } of found.seen.view.route)
      expect(places[city]).toBe(mine ? (used ? 'used' : 'route') : null);
    expect(Object.values(places).filter(Boolean)).toHaveLength(own(found).kontors.length);
    const held = position('3.evaluation.plans');
    expect(kontorsOf(tableOf(held), 2).find(({ place }) => place === 'hold')?.city.id).toBe('bergen');
    const free = kontorsOf(table, table.me ?? 0).find(({ place }) => place === null)!;
    expect(free.price).toBe(found.seen.view.stacks[free.city.id]?.[0] ?? null);
  });

  it('names the price of the next ship, and none for the fastest', () => {
    expect(nextShip(box, 2)).toMatchObject({ speed: 3, price: 5 });
    expect(nextShip(box, 5)).toBeNull();
    expect(draw(tableOf(position('4.career_side.middle'))).textContent).toContain('speed 3 for 5 ducats');
    expect(draw(tableOf(position('3.evaluation.plans'))).textContent).toContain('fastest ship');
  });

  it('asks where an order goes next to the order, whose upper row is fulfilled', () => {
    const page = draw(tableOf(position('4.place_order.first')));
    expect(refs(page).filter((ref) => ref?.startsWith('place:'))).toEqual(['place:aside', 'place:filed']);
    expect(page.querySelectorAll('.order .sealed').length).toBeGreaterThan(0);
    expect(draw(tableOf(position('4.evaluation.others'))).querySelector('[data-ref^="place:"]')).toBeNull();
  });
});

describe('the career', () => {
  it('covers the steps that are taken, and frames the lowest free one', () => {
    for (const name of ['3.evaluation.plans', '4.evaluation.special', '4.evaluation.others']) {
      const found = position(name);
      const page = draw(tableOf(found));
      expect(page.querySelectorAll('.ladder .bricks')).toHaveLength(own(found).covered);
      expect(page.querySelectorAll('.ladder .next')).toHaveLength(1);
      cleanup();
    }
  });

  it('warns while the lowest free step shows the red X, and shows the seals a turn after that', () => {
    const career = careerFor(box, { career: 'c1', side: 'front' });
    expect([0, 1, 2, 3, 4, 5].map((covered) => sealsAt(career, covered))).toEqual([0, 0, 1, 2, 3, 4]);
    expect([0, 1, 2, 5].map((covered) => showsX(career, covered))).toEqual([true, true, false, false]);
    expect(draw(tableOf(position('3.evaluation.plans'))).querySelector('.career .warn')).not.toBeNull();
    const page = draw(tableOf(position('4.evaluation.others')));
    expect(page.querySelector('.career .warn')).toBeNull();
    expect(page.querySelector('.career .gain')?.textContent).toContain('4');
  });

  it('lays both sides of the card out to choose from', () => {
    const page = draw(tableOf(position('4.career_side.middle')));
    expect(refs(page).filter((ref) => ref?.startsWith('side:'))).toEqual(['side:front', 'side:back']);
    expect(page.querySelectorAll('.side .ladder li')).toHaveLength(12);
  });

  it('says what steps cost, those of the backs of a former box too', () => {
    const table = tableOf(position('4.career_side.middle'));
    const { steps = [] } = careerFor(box, { career: 'c1', side: 'back' }) ?? {};
    const costs = ['1 luxury', '3 goods', '4 goods', '13 ducats', '2 goods + 2 luxuries'];
    expect(steps.map((step) => stepCost(table, step))).toEqual(costs);
  });

  it('reads steps from the bottom', () => {
    const steps = stepsOf(careerFor(box, { career: 'c1', side: 'front' }), 2);
    expect(steps.map(({ state }) => state)).toEqual(['covered', 'covered', 'next', 'free', 'free']);
    expect(stepsOf(undefined, 0)).toEqual([]);
  });
});
