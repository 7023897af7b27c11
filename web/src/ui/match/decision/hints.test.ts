/** What a bot would do is said with its chance to win in percent. */
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { Schemas } from '$api/http';
import { words } from '$words/words.svelte';
import Hints from './Hints.svelte';

const choice = { action: {}, verb: 'go', refs: [], amount: null, label: 'Go', final: false };
// Of no game: only the label is shown.
const hint = { choice, reasons: [], share: 0.342 } as unknown as Schemas['HintView'];
const show = () =>
  render(Hints, {
    hints: [hint],
    busy: false,
    act: () => undefined,
    close: () => undefined,
  });

it.each([
  ['en', '34% to win'],
  ['de', '34 % Siegchance'],
] as const)('says the chance in %s', async (language, text) => {
  await words.load(language);
  show();
  expect(screen.getByText(text)).toBeTruthy();
});
