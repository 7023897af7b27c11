/** Why not: each rule speaks once. */
import { expect, test } from 'vitest';
import { oncePerRule } from './asking.svelte';

test('of several refusals by one rule the first is told', () => {
  const refusals = [
    { rule: 'X-1', text: 'not yours' },
    { rule: 'X-2', text: 'rank 1' },
    { rule: 'X-2', text: 'rank 2' },
  ];
  expect(oncePerRule(refusals).map(({ text }) => text)).toEqual(['not yours', 'rank 1']);
});
