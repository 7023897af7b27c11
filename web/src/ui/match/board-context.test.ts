/** What a match is drawn with. */
import { beforeEach, expect, test, vi } from 'vitest';
import { loadGame } from './board-context.svelte';

// Boxes are kept: no other file may ask for those of this game.
const GAME = 'a-game-with-boxes';
const server = { asked: [] as string[], boxes: {} as Record<string, unknown> };

beforeEach(() => {
  vi.stubGlobal('fetch', (wanted: Request) => {
    const { pathname } = new URL(wanted.url);
    if (pathname === '/api/games') return Promise.resolve(Response.json([]));
    if (pathname.includes('/messages/')) return Promise.resolve(new Response('game-title = A Game'));
    server.asked.push(pathname);
    const box = server.boxes[pathname];
    return Promise.resolve(
      Response.json(box ?? { code: 'no-box', text: 'It is nowhere.' }, { status: box ? 200 : 409 }),
    );
  });
  server.asked = [];
  server.boxes = {
    [`/api/games/${GAME}/boxes/former`]: { cards: 40 },
    [`/api/games/${GAME}/boxes/today`]: { cards: 44 },
  };
});
const boxOf = async (components: string) => (await loadGame({ game: GAME, components }, 'en')).box;

test('two matches of one game are each drawn with the box they began with', async () => {
  expect([await boxOf('former'), await boxOf('today')]).toEqual([{ cards: 40 }, { cards: 44 }]);
});

test('a box is asked for once, and again if it could not be had', async () => {
  await expect(boxOf('later')).rejects.toThrow('It is nowhere.');
  server.boxes[`/api/games/${GAME}/boxes/later`] = { cards: 50 };
  expect([await boxOf('later'), await boxOf('later')]).toEqual([{ cards: 50 }, { cards: 50 }]);
  expect(server.asked).toEqual([`/api/games/${GAME}/boxes/later`, `/api/games/${GAME}/boxes/later`]);
});
