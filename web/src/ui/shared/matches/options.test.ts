// @vitest-environment node
/** Options can be chosen only where they can be played. */
import { describe, expect, test } from 'vitest';
import { Messages } from '$words/fluent';
import type { Option } from '$ui/shared/games';
import { called, choicesAt, explained, hindrance, isEdition, isSwitch, settled, unusual } from './options';

const option = (name: string, more: Partial<Option>): Option => ({
  name,
  choices: [false, true],
  default: false,
  rule: 'TES-O1',
  needs: {},
  needs_seats: [],
  refused_by: '',
  explanation: `${name}: what it means.`,
  ...more,
});

const kind = option('kind', { choices: ['wide', 'tall'], default: 'wide' });
const small = option('small', { needs: { kind: 'wide' }, needs_seats: [3] });
const deep = option('deep', { needs: { small: true } });
const first = option('first', { choices: ['random', 0, 1, 2, 3, 4], default: 'random' });
const all = [kind, small, deep, first];

describe('conditions', () => {
  test('nothing hinders an option whose conditions hold', () => {
    expect(hindrance(small, all, { kind: 'wide' }, 3)).toBeNull();
    expect(hindrance(small, all, {}, 3)).toBeNull();
  });

  test('another option may hinder it, or the number of seats', () => {
    expect(hindrance(small, all, { kind: 'tall' }, 3)).toEqual({ kind: 'option', option: kind, value: 'wide' });
    expect(hindrance(small, all, { kind: 'wide' }, 4)).toEqual({ kind: 'seats', seats: [3] });
  });

  test('what is hindered falls back, and what depends on it too', () => {
    const chosen = { kind: 'wide', small: true, deep: true };
    expect(settled(all, chosen, 3)).toMatchObject({ small: true, deep: true });
    expect(settled(all, chosen, 4)).toMatchObject({ small: false, deep: false });
    expect(settled(all, { ...chosen, kind: 'tall' }, 3)).toMatchObject({ kind: 'tall', small: false, deep: false });
  });

  test('a seat that is not there cannot be named', () => {
    expect(choicesAt(first, 3)).toEqual(['random', 0, 1, 2]);
    expect(settled(all, { first: 4 }, 5)).toMatchObject({ first: 4 });
    expect(settled(all, { first: 4 }, 4)).toMatchObject({ first: 'random' });
  });

  test('only what differs needs to be said', () => {
    expect(unusual(all, settled(all, {}, 3))).toEqual({});
    expect(unusual(all, settled(all, { small: true, first: 0 }, 3))).toEqual({ small: true, first: 0 });
  });
});

describe('words', () => {
  const messages = new Messages(
    'en',
    'option-kind-tall = Tall\noption-first-random = By lot\noption-first-seat = Seat { $number }',
  );

  test('values are called as the game calls them', () => {
    expect(called(messages, kind, 'tall')).toBe('Tall');
    expect(called(messages, first, 'random')).toBe('By lot');
    expect(called(messages, first, 0)).toBe('Seat 1');
    expect(called(messages, kind, 'wide')).toBe('wide');
  });

  test('an explanation has a title before its first colon', () => {
    expect(explained(option('x', { explanation: 'Open money: the table shows it: all.' }))).toEqual({
      title: 'Open money',
      text: 'The table shows it: all.',
    });
    expect(explained(option('x', { explanation: 'No colon' }))).toEqual({ title: 'x', text: 'No colon' });
  });

  test('what kind of control it needs', () => {
    expect([isSwitch(small), isSwitch(first), isEdition({ ...kind, name: 'edition' }), isEdition(first)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
