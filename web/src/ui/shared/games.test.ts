/** The list of games is kept, and asked for again when a game is missing from it. */
import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '$words/words.svelte';
import { loadGame } from './games';

beforeAll(() => words.load('en'));

function serve(...slugs: string[]) {
  const fetch = vi.fn(() => Promise.resolve(Response.json(slugs.map((slug) => ({ slug })))));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a game that the server got later is found, and one that it does not have is asked for once', async () => {
  serve('an-old-game');
  expect(await loadGame('an-old-game')).toBeTruthy();
  serve('an-old-game', 'a-new-game');
  expect(await loadGame('a-new-game')).toBeTruthy();
  const fetch = serve('an-old-game', 'a-new-game');
  expect(await loadGame('no-game')).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});
