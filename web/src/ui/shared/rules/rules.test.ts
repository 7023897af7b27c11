// @vitest-environment node
/** The rules reference is read from the messages of a game. */
import { describe, expect, test } from 'vitest';
import { Messages } from '$words/fluent';
import { found, keyOf, pieces, readReference, ruleOf, rulesOf } from './rules';

const source = `## Rules that hold in every game

rule-KON-1 = Only a seat that is asked may decide.

## The game

game-about = A game.
game-credits = By somebody.
guide-1 = First.
guide-2 = Second.

### The reference

## Setup

rule-TES-S1 = Three players.
rule-TES-S2b =
    A long text
    over two lines (TES-T2.8).

## Turns

rule-TES-T2_8 =
    One.

    Two, see TES-S1 and TES-Z9.
`;
const reference = readReference({ messages: new Messages('en', source), source });

describe('the reference', () => {
  test('has the sections of the file, those of the table last', () => {
    expect(reference.sections.map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
      ['Setup', ['TES-S1', 'TES-S2b']],
      ['Turns', ['TES-T2.8']],
      ['Rules that hold in every game', ['KON-1']],
    ]);
  });

  test('has the guide, what it is about, and the credits', () => {
    expect(reference).toMatchObject({ guide: ['First.', 'Second.'], about: 'A game.', credits: 'By somebody.' });
  });

  test('keeps paragraphs', () => {
    expect(reference.sections[1]!.rules[0]!.text).toEqual(['One.', 'Two, see TES-S1 and TES-Z9.']);
  });

  test('ids and keys', () => {
    expect(keyOf('TES-T2.8')).toBe('rule-TES-T2_8');
    expect(ruleOf('rule-TES-T2_8')).toBe('TES-T2.8');
  });
});

test('the rules of a question come in its order, without those that nobody wrote', () => {
  expect(rulesOf(reference.sections, ['TES-T2.8', 'TES-Z9', 'TES-S1']).map(({ id }) => id)).toEqual([
    'TES-T2.8',
    'TES-S1',
  ]);
  expect(rulesOf(reference.sections, [])).toEqual([]);
});

describe('searching', () => {
  const ids = (sought: string) => found(reference.sections, sought).flatMap(({ rules }) => rules.map(({ id }) => id));

  test('by words in any order, in id, section and text', () => {
    expect(ids('players three')).toEqual(['TES-S1']);
    expect(ids('tes-t2.8')).toEqual(['TES-S2b', 'TES-T2.8']);
    expect(ids('setup')).toEqual(['TES-S1', 'TES-S2b']);
    expect(ids('nothing like it')).toEqual([]);
    expect(ids('  ')).toHaveLength(4);
  });
});

test('rules that a text names can be followed, if there are any', () => {
  const known = new Set(['TES-S1', 'TES-S2b', 'TES-T2.8']);
  expect(pieces('See TES-S1 and TES-Z9, TES-S2b.', known)).toEqual([
    { text: 'See ', rule: null },
    { text: 'TES-S1', rule: 'TES-S1' },
    { text: ' and ', rule: null },
    { text: 'TES-Z9', rule: null },
    { text: ', ', rule: null },
    { text: 'TES-S2b', rule: 'TES-S2b' },
    { text: '.', rule: null },
  ]);
});
