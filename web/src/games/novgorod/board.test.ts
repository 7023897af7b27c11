/** The board draws all that a legal action touches, once and with a name; sea and cards show what lies open. */
import { describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import { lanesOf, legOf, pathOf, placeOf } from './chart';
import { citiesOf, isLuxury, type View } from './data';
import Dock from './Dock.svelte';
import Mats from './Mats.svelte';
import { all, drawnOnce, twice } from '../positions';
import { box, draw, nameOf, names, position, tableOf } from './positions';

describe.each(names)('%s', (name) => {
  const drawn = {
    en: drawnOnce(() => tableOf(position(name)), Mats, Board, Dock),
    de: drawnOnce(() => tableOf(position(name), [], 'de'), Mats, Board, Dock),
  };
  const board = () => drawn.en().page.children[1]!;

  it.each(['en', 'de'] as const)('draws everything that can be touched, once, with a name in %s', (language) => {
    const { page, missing } = drawn[language]();
    expect(missing).toEqual([]);
    const refs = all(page, 'data-ref');
    for (const choice of position(name).seen.words.legal) for (const ref of choice.refs) expect(refs).toContain(ref);
    for (const thing of page.querySelectorAll('[data-ref]')) expect(thing.textContent?.trim()).toBeTruthy();
    // The planner repeats what its plans are for, so that one can begin them there; so does the strip of a phone.
    const planned = new Set(page.querySelectorAll('.planner *, .own .mini *'));
    const once = (attribute: string) =>
      [...page.querySelectorAll(`[${attribute}]`)].filter((thing) => !planned.has(thing));
    for (const attribute of ['data-ref', 'data-thing'])
      expect(twice(once(attribute).map((thing) => thing.getAttribute(attribute) ?? ''))).toEqual([]);
  });

  it('names what the board lets one touch by hidden words first', () => {
    for (const thing of board().querySelectorAll('[data-ref]:not([data-ref^="answer:"])')) {
      expect(thing.firstElementChild?.className).toBe('visually-hidden');
      expect(thing.firstElementChild?.textContent).toBeTruthy();
      for (const other of [...thing.children].slice(1)) expect(other.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('draws all cities, open orders, special orders and bonus cards', () => {
    const { view } = position(name).seen;
    const refs = all(board(), 'data-ref');
    const of = (kind: string) => refs.filter((ref) => ref.startsWith(`${kind}:`)).map((ref) => ref.split(':')[1]);
    expect(of('city').sort()).toEqual(box.city.map(({ id }) => id).sort());
    expect(of('order')).toEqual([...view.open_orders, 'deck']);
    expect(of('special_order')).toEqual(view.column.map(({ card }) => card));
  });

  it('shows a spectator the same table, and no plans', () => {
    const found = position(name);
    const view: View = { ...found.seen.view, seat: null, planner: null, hand: [], markers: [] };
    const seen = { ...found.seen, seat: null, view, words: { legal: [] } };
    const page = draw(tableOf({ ...found, seen }), [Board]);
    expect(page.querySelectorAll('.city')).toHaveLength(8);
    expect(page.querySelector('.works .can')).toBeNull();
    expect(page.querySelector('.chart .next')).toBeNull();
  });
});

describe('the sea', () => {
  it('places every city of the box apart from the others, and draws every lane', () => {
    const places = box.city.map(({ id }) => placeOf(box, id));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(box.city.length);
    expect(lanesOf(box)).toHaveLength(9);
    for (const lane of lanesOf(box)) expect(pathOf(box, lane)).toContain('C');
  });

  it('sails past a city that is off the map by its two lanes', () => {
    expect(legOf(box, 'novgorod', 'riga')).toEqual([['novgorod', 'riga']]);
    expect(legOf(box, 'novgorod', 'danzig')).toEqual([
      ['novgorod', 'riga'],
      ['riga', 'danzig'],
    ]);
  });

  it('draws the legs of the route, and where it can go on', () => {
    const found = position('3.route.half');
    const page = draw(tableOf(found), [Board]);
    const frame = found.seen.view.frames.at(-1);
    const stops = frame?.phase === 'route' ? frame.stops : [];
    expect(page.querySelectorAll('.leg:not(.under)')).toHaveLength(stops.length - 1);
    const further = found.seen.words.legal.filter(({ refs }) => refs[0]?.startsWith('city:'));
    expect(page.querySelectorAll('.next')).toHaveLength(further.length);
    expect([...page.querySelectorAll('.city.on .stop')].map((each) => each.textContent).sort()).toEqual(
      stops.map((_, at) => String(at + 1)),
    );
  });

  it('shows the price on top of each stack, and how many kontors are left', () => {
    const { view } = position('2.purchase.early').seen;
    const page = draw(tableOf(position('2.purchase.early')), [Board]);
    for (const { id } of box.city) {
      const city = page.querySelector(`[data-ref="city:${id}"]`);
      const stack = view.stacks[id] ?? [];
      expect(city?.querySelector('.price')?.textContent?.trim()).toBe(String(stack[0] ?? '–'));
      expect(city?.querySelectorAll('.left i:not(.no)')).toHaveLength(stack.length);
    }
  });

  it('puts merchant and pirate where they are, and takes the city of the pirate’s back off the map', () => {
    const { view } = position('4.last_window.back').seen;
    const page = draw(tableOf(position('4.last_window.back')), [Board]);
    for (const figure of ['merchant', 'pirate'] as const)
      expect(page.querySelector(`[data-ref="city:${view[figure]}"] .${figure}`)).not.toBeNull();
    expect(all(page, 'data-ref').filter((_, at) => page.querySelectorAll('[data-ref]')[at]?.matches('.gone'))).toEqual([
      `city:${view.pirate}`,
    ]);
  });
});

describe('cards', () => {
  it('calls an order by both of its rows', () => {
    const found = position('4.pick.early');
    const page = draw(tableOf(found), [Board]);
    expect(nameOf(page, 'order:o15')).toBe('order 15 (furs + glass / grain + fish)');
  });

  it('shows who has a bonus, and its low value once the high one is gone', () => {
    const found = position('4.evaluation.used');
    const bonus = Object.keys(found.seen.view.bonuses)[0] ?? '';
    const { high, low } = box.bonus.find(({ id }) => id === bonus) ?? {};
    const view: View = {
      ...found.seen.view,
      bonuses: { ...found.seen.view.bonuses, [bonus]: 'low' },
      bonus_of: { ...found.seen.view.bonus_of, [bonus]: [1] },
    };
    const page = draw({ ...tableOf(found), view }, [Board]);
    const card = [...page.querySelectorAll('li')].find((each) => each.querySelector('.value'));
    expect(card?.querySelectorAll('.who .emblem')).toHaveLength(1);
    expect(card?.querySelector('.past')?.textContent).toBe(String(high));
    expect(card?.querySelector('.now')?.textContent).toBe(String(low));
  });

  it('adds to the cost of a special order what the cards above it cost', () => {
    const { view } = position('4.evaluation.used').seen;
    const page = draw(tableOf(position('4.evaluation.used')), [Board]);
    view.column.forEach(({ card, part }, above) => {
      const { cost = 0 } = box.special_order_part.find((each) => each.card === card && each.part === part) ?? {};
      const shown = page.querySelector(`[data-ref="special_order:${card}"] .ducats`)?.textContent;
      expect(shown).toBe(`−${cost + above}`);
    });
  });

  it('knows luxuries from goods', () => {
    expect(citiesOf(box).map(({ good }) => isLuxury(box, good))).not.toContain(true);
    expect(isLuxury(box, 'jewellery')).toBe(true);
  });
});
