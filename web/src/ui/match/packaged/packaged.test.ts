/** A drawing from a package: what it is given, that it follows the position, and what is shown when it fails. */
import { flushSync } from 'svelte';
import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { BoardTable as Given, CreateBoard } from '$boards/board_table';
import type { BoardTable } from '$games/board';
import { words } from '$words/words.svelte';
import { drawnBy, loadPackaged } from './packaged';

beforeAll(() => words.load('en'));

const GAME = 'a-game-of-a-package';
const ADDRESS = `/api/games/${GAME}/board/b1/`;

function tableOf(more: Partial<BoardTable> = {}): BoardTable<never, never> {
  return {
    view: { pile: 5 },
    box: { pearl: [] },
    seats: [
      { name: 'Anna', kind: 'person', level: null, member: 'anna', guest: true, ready: true, caretaker: false },
      { name: 'Bo', kind: 'bot', level: 'clerk', member: null, guest: false, ready: true, caretaker: false },
    ],
    me: 0,
    deciders: [0],
    over: false,
    say: (key: string) => key,
    has: () => true,
    naming: () => null,
    legal: new Set(['pearl:p01']),
    chosen: new Set<string>(),
    foretold: () => [],
    proposed: null,
    amount: null,
    amounts: [],
    ...more,
  } as unknown as BoardTable<never, never>;
}

function show(create: CreateBoard | null, table = tableOf(), failure: unknown = null) {
  const board = drawnBy({ game: GAME, language: 'en', create, failure });
  return render(board, { table });
}

test('it is given what the interface names, and nothing more of a seat', () => {
  const seen: Given[] = [];
  show((_, table) => (seen.push(table), { update: () => undefined, destroy: () => undefined }));
  const [table] = seen;
  expect(Object.keys(table!).sort()).toEqual(
    [
      ...['amount', 'box', 'choose', 'chosen', 'deciders', 'describe', 'game', 'has', 'interface', 'language', 'legal'],
      ...['me', 'moving', 'over', 'say', 'seats', 'theme', 'view', 'width'],
    ].sort(),
  );
  expect(table!.seats).toEqual([
    { seat: 0, name: 'Anna', bot: null },
    { seat: 1, name: 'Bo', bot: 'clerk' },
  ]);
});

test('it draws a new position, hears touches, and is destroyed with the page', async () => {
  const calls: string[] = [];
  const choose = vi.fn();
  const create: CreateBoard = (container, first) => {
    const draw = (table: Given) => (container.textContent = `Pearls left: ${(table.view as { pile: number }).pile}`);
    draw(first);
    container.onclick = () => first.choose('pearl:p01');
    return { update: (table) => (calls.push('update'), draw(table)), destroy: () => calls.push('destroy') };
  };
  const { rerender, unmount } = show(create, tableOf({ choose }));
  await rerender({ table: tableOf({ view: { pile: 4 } as never, choose }) });
  flushSync();
  screen.getByText('Pearls left: 4').click();
  expect(choose).toHaveBeenCalledWith('pearl:p01');
  unmount();
  expect(calls).toEqual(['update', 'destroy']);
});

test('what it draws later is said, so that it is marked', async () => {
  const redrawn = vi.fn();
  let place: HTMLElement | undefined;
  show(
    (container) => ((place = container), { update: () => undefined, destroy: () => undefined }),
    tableOf({ redrawn }),
  );
  redrawn.mockClear();
  place!.append('later');
  await waitFor(() => expect(redrawn).toHaveBeenCalled());
});

test.each([
  ['at the start', thrown],
  ['later', () => ({ update: thrown, destroy: thrown })],
])('the generic table takes over from a drawing that fails %s, and says so', async (_, create) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = show(create as unknown as CreateBoard);
  await rerender({ table: tableOf({ view: { pile: 3 } as never }) });
  flushSync();
  expect(screen.getByRole('status').textContent).toContain("doesn't work");
  expect(screen.getByRole('region').textContent).toContain('3');
  expect(complaints).toHaveBeenCalled();
});

function thrown(): never {
  throw new Error('broken');
}

function serve(board: object | null): void {
  vi.stubGlobal('fetch', (wanted: Request) => {
    const { pathname } = new URL(wanted.url);
    if (pathname === '/api/games') return Promise.resolve(Response.json([{ slug: GAME, board }, { slug: 'other' }]));
    return Promise.resolve(new Response(pathname.endsWith('de.ftl') ? 'hello = Hallo' : 'hello = Hello'));
  });
}

test('another version of the interface is not drawn with; without a board there is none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serve({ interface: 2, module: `${ADDRESS}board.js`, style: null, messages: { en: `${ADDRESS}en.ftl` } });
  const loaded = await loadPackaged(GAME, 'de');
  expect(loaded?.messages).toBe('hello = Hello');
  render(loaded!.board, { table: tableOf() });
  expect(screen.getByRole('status')).toBeTruthy();
  expect(await loadPackaged('other', 'en')).toBeNull();
});
