/** The amounts of a question: they keep their place under the pointer, and the one at hand is always in sight. */
import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import type { Choice } from '$ui/picker/picker';
import Stepper from './Stepper.svelte';

const choices = Array.from({ length: 12 }, (_, amount): Choice => ({
  action: { amount },
  verb: 'bid',
  refs: [],
  amount,
  label: `Bid ${amount}`,
  final: false,
}));
const rungs = () => [...document.querySelectorAll<HTMLElement>('[data-amount]')].map((each) => each.dataset.amount);

/** A ladder with an amount at hand, and a way to take another one. */
function ladder(amount: number) {
  const prefer = () => undefined;
  const { rerender } = render(Stepper, { choices, proposed: choices[amount]!, prefer });
  return (next: number) => rerender({ choices, proposed: choices[next]!, prefer });
}

beforeAll(() => {
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
});

test('an amount that is in sight moves nothing', async () => {
  const take = ladder(4);
  expect(rungs()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  for (const amount of [7, 1, 5]) {
    await take(amount);
    expect(rungs()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(document.querySelector('[aria-pressed="true"]')?.textContent).toBe(String(amount));
  }
});

test('an amount beyond the end moves the ladder just so far that it is in sight', async () => {
  const take = ladder(4);
  await take(8);
  expect(rungs()).toEqual(['2', '3', '4', '5', '6', '7', '8']);
  await take(0);
  expect(rungs()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});
