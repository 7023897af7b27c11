/** A review says what its shares are worth, or that nobody has measured it. */
import { createRawSnippet } from 'svelte';
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { words } from '$words/words.svelte';
import type { Review } from './reviewing.svelte';
import Trust from './Trust.svelte';

beforeAll(() => words.load('en'));

it.each([
  ['Tested on 400 matches of bots.', 'Tested on 400 matches of bots.'],
  ['', 'How often positions with such shares are won was not measured when this review was made.'],
])('with worth %j', (worth, text) => {
  const review = { version: '2.1', worth } as Review;
  const children = createRawSnippet(() => ({ render: () => '<span></span>' }));
  render(Trust, { review, simulations: 100, children });
  expect(screen.getByText(text)).toBeTruthy();
});
