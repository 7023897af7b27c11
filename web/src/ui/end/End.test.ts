import { keepString, noteRevealed } from '../luck/strings';
import { keepPromise } from '../promises';
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '$words/words.svelte';
import { keptResults } from '$ui/shared/results';
import End from './End.svelte';

const scores = [
  { seat: 0, total: 5, parts: { cargo: 5, orders: 0 } },
  { seat: 1, total: 40, parts: { cargo: 6, orders: 34 } },
  { seat: 2, total: 5, parts: { cargo: 7, orders: -2 } },
];
const seed = 'e66899d958e1dbc4447946f014d677de25e71a72eb6661ee4859d2f58284fdce';
const record = { seed, moves: [{}, {}], result: { places: [2, 1, 2], scores } };
const course = [
  { step: 0, scores: scores.map(({ seat }) => ({ seat, total: 0, parts: { cargo: 0, orders: 0 } })) },
  { step: 1, scores },
];
const secret = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  entropies: ['my own luck', 'Glück und Würfel 🎲', ''],
  prepared: false,
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  seed,
  sources: ['committed', 'committed', 'server'],
  failed_reveals: 0,
};
let answers: Record<string, unknown>;

const seats = ['Anna', 'Ben', 'Clara'].map((name) => ({
  kind: 'person' as const,
  name,
  level: null,
  ready: true,
  caretaker: false,
  guest: false,
  entropy_sha256: null,
  member: null,
  bot_of: null,
}));
const show = (me: number | null) =>
  render(End, { match: 'abc', game: 'a-game', seats, me, say: (key: string) => `«${key}»` });

