import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '$words/words.svelte';
import RatingRow from '$ui/match/panel/RatingRow.svelte';

const server = { asked: [] as string[], ratings: [] as object[] };

/** A table of people, as the page knows it. */
function tableOf(names: readonly string[], rated = true) {
  const seats = names.map((name) => ({ kind: 'person', name, caretaker: false, level: null, ready: false }));
  const match = { table: { match: 'abc', rated, seats }, me: 0, name: (seat: number) => names[seat] ?? '' };
  return { match: match as never };
}

describe('the ratings at a table', () => {
  beforeEach(async () => {
    vi.stubGlobal('fetch', (request: Request) => {
      server.asked.push(new URL(request.url).pathname);
      return Promise.resolve(Response.json(server.ratings));
    });
    await words.load('en');
    server.asked = [];
    server.ratings = [
      { seat: 0, points: 1130, matches: 12, settled: true, change: null },
      { seat: 1, points: 984, matches: 1, settled: false, change: null },
      { seat: 2, points: 1000, matches: 0, settled: false, change: null },
    ];
  });

  it('are small figures, and an uncertain one is called provisional', async () => {
    render(RatingRow, tableOf(['Ida', 'Bruno', 'Chiara']));
    const [ida, bruno, chiara] = await screen.findAllByRole('listitem');
    expect(within(ida!).getByText('1,130')).toBeTruthy();
    expect(within(ida!).queryByText('provisional')).toBeNull();
    expect(within(ida!).getByTitle('Ida: 1,130 points in this game with 3 seats, from 12 matches')).toBeTruthy();
    expect(within(bruno!).getByText('provisional')).toBeTruthy();
    expect(within(bruno!).getByTitle(/^Bruno: 984 points .* from 1 match$/)).toBeTruthy();
    expect(within(chiara!).getByTitle(/^Chiara: no rated match .* starts with 1,000 points$/)).toBeTruthy();
  });

  it('speak German, too', async () => {
    await words.load('de');
    render(RatingRow, tableOf(['Ida', 'Bruno', 'Chiara']));
    expect(await screen.findByRole('list', { name: 'Wertungen an diesem Tisch' })).toBeTruthy();
    expect(screen.getByText('1.130')).toBeTruthy();
    expect(screen.getAllByText('vorläufig')).toHaveLength(2);
  });

  it('are asked for again when somebody else sits down, and only then', async () => {
    const { rerender } = render(RatingRow, tableOf(['Ida', 'Bruno']));
    await screen.findAllByRole('listitem');
    await rerender(tableOf(['Ida', 'Bruno']));
    expect(server.asked).toEqual(['/api/matches/abc/ratings']);
    server.ratings = [{ seat: 1, points: 1200, matches: 9, settled: true, change: null }];
    await rerender(tableOf(['Ida', 'Mei']));
    expect(await screen.findByTitle(/^Mei: 1,200 points/)).toBeTruthy();
    expect(screen.queryByTitle(/^Bruno/)).toBeNull();
  });

  it('are nowhere in a match that is not rated', async () => {
    render(RatingRow, tableOf(['Ida', 'Bruno'], false));
    await new Promise(requestAnimationFrame);
    expect(server.asked).toEqual([]);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
