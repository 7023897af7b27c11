/** The page of a game: what it shows of a game without a drawing, what it leaves out, and where it leads. */
import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '$ui/route.svelte';
import { loadGame } from '$ui/shared/games';
import { words } from '$words/words.svelte';
import GamePage from './GamePage.svelte';

const TEXTS = `
game-title = Pearls
game-about = A game about pearls.
game-pitch = It suits divers.
game-credits = Pearls was designed by Ada.
guide-1 = You dive.
option-depth-deep = deep
option-depth-flat = flat
term-oyster = oyster
    .is = Where pearls come from.
term-reef = reef
`;
const option = {
  name: 'depth',
  choices: ['flat', 'deep'],
  default: 'flat',
  rule: 'PEA-V1',
  needs: {},
  needs_seats: [],
  refused_by: '',
  explanation: 'Depth: how far down one dives.',
};
const game = {
  slug: 'page-of-pearls',
  title: 'Pearls',
  designer: 'Ada',
  published: ['Reef Games 2001'],
  seats: [2, 3],
  options: [option],
  minutes: 30,
  weight: 2,
  about: 'A game about pearls.',
  credits: 'Pearls was designed by Ada.',
  levels: [],
  components: 'a-box',
};
const person = { kind: 'person', name: 'Anna', level: null, ready: false, caretaker: false };
const table = (match: string, of: string) => ({
  match,
  game: of,
  status: 'open',
  seat: null,
  seats: [person, { ...person, kind: 'empty', name: '' }],
  speed: 'untimed',
  unavailable: null,
});
const server = { texts: TEXTS, games: [game] as unknown[], tables: [] as unknown[] };

async function open(slug = game.slug): Promise<void> {
  // The list of games is kept: another test may have asked for one without this game.
  await loadGame(slug);
  router.go(`/games/${slug}`);
  render(GamePage);
}

beforeEach(async () => {
  vi.stubGlobal('fetch', (wanted: Request | string) => {
    const path = typeof wanted === 'string' ? wanted : new URL(wanted.url).pathname;
    if (path.includes('/messages/')) return Promise.resolve(new Response(server.texts));
    const answers: Record<string, unknown> = {
      '/api/games': server.games,
      '/api/matches': server.tables,
      '/api/visitor': { person: null },
    };
    // What is not asked about here is not answered: an answer would be kept for other tests.
    const known = path in answers;
    return Promise.resolve(Response.json(known ? answers[path] : {}, { status: known ? 200 : 404 }));
  });
  server.tables = [];
  await words.load('en');
});

describe('the page of a game', () => {
  it('says what it is, whom it suits and whose it is, and leads into it', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pearls' })).toBeTruthy();
    expect(document.title).toBe('Play Pearls online · Kontor');
    expect(screen.getByText('It suits divers.')).toBeTruthy();
    expect(screen.getByText('30 min')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe(`/play/${game.slug}`);
    expect(screen.getByRole('link', { name: 'Learn' }).getAttribute('href')).toBe(`/learn/${game.slug}`);
    const rights = within(screen.getByRole('region', { name: 'Designer and rights' }));
    for (const text of ['Ada', 'Reef Games 2001', 'Pearls was designed by Ada.'])
      expect(rights.getByText(text)).toBeTruthy();
  });

  it('keeps the title that the server wrote until the game is loaded', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="description" data-game-page />');
    document.title = 'Pearls, as the server calls it · Kontor';
    await open();
    expect(document.title).toBe('Pearls, as the server calls it · Kontor');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pearls' })).toBeTruthy();
    expect(document.title).toBe('Play Pearls online · Kontor');
  });

  it('has the rules, the variants with the usual value, and the words that are explained', async () => {
    await open();
    const variants = within(await screen.findByRole('region', { name: 'Variants' }));
    expect(variants.getByText('How far down one dives.')).toBeTruthy();
    expect(
      variants
        .getAllByRole('listitem')
        .slice(1)
        .map((item) => item.textContent.trim()),
    ).toEqual(['flatusual', 'deep']);
    const glossary = within(screen.getByRole('region', { name: 'Glossary' }));
    expect(glossary.getAllByRole('term').map((term) => term.textContent)).toEqual(['oyster']);
    expect(glossary.getByText('Where pearls come from.')).toBeTruthy();
    expect(await within(screen.getByRole('region', { name: 'The rules' })).findByText('You dive.')).toBeTruthy();
  });

  it('links to the parts that there are, and to no other', async () => {
    await open();
    const parts = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(parts.map((link) => link.getAttribute('href'))).toEqual(['#glossary', '#variants', '#rules', '#rights']);
    for (const link of parts) expect(document.querySelector(link.getAttribute('href')!)).not.toBeNull();
  });

  it('shows open tables of this game alone', async () => {
    server.tables = [table('other', 'borneo'), table('mine', game.slug)];
    await open();
    const tables = within(await screen.findByRole('region', { name: 'Open tables' }));
    const links = await tables.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/table/mine']);
  });

  it('takes with it what the server wrote into the head about it', async () => {
    document.head.innerHTML = '<link rel="canonical" href="/games/x" data-game-page><meta name="viewport">';
    await loadGame(game.slug);
    router.go(`/games/${game.slug}`);
    const { unmount } = render(GamePage);
    await screen.findByRole('heading', { level: 1, name: 'Pearls' });
    expect(document.head.querySelector('[rel=canonical]')).not.toBeNull();
    unmount();
    await tick();
    expect(document.head.querySelector('[rel=canonical]')).toBeNull();
    expect(document.head.querySelector('[name=viewport]')).not.toBeNull();
  });

  it('says so if the server does not have the game', async () => {
    await open('no-such-game');
    expect(await screen.findByText('This server does not have that game.')).toBeTruthy();
  });
});