describe('the end', () => {
  beforeAll(() => words.load('en'));
  beforeEach(() => {
    answers = { record, scores: course, secret };
    vi.stubGlobal('fetch', (request: Request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const known = name in answers;
      return Promise.resolve(Response.json(known ? answers[name] : {}, { status: known ? 200 : 404 }));
    });
  });

  it('names the winner and the player’s place', async () => {
    show(2);
    expect(await screen.findByRole('heading', { level: 2 })).toHaveProperty('textContent', 'Ben wins with 40 points');
    expect(screen.getByText('You share second place with 5 points.')).toBeTruthy();
    expect(screen.getAllByText('Place 2, shared:')).toHaveLength(2);
  });

  it('remembers the place of a match against bots, and of no other, for the level that is suggested next', async () => {
    localStorage.clear();
    show(2);
    await screen.findByRole('heading', { level: 2 });
    expect(keptResults()).toEqual([]);
    cleanup();
    const bots = seats.map((seat, place) => (place === 2 ? seat : { ...seat, kind: 'bot' as const, level: 'clerk' }));
    render(End, { match: 'abc', game: 'a-game', seats: bots, me: 2, say: (key: string) => `«${key}»` });
    await screen.findByRole('heading', { level: 2 });
    expect(keptResults()).toEqual([{ match: 'abc', game: 'a-game', level: 'clerk', place: 2, seats: 3 }]);
  });

  it('says that nobody wins where the rules score nobody', async () => {
    answers.record = { ...record, result: { ...record.result, places: [3, 2, 4], unscored: [0, 1, 2] } };
    show(2);
    expect(await screen.findByRole('heading', { level: 2 })).toHaveProperty('textContent', 'Nobody wins');
    expect(screen.getAllByText('not scored under the rules: lost')).toHaveLength(3);
  });

  it('has the points by source as a table, the best first', async () => {
    show(null);
    const table = within(await screen.findByRole('region', { name: 'Points by source' })).getByRole('table');
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))).toEqual([
      ['Source', 'Ben', 'Anna', 'Clara'],
      ['«score-cargo»', '6', '5', '7'],
      ['«score-orders»', '34', '0', '-2'],
      ['«score-total»', '40', '5', '5'],
    ]);
  });

  it('leads from the course to the steps of its entries, also where some are left out', async () => {
    answers.scores = course.map((after, at) => ({ ...after, step: [4, 17][at] }));
    show(0);
    const shown = within(await screen.findByRole('region', { name: 'How the scores developed' }));
    const links = shown
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Step 4', '/table/abc/replay?step=4'],
      ['Step 17', '/table/abc/replay?step=17'],
    ]);
  });

  it('offers a rematch only to those who played', async () => {
    show(null);
    expect(await screen.findByRole('link', { name: 'Watch the replay' })).toHaveProperty(
      'pathname',
      '/table/abc/replay',
    );
    expect(screen.getByRole('link', { name: 'Download the record' }).hasAttribute('download')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
    cleanup();
    show(0);
    expect(await screen.findByRole('button', { name: 'Rematch' })).toBeTruthy();
  });

  it('says of an import where it comes from, and only of its file that the shuffle is in order', async () => {
    const imported = {
      signed: 'nobody' as const,
      key: '',
      site: '',
      signed_at: null,
      imported_at: '2026-11-19T09:00:00Z',
      mine: false,
    };
    render(End, { match: 'abc', game: 'a-game', seats, me: null, imported, say: (key: string) => `«${key}»` });
    expect(await screen.findByText('In order, as far as the file goes')).toBeTruthy();
    expect(screen.getByText(/^Nobody has signed the file/)).toBeTruthy();
    answers.secret = { ...secret, secret: '', entropies: [], prepared: true };
    cleanup();
    render(End, { match: 'abc', game: 'a-game', seats, me: null, imported, say: (key: string) => `«${key}»` });
    expect(await screen.findByText('Not in the file')).toBeTruthy();
    answers.secret = { ...secret, secret: 'ff'.repeat(32) };
    cleanup();
    render(End, { match: 'abc', game: 'a-game', seats, me: null, imported, say: (key: string) => `«${key}»` });
    expect((await screen.findByRole('alert')).textContent).toContain('The check failed');
  });

  it('says only that no player chose the shuffle if this browser added nothing', async () => {
    show(0);
    expect(await screen.findByText('Checked: no player could choose the shuffle')).toBeTruthy();
    expect(screen.getByText(/This browser added no text of its own/).textContent).toContain('Nor did it see');
  });

  it('names those whose texts were not fixed before the own one was known, and how often the start was repeated', async () => {
    keepPromise('own', secret.commitment);
    const table = { match: 'own', seats } as unknown as Parameters<typeof noteRevealed>[0];
    keepString('own', { text: 'my own luck', sha256: null });
    noteRevealed(table, { text: 'my own luck', sha256: null });
    answers.secret = { ...secret, failed_reveals: 2 };
    render(End, { match: 'own', game: 'a-game', seats, me: 0, say: (key: string) => key });
    const verdict = await screen.findByText(/But the texts of Ben and Clara were not fixed/);
    expect(verdict.textContent).toContain('The start was repeated 2 times');
  });

  it('warns when the text that this browser revealed is not in it', async () => {
    keepPromise('other', secret.commitment);
    keepString('other', { text: 'not there', sha256: null, seen: [null, null, null] });
    render(End, { match: 'other', game: 'a-game', seats, me: 0, say: (key: string) => key });
    expect((await screen.findByRole('alert')).textContent).toContain('The text that your browser added is not in it.');
  });

  it('warns when it was not', async () => {
    answers.secret = { ...secret, commitment: '00'.repeat(32) };
    show(0);
    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toContain('The secret does not match the fingerprint published before the match.');
  });

  it('warns when the server promised something else before the match than it does after it', async () => {
    keepPromise('abc', '11'.repeat(32));
    show(0);
    expect((await screen.findByRole('alert')).textContent).toContain('The secret does not match the fingerprint');
  });

  it('can be tried again when the server does not answer', async () => {
    delete answers.record;
    show(0);
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers.record = record;
    again.click();
    expect(await screen.findByText('Ben wins with 40 points')).toBeTruthy();
  });
});
