/** The route as it lies: its stops and slots, what is left of what, and an action that is entered in steps. */
import { describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import type { Table, View } from './data';
import { all } from '../positions';
import { box, draw, position, tableOf } from './positions';
import { chosenSoFar, goodsUpTo, lengthOf, makeable, slotsOf, stopsOf, takenBy } from './route';

describe('the route', () => {
  it('is read from the question while it is laid, with the player’s kontors in it', () => {
    const { view } = position('3.route.half').seen;
    expect(view.route).toEqual([]);
    const own = view.players[view.active]?.kontors ?? [];
    expect(stopsOf(view).map(({ city, own: mine }) => [city, mine])).toEqual(
      ['london', 'antwerp'].map((city) => [city, own.includes(city)]),
    );
  });

  it('draws the stops in their order, turned over where they are used, and the placeholders', () => {
    const { view } = position('4.evaluation.used').seen;
    const page = draw(tableOf(position('4.evaluation.used')), [Board]);
    const drawn = all(page, 'data-ref').filter((ref) => ref.startsWith('stop:'));
    expect(drawn).toEqual(['stop:hold', ...view.route.map(({ city }) => `stop:${city}`)]);
    expect(view.route.some(({ used }) => used)).toBe(true);
    for (const { city, used } of view.route)
      expect(page.querySelector(`[data-ref="stop:${city}"] .bricks`) !== null).toBe(used);
    expect(page.querySelectorAll('.row .held')).toHaveLength(view.route.filter((stop) => stop.placeholder).length);
  });

  it('has the own orders below it in every phase, so that nothing moves', () => {
    const orders = (name: string) => {
      const table = tableOf(position(name));
      return [table, draw(table, [Board]).querySelectorAll('.own .mini').length] as const;
    };
    const [table, drawn] = orders('3.route.half');
    const aside = table.view.players[table.me ?? 0]?.aside ?? [];
    expect(drawn).toBe(table.view.hand.length + aside.length);
    expect(drawn).toBeGreaterThan(0);
    const [picking, shown] = orders('4.pick.early');
    expect(shown).toBe(picking.view.hand.length + (picking.view.players[picking.me!]?.aside.length ?? 0));
  });

  it('counts stops and placeholders as slots', () => {
    const stop = { city: 'riga', own: true, placeholder: true, used: false, worked: false };
    expect(slotsOf([stop, { ...stop, placeholder: false }])).toBe(3);
  });

  it('is a slot shorter where the front of the pirate is in it, and longer by the privilege', () => {
    const table = tableOf(position('4.evaluation.used'));
    const first = table.view.route[0]?.city ?? '';
    const at = (pirate: string | null, side: 'front' | 'back'): Table => ({
      ...table,
      view: { ...table.view, pirate, options: { ...table.view.options, pirate_side: side } },
    });
    const speed = table.view.players[table.view.active]?.speed ?? 0;
    expect(lengthOf(at(first, 'front'))).toMatchObject({ slots: speed - 1, robbed: 1 });
    expect(lengthOf(at(first, 'back'))).toMatchObject({ slots: speed, robbed: 0 });
    expect(lengthOf(at(null, 'front'))).toMatchObject({ slots: speed, robbed: 0, more: 1 });
  });

  it('sees left of a stop what lies there unused, and the hold unless it was filled in this turn', () => {
    const table = tableOf(position('4.evaluation.used'));
    const seat = table.view.active;
    const route = ['luebeck', 'danzig', 'riga'].map((city, at) => ({
      city,
      own: true,
      placeholder: false,
      used: at === 0,
      worked: false,
    }));
    const holding = (fresh: boolean): Table => {
      const players = table.view.players.map((player, other) =>
        other === seat ? { ...player, hold: { city: 'bergen', base: false, fresh } } : player,
      );
      return { ...table, view: { ...table.view, route, players } };
    };
    expect([...goodsUpTo(holding(false), 1)].sort()).toEqual(['amber', 'fish']);
    expect([...goodsUpTo(holding(true), 2)].sort()).toEqual(['amber', 'grain']);
    expect([...goodsUpTo(holding(true), 0)]).toEqual([]);
  });

  it('marks the recipes that the planner finds at a stop', () => {
    const found = position('4.evaluation.used');
    const { view } = found.seen;
    const page = draw(tableOf(found), [Board]);
    let marked = 0;
    for (const { city } of view.route) {
      const can = page.querySelectorAll(`[data-ref="stop:${city}"] .can`).length;
      expect(can).toBe(makeable(view, city).size);
      marked += can;
    }
    expect(marked).toBeGreaterThan(0);
  });
});

describe('an action in steps', () => {
  it('ticks the goods that are taken, and only those', () => {
    const found = position('3.compound.sources');
    const table = tableOf(found);
    const frame = found.seen.view.frames.at(-1);
    const steps = frame?.phase === 'compound' ? frame.steps : [];
    expect([...takenBy(table)]).toEqual(steps.map((step) => ('source' in step ? step.source : '')));
    const page = draw(table, [Board]);
    expect(page.querySelectorAll('.row .tick')).toHaveLength(steps.length);
    expect(page.querySelector('.workshop')).toBeNull();
  });

  it('shows the recipes of the manufactory that is at work', () => {
    const found = position('4.compound.recipe');
    const page = draw(tableOf(found), [Board]);
    expect(page.querySelectorAll('.workshop [data-ref^="recipe:"]').length).toBeGreaterThanOrEqual(
      found.seen.words.legal.length,
    );
    expect(page.querySelectorAll('.works.working')).toHaveLength(1);
  });

  it('gives goods to the recipe until it is full, and those before and after to the target', () => {
    const table = tableOf(position('4.compound.recipe'));
    const city = 'danzig';
    const works = box.manufactory.find(({ id }) => id === table.view.manufactory_of[city]);
    const recipe = works?.recipes.findIndex(({ goods }) => goods.length === 2) ?? 0;
    const view: View = {
      ...table.view,
      frames: [
        {
          phase: 'compound',
          seat: table.view.active,
          aim: 'career',
          stop: null,
          order: null,
          row: null,
          card: null,
          asked: true,
          steps: [
            { do: 'choose_source', source: 'luebeck' },
            { do: 'choose_manufactory', stop: city },
            { do: 'choose_recipe', recipe },
            { do: 'choose_source', source: 'hold' },
            { do: 'choose_source', source: 'riga' },
            { do: 'choose_source', source: 'visby' },
          ],
        },
      ],
    };
    expect(chosenSoFar({ ...table, view })).toEqual({
      working: [{ stop: city, recipe, sources: ['hold', 'riga'] }],
      sources: ['luebeck', 'visby'],
    });
  });

  it('asks about the privilege next to the special orders', () => {
    const page = draw(tableOf(position('3.compound.discount')), [Board]);
    expect(all(page, 'data-ref').filter((ref) => ref.startsWith('answer:'))).toEqual(['answer:yes', 'answer:no']);
    expect(page.querySelectorAll('.card.asked')).toHaveLength(1);
  });
});
