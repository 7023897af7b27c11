/** Small pictures in texts: each says its name, and the texts of the rules name things exactly so. */
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { cutter } from '$ui/match/phrase/pictures';
import * as borneo from './borneo/Inline.svelte';
import * as cargoNoir from './cargo_noir/Inline.svelte';
import * as goa from './goa/Inline.svelte';
import type { Inline } from './inline';
import * as novgorod from './novgorod/Inline.svelte';
import { positionsOf } from './positions';

const GAMES = { borneo, cargo_noir: cargoNoir, goa, novgorod } as unknown as Record<string, Inline<never>>;
const LANGUAGES = ['en', 'de'] as const;

function tableOf(game: string, language: (typeof LANGUAGES)[number] = 'en'): never {
  const { names, position, tableOf: make } = positionsOf<unknown, unknown>(game);
  const found = position(names[0] ?? '');
  return make({ ...found, seen: { ...found.seen, words: { legal: [] } } }, [], language) as never;
}

test.each(Object.keys(GAMES).flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  '%s in %s: every picture says the name of its thing in words',
  (game, language) => {
    const table = tableOf(game, language);
    const { default: Picture, named } = GAMES[game]!;
    const things = named(table);
    expect(things.length).toBeGreaterThan(5);
    for (const { id, name } of things) {
      expect(name).not.toMatch(/[{}]|undefined|[A-Z]{3}\/[A-Z]/);
      const { container, unmount } = render(Picture, { table, id, name });
      const label =
        container.querySelector('[role="img"]')?.getAttribute('aria-label') ?? container.textContent?.trim();
      expect(label).toBe(name);
      expect(container.querySelector('svg')).not.toBeNull();
      unmount();
    }
  },
);

test('cards in the labels of the rules are found by their names', () => {
  const { names, position } = positionsOf<unknown, unknown>('borneo');
  const cut = cutter(GAMES.borneo!.named(tableOf('borneo')));
  const labels = names.flatMap((name) => position(name).seen.words.legal.map(({ label }) => label));
  const withFlags = labels.filter((label) => label.includes('(flags'));
  expect(withFlags.length).toBeGreaterThan(5);
  for (const label of withFlags) {
    const words = cut(label).filter((part) => typeof part === 'string');
    expect(words.join('')).not.toContain('flags');
  }
});
