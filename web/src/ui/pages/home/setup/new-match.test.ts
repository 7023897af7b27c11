/** What the form for a table of friends proposes. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Game } from '$ui/shared/games';
import { words } from '$words/words.svelte';
import NewMatch from './NewMatch.svelte';
import { Setup } from './setup.svelte';

const game = { slug: 'goa', title: 'Goa', seats: [2, 3], levels: ['clerk'], options: [], minutes: 0, weight: 0 };
const made: unknown[] = [];

beforeEach(async () => {
  localStorage.clear();
  made.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/matches') made.push(await request.json());
    // Kept for ever by the page, also for the tests of other files in this worker.
    if (pathname === '/api/speeds') return Response.json([]);
    return Response.json(pathname === '/api/guests' ? { account: 1, name: 'Ada', member: false } : { match: 'abc' });
  });
  await words.load('en');
});

it('proposes a clock for an evening, and makes the table with it', async () => {
  render(NewMatch, { setup: new Setup([game as unknown as Game], { experienced: false }) });
  expect(screen.getByText(/^An evening/)).toBeTruthy();

  await fireEvent.click(screen.getByRole('button', { name: 'Open a table' }));

  await waitFor(() => expect(made).toMatchObject([{ game: 'goa', speed: 'evening', rated: false }]));
});
