/** The front page says how far one is in the guided first game of each game. */
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '$ui/shared/games';
import { words } from '$words/words.svelte';
import GameCards from './GameCards.svelte';

const server = { answers: {} as Record<string, unknown>, asked: [] as string[] };
const game = (slug: string, title: string) =>
  ({ slug, title, short: '', seats: [2, 4], minutes: 60, weight: 2 }) as unknown as Game;
const games = [game('goa', 'Goa'), game('borneo', 'Borneo'), game('novgorod', 'Novgorod')];
const lesson = (slug: string, more: object) => ({
  game: slug,
  steps: 13,
  minutes: 8,
  match: null,
  done: false,
  ...more,
});

beforeEach(async () => {
  server.asked = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    server.asked.push(pathname);
    return Promise.resolve(Response.json(server.answers[pathname] ?? []));
  });
  await words.load('en');
});

describe('the way into a lesson', () => {
  it('says at which step one goes on, and what was finished', async () => {
    server.answers = {
      '/api/visitor': { person: { account: 1, name: 'Ben', member: true } },
      '/api/lessons': [
        lesson('goa', { match: 'm1', step: 6 }),
        lesson('borneo', { done: true }),
        lesson('novgorod', {}),
      ],
    };
    render(GameCards, { games, guided: false });
    const begun = await screen.findByRole('link', { name: 'Step 6 of 13: go on learning Goa' });
    expect(begun.textContent).toContain('Step 6 of 13');
    expect(screen.getByRole('link', { name: 'Learn Borneo once more' }).dataset.learn).toBe('done');
    expect(screen.getByRole('link', { name: 'Learn Novgorod' }).dataset.learn).toBe('new');
  });

  it('does not ask for a visitor, to whom all is new', async () => {
    server.answers = { '/api/visitor': { person: null } };
    render(GameCards, { games, guided: true });
    await vi.waitFor(() => expect(server.asked).toContain('/api/visitor'));
    expect(screen.getAllByRole('link', { name: /^Learn / })).toHaveLength(games.length);
    expect(server.asked).not.toContain('/api/lessons');
  });
});
