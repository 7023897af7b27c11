/** What a match is drawn with. */
import { beforeEach, expect, test, vi } from 'vitest';
import { loadGame } from './board-context.svelte';

const server = vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const server = { asked: [] as string[], boxes: {} as Record<string, unknown> };
  vi.stubGlobal('fetch', (wanted: Request | string) => {
    if (typeof wanted === 'string') return Promise.resolve(new Response('game-title = A Game'));
    const { pathname } = new URL(wanted.url);
    server.asked.push(pathname);
    const box = server.boxes[pathname];
    return Promise.resolve(
      Response.json(box ?? { code: 'no-box', text: 'It is nowhere.' }, { status: box ? 200 : 409 }),
    );
  });
  return server;
});

beforeEach(() => {
  server.asked = [];
  server.boxes = {
    '/api/games/a-game/boxes/former': { cards: 40 },
    '/api/games/a-game/boxes/today': { cards: 44 },
  };
});
const boxOf = async (components: string) => (await loadGame({ game: 'a-game', components }, 'en')).box;

test('two matches of one game are each drawn with the box they began with', async () => {
  expect([await boxOf('former'), await boxOf('today')]).toEqual([{ cards: 40 }, { cards: 44 }]);
});

test('a box is asked for once, and again if it could not be had', async () => {
  await expect(boxOf('later')).rejects.toThrow('It is nowhere.');
  server.boxes['/api/games/a-game/boxes/later'] = { cards: 50 };
  expect([await boxOf('later'), await boxOf('later')]).toEqual([{ cards: 50 }, { cards: 50 }]);
  expect(server.asked).toEqual(['/api/games/a-game/boxes/later', '/api/games/a-game/boxes/later']);
});
