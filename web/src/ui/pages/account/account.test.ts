import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '$words/words.svelte';
import de from '$words/messages/de/account.ftl?raw';
import en from '$words/messages/en/account.ftl?raw';
import { loadGame } from '$ui/shared/games';
import RatingChange from '$ui/end/RatingChange.svelte';
import MyData from './MyData.svelte';
import Ratings from './Ratings.svelte';

const answers: Record<string, unknown> = { games: [{ slug: 'a-game', title: 'A Game' }] };
const asked: string[] = [];

beforeAll(() => words.load('en'));
beforeEach(async () => {
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const known = name in answers;
    return Promise.resolve(
      Response.json(known ? answers[name] : { code: 'broken', text: 'Ask later.' }, { status: known ? 200 : 500 }),
    );
  });
  // The list of games is kept, and may be another file's: where a game is missing, it is asked for again.
  await loadGame('no-game');
});

describe('my ratings', () => {
  beforeEach(() => {
    answers.ratings = [
      { game: 'a-game', seats: 3, points: 1130, matches: 12, settled: true },
      { game: 'another', seats: 1, points: 984, matches: 1, settled: false },
    ];
  });

  it('says points and matches for each game and number of seats', async () => {
    render(Ratings);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByText('A Game, 3 seats')).toBeTruthy();
    expect(within(first!).getByText('1,130 points')).toBeTruthy();
    expect(within(first!).getByText('12 matches')).toBeTruthy();
    expect(within(first!).queryByText('provisional')).toBeNull();
    expect(within(second!).getByText('another, 1 seat')).toBeTruthy();
    expect(within(second!).getByText('1 match')).toBeTruthy();
    expect(within(second!).getByText('provisional')).toBeTruthy();
  });

  it('says so if there are none', async () => {
    answers.ratings = [];
    render(Ratings);
    expect(await screen.findByText(/^No ratings yet/)).toBeTruthy();
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });

  it('says what went wrong, and asks again', async () => {
    delete answers.ratings;
    render(Ratings);
    expect((await screen.findByRole('alert')).textContent).toContain('Ask later.');
    answers.ratings = [];
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^No ratings yet/)).toBeTruthy();
  });
});

describe('what a match made of my rating', () => {
  const rating = { points: 1012, matches: 3, settled: false };

  it('is said once it is worked out', async () => {
    answers.ratings = [
      { ...rating, seat: 0, change: -7 },
      { ...rating, seat: 1, change: null },
    ];
    render(RatingChange, { match: 'abc', me: 1 });
    expect(screen.queryByText(/^Your rating/)).toBeNull();
    answers.ratings = [{ ...rating, seat: 1, change: 12 }];
    expect(await screen.findByText('Your rating: 1,012 points (+12)')).toBeTruthy();
  });

  it('is not said of a match that does not count', async () => {
    answers.ratings = [];
    asked.length = 0;
    render(RatingChange, { match: 'abc', me: 0 });
    await vi.waitFor(() => expect(asked).toEqual(['/api/matches/abc/ratings']));
    expect(screen.queryByText(/^Your rating/)).toBeNull();
  });
});

describe('my data', () => {
  it('can be downloaded as a file', () => {
    render(MyData, { remove: () => Promise.resolve() });
    const link = screen.getByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe('/api/me/export');
    expect(link.getAttribute('download')).toBe('kontor.json');
  });

  it('is deleted only after it was said what happens, and asked once more', async () => {
    const remove = vi.fn(() => Promise.resolve());
    render(MyData, { remove });
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText(/^Your name is removed everywhere/)).toBeTruthy();

    await fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(remove).not.toHaveBeenCalled();
    const question = await screen.findByRole('alertdialog');
    await fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(remove).toHaveBeenCalledOnce();
  });

  it('of a member is deleted with the password', async () => {
    const remove = vi.fn(() => Promise.resolve());
    render(MyData, { remove, member: true });
    await fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await fireEvent.input(within(question).getByLabelText('Password'), { target: { value: 'eight letters' } });
    await fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(remove).toHaveBeenCalledExactlyOnceWith('eight letters');
  });

  it('stays if one thinks better of it', async () => {
    const remove = vi.fn(() => Promise.resolve());
    render(MyData, { remove });
    await fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(remove).not.toHaveBeenCalled();
  });
});

it('says the same in both languages', () => {
  const keys = (source: string) => [...source.matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key);
  expect(keys(de)).toEqual(keys(en));
  expect(keys(en).length).toBeGreaterThan(15);
});
