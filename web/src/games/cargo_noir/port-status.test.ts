/** Whether an outbid player can raise: the Casino is resolved in the same phase, so its coins count. */
import { expect, test } from 'vitest';
import type { Table } from './data';
import { poorAt } from './port-status';

const table = (safe: number, inCasino: number) =>
  ({
    me: 0,
    deciders: [0],
    over: false,
    legal: new Set(['destination:casino']),
    box: { casino: { coins_per_ship: 2 } },
    view: {
      active: 0,
      frames: [{ phase: 'ships', seat: 0 }],
      ports: { rotterdam: { tiles: [], stacks: [2, 3], least: 4 } },
      players: [{ safe, at_casino: inCasino }, {}],
    },
  }) as unknown as Table;

test('who has too few coins is sent to the Casino first, if that helps', () => {
  expect(poorAt(table(2, 0), 'rotterdam', 0)).toBe('no');
  expect(poorAt(table(0, 1), 'rotterdam', 0)).toBe('casino');
  expect(poorAt(table(1, 0), 'rotterdam', 0)).toBe('yes');
});
