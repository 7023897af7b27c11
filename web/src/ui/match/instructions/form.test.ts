// @vitest-environment node
/** The form of an instruction: values in, instruction out, and nothing that its fields do not offer. */
import { describe, expect, it } from 'vitest';
import {
  fitted,
  formFor,
  lacking,
  moved,
  instructionOf,
  takes,
  touched,
  valuesOf,
  type Field,
  type Form,
} from './form';

const field = (name: string, kind: Field['kind'], rest: Partial<Field> = {}): Field => ({
  name,
  kind,
  label: name,
  default: null,
  choices: [],
  least: 0,
  most: 0,
  optional: false,
  ...rest,
});
const choices = ['ginger', 'mace', 'clove'].map((value) => ({ value, label: `the ${value}` }));
const round = field('round_no', 'fixed', { default: 3 });
const limit = field('limit', 'amount', { default: 1, least: 1, most: 9 });
const above = field('above', 'amount', { least: 2, most: 9, optional: true });
const lot = field('lot', 'choice', { default: 'ginger', choices });
const port = field('port', 'choice', { choices, optional: true });
const wanted = field('wanted', 'choices', { default: ['ginger'], choices, least: 1, most: 2 });
const unless = field('unless', 'switch', { default: false });
const form: Form = { order: 'bid', title: 'Bid', fields: [round, limit, above, lot, port, wanted, unless] };
const usual = { round_no: 3, limit: 1, above: null, lot: 'ginger', port: null, wanted: ['ginger'], unless: false };

describe('the form of an instruction', () => {
  it('begins with the defaults of its fields, and makes an instruction of them', () => {
    expect(valuesOf(form)).toEqual(usual);
    expect(instructionOf(form, valuesOf(form))).toEqual({ order: 'bid', ...usual });
  });

  it('begins with an instruction that is changed, with those of its values that are still offered', () => {
    const given = { order: 'bid', ...usual, round_no: 2, limit: 40, above: 1, lot: 'mace', port: 'sold', unless: true };
    expect(valuesOf(form, given)).toEqual({ ...usual, limit: 9, above: 2, lot: 'mace', unless: true });
  });

  it('makes no instruction while a field has a wrong value', () => {
    const values = { ...usual, wanted: [] };
    expect(lacking(form, values).map(({ name }) => name)).toEqual(['wanted']);
    expect(instructionOf(form, values)).toBeNull();
    expect(instructionOf(form, { ...usual, limit: 10 })).toBeNull();
    expect(instructionOf({ ...form, fields: [above] }, {})).toEqual({ order: 'bid', above: null });
  });

  it('without fields is an instruction by itself', () => {
    expect(instructionOf({ order: 'wait', title: 'Wait', fields: [] }, {})).toEqual({ order: 'wait' });
  });

  it('is found for an instruction that was given, if it is offered now', () => {
    expect(formFor({ order: 'bid', limit: 4 }, [form])).toBe(form);
    expect(formFor({ order: 'pass' }, [form])).toBeUndefined();
  });
});

describe('a field', () => {
  it.each([
    ['a fixed value as it is', round, [3], [2, null]],
    ['whole amounts in its range', limit, [1, 9], [0, 10, 2.5, '3', null, true]],
    ['no amount at all if it is optional', above, [null, 2], [1]],
    ['one of its choices', lot, ['mace'], ['sold', null, 1]],
    ['no choice if it is optional', port, [null, 'clove'], ['sold']],
    [
      'some of its choices, none twice',
      wanted,
      [['mace'], ['clove', 'mace']],
      [[], ['mace', 'mace'], ['sold'], 'mace'],
    ],
    ['at most so many choices', wanted, [], [['mace', 'clove', 'ginger']]],
    ['yes or no', unless, [true, false], [null, 1]],
  ] as [string, Field, Field['default'][], Field['default'][]][])('takes %s', (_, one, good, bad) => {
    expect(good.filter((value) => !takes(one, value))).toEqual([]);
    expect(bad.filter((value) => takes(one, value))).toEqual([]);
  });

  it('brings an amount into its range, and leaves an empty one empty', () => {
    expect([fitted(limit, -3), fitted(limit, 4), fitted(limit, 99)]).toEqual([1, 4, 9]);
    expect([fitted(above, null), fitted(above, 99), fitted(limit, null)]).toEqual([null, 9, 1]);
  });

  it('keeps of a list what is still offered, in its order', () => {
    expect(fitted(wanted, ['clove', 'sold', 'clove', 'ginger', 'mace'])).toEqual(['clove', 'ginger']);
    expect(fitted(wanted, [])).toEqual([]);
  });
});

describe('ordered choices', () => {
  it('come in the order in which they are touched, and go when they are touched again', () => {
    const first = touched([], 'mace');
    const second = touched(first, 'clove');
    expect([first, second, touched(second, 'mace')]).toEqual([['mace'], ['mace', 'clove'], ['clove']]);
  });
});

describe('moving an instruction', () => {
  const instructions = [
    { number: 4, holds: true },
    { number: 2, holds: false },
    { number: 7, holds: true },
    { number: 1, holds: true },
  ];
  it('exchanges it with the next one that holds; those that have ended stay', () => {
    expect(moved(instructions, 7, -1)).toEqual([7, 2, 4, 1]);
    expect(moved(instructions, 4, 1)).toEqual([7, 2, 4, 1]);
  });

  it('leaves the first one first, the last one last, and what has ended where it is', () => {
    const all = [4, 2, 7, 1];
    expect([
      moved(instructions, 4, -1),
      moved(instructions, 1, 1),
      moved(instructions, 2, 1),
      moved(instructions, 9, 1),
    ]).toEqual([all, all, all, all]);
  });
});
