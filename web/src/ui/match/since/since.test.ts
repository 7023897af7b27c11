/** Since your last turn: when it opens by itself, what it says, and how its film counts. */
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seen } from '$ui/replay/replaying.svelte';
import { words } from '$words/words.svelte';
import type { Match } from '$ui/match/match.svelte';
import { FEW, keepShown, shownHere, wasAway, type Digest } from './away';
import DigestList from './DigestList.svelte';
import { filmOf, paceOf } from './film';
import { Since } from './since.svelte';

const server = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
});

const sentence = (step: number, actor: number | null) => ({
  text: `thing ${step}`,
  rule: 'KON-1',
  event: 'thing',
  quiet: false,
  motions: [],
  marks: [],
  turn: null,
  seq: step,
  step,
  actor,
});
const digest: Digest = {
  match: 'abc',
  seat: 0,
  since: 10,
  decided: true,
  hours: 0,
  seq: 30,
  first: 10,
  step: 30,
  stood_in: 0,
  sentences: [sentence(12, 1), sentence(20, 0), sentence(30, null)],
  more: 14,
};

describe('being away', () => {
  it('is remembered for each match, and only the last matches are', () => {
    expect(shownHere('abc')).toBeNull();
    keepShown('abc', 7);
    keepShown('abc', 5);
    expect(shownHere('abc')).toBe(7);
    for (let number = 0; number < 50; number++) keepShown(`match ${number}`, number);
    expect(shownHere('abc')).toBeNull();
    expect(shownHere('match 49')).toBe(49);
    localStorage.setItem('kontor-shown', 'broken');
    expect(shownHere('abc')).toBeNull();
  });

  it('means that more than a few things happened which this browser has not shown', () => {
    expect(wasAway(digest, 10)).toBe(true);
    expect(wasAway(digest, 3)).toBe(true);
    expect(wasAway(digest, 30 - FEW)).toBe(false);
    expect(wasAway(digest, 30 - FEW - 1)).toBe(true);
  });

  it('takes an hour where the match was never shown, and a decision and something to tell anywhere', () => {
    expect(wasAway(digest, null)).toBe(false);
    expect(wasAway({ ...digest, hours: 1 }, null)).toBe(true);
    expect(wasAway({ ...digest, decided: false }, 10)).toBe(false);
    expect(wasAway({ ...digest, sentences: [] }, 10)).toBe(false);
  });

  it('opens the digest by itself, and asks the server only if there may be news', async () => {
    server.mockImplementation(() => Promise.resolve(Response.json(digest)));
    const since = new Since();
    await since.look('abc', 30, 28);
    expect([server.mock.calls.length, since.open]).toEqual([0, false]);
    await since.look('abc', 30, 10);
    expect([server.mock.calls.length, since.open, since.digest?.more]).toEqual([1, true, 14]);
  });

  it('is no news when the server does not answer, but a player who asked is told', async () => {
    server.mockImplementation(() => Promise.reject(new Error('no network')));
    const since = new Since();
    await since.look('abc', 30, 10);
    expect(since.open).toBe(false);
    await since.show('abc');
    expect([since.open, since.digest]).toEqual([true, null]);
    expect(since.problem).toBeTruthy();
  });
});

describe('the digest', () => {
  const show = (told: Digest) =>
    render(DigestList, { digest: told, match: { name: (seat: number) => `Seat ${seat}` } as Match, show: vi.fn() });

  it.each([
    ['en', /2 days ago.* 17 things.* 3 decisions/, 'And 14 smaller things.'],
    ['de', /2 Tage her.* 17 Dinge.* 3 Entscheidungen/, 'Und 14 kleinere Dinge.'],
  ] as const)('says in %s how long ago, how much, and what was done for one', async (language, intro, more) => {
    await words.load(language);
    show({ ...digest, hours: 49, stood_in: 3 });
    expect(screen.getByText(intro)).toBeTruthy();
    expect(screen.getByText(more)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent.trim())).toEqual([
      'thing 12 KON-1',
      'thing 20 KON-1',
      'thing 30 KON-1',
    ]);
  });

  it('says that nothing has happened', async () => {
    await words.load('en');
    show({ ...digest, first: 30, sentences: [], more: 0 });
    expect(screen.getByText('Nothing has happened since.')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('the film', () => {
  it('counts its steps from the player’s last decision, and asks for those of the match', async () => {
    const asked: number[] = [];
    const film = filmOf(digest, (step) => {
      asked.push(step);
      return Promise.resolve({ step } as Seen);
    });
    film.go(2);
    await vi.waitFor(() => expect(film.settled).toBe(true));
    expect([film.last, film.shown?.step, asked[0]]).toEqual([20, 2, 12]);
    film.leave();
  });

  it('goes the faster the more there is to see', () => {
    expect([1, 20, 21, 60, 61].map(paceOf)).toEqual(['normal', 'normal', 'fast', 'fast', 'fastest']);
  });
});
