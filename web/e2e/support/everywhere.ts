/** Every page that there is, and what shows that it is ready; a match is prepared once for each server. */
import { expect, type Page } from '@playwright/test';
import { GAMES } from './gathering';
import type { Prepared, Server, Wish } from './server';

export interface Place {
  readonly name: string;
  readonly path: string;
  readonly ready: string;
  /** The login of the visitor; none for somebody unknown. */
  readonly token?: string;
}

const TABLE = '.table-page[data-turn]';
const EXPERTS = { merchant_and_pirate: true, special_orders: true };
/** Tables in several phases: the questions are those of the games' frames. */
const TABLES: readonly [string, Wish][] = [
  ['Borneo, first merchants', { game: 'borneo', seats: 4, share: 0 }],
  ['Borneo, cards to ports', { game: 'borneo', seats: 4, share: 0.4, asks: ['cargo'] }],
  ['Borneo, merchants', { game: 'borneo', seats: 3, share: 0.5, asks: ['merchants'], options: { edition: 'card' } }],
  ['Borneo, a port shared out', { game: 'borneo', seats: 5, share: 0.6, asks: ['distribution'] }],
  ['Borneo, an order paid', { game: 'borneo', seats: 3, share: 0.9, asks: ['payment'] }],
  ['Goa, founding of the auction', { game: 'goa', seats: 4, share: 0 }],
  ['Goa, a bid', { game: 'goa', seats: 4, share: 0.4, asks: ['bid'] }],
  ['Goa, a turn', { game: 'goa', seats: 3, share: 0.6, asks: ['turn'], options: { bonanza: true } }],
  ['Cargo Noir, ships act', { game: 'cargo_noir', seats: 5, share: 0.3, asks: ['ships'] }],
  ['Cargo Noir, a trade paid', { game: 'cargo_noir', seats: 3, share: 0.6, asks: ['payment'] }],
  ['Cargo Noir, a bid', { game: 'cargo_noir', seats: 4, share: 0.8, asks: ['bid'] }],
  ['Novgorod, a route laid', { game: 'novgorod', seats: 4, share: 0.3, asks: ['route'] }],
  ['Novgorod, a route evaluated', { game: 'novgorod', seats: 3, share: 0.6, asks: ['evaluation'], options: EXPERTS }],
  ['Novgorod, a purchase', { game: 'novgorod', seats: 2, share: 0.8, asks: ['purchase'] }],
  ['Goa, somebody else decides', { game: 'goa', seats: 2, share: 0.8, anyone: true }],
];

/** Milliseconds a page may take until it is ready, on a busy machine. */
const READY_TIMEOUT_MS = 60_000;

/** Nothing is loading any more, and what came is on the screen. */
export async function settled(page: Page): Promise<void> {
  await page
    .locator('.loading')
    .waitFor({ state: 'detached', timeout: READY_TIMEOUT_MS })
    .catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Open a page and wait until it is ready; false, and a failure of the test that goes on, if it never is. */
export async function visit(page: Page, { name, path, ready }: Place): Promise<boolean> {
  await page.goto(path);
  const shown = page.locator(ready).first();
  await shown.waitFor({ timeout: READY_TIMEOUT_MS }).catch(() => undefined);
  const there = await shown.isVisible();
  expect.soft(there, `${name} is ready`).toBe(true);
  await settled(page);
  return there;
}

/** A page that is prepared when it is asked for the first time: a run that leaves it out does not wait for its match. */
export type Prepare = () => Promise<Place>;

const known = new WeakMap<Server, Prepare[]>();

/** All pages, with their matches at this server. */
export function everywhere(server: Server): Prepare[] {
  const places = known.get(server) ?? prepare(server);
  known.set(server, places);
  return places;
}

const at = ({ match, tokens }: Prepared, name: string, way = '', ready = TABLE): Place => ({
  name,
  path: `/table/${match}${way}`,
  ready,
  token: tokens[0],
});

/** Do it when it is asked for the first time, and only then. */
function once<T>(act: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= act());
}

/** The end of a match of a game, and its replay in the middle. */
function ends(server: Server, game: string): Prepare[] {
  const over = once(() => server.prepare({ game, seats: 3, share: 1 }));
  return [
    async () => at(await over(), `${game}, the end`, '', '[data-end] h2'),
    async () =>
      at(await over(), `${game}, replay`, `/replay?step=${Math.round((await over()).of / 2)}`, '#replay-board'),
  ];
}

/** Pages that need no match. */
const PLAIN: readonly Place[] = [
  { name: 'page of Borneo', path: '/games/borneo', ready: 'main [role="tabpanel"]' },
  { name: 'page of Goa', path: '/games/goa', ready: 'main [role="tabpanel"]' },
  { name: 'page of Novgorod', path: '/games/novgorod', ready: 'main [role="tabpanel"]' },
  { name: 'page of Cargo Noir', path: '/games/cargo_noir', ready: 'main [role="tabpanel"]' },
  { name: 'rules of Borneo', path: '/rules/borneo', ready: 'main [role="tabpanel"]' },
  { name: 'rules of Goa', path: '/rules/goa', ready: 'main [role="tabpanel"]' },
  { name: 'rules of Novgorod', path: '/rules/novgorod', ready: 'main [role="tabpanel"]' },
  { name: 'rules of Cargo Noir', path: '/rules/cargo_noir', ready: 'main [role="tabpanel"]' },
  { name: 'puzzles', path: '/puzzles', ready: '[data-puzzles]' },
  { name: 'lobby', path: '/lobby', ready: '[data-seeks], .none' },
  { name: 'settings', path: '/settings', ready: 'main h1' },
  { name: 'imports of nobody', path: '/imports', ready: 'main a.main' },
  { name: 'account of nobody', path: '/account', ready: 'main form' },
  { name: 'credits', path: '/credits', ready: 'main h1' },
  { name: 'lost', path: '/nowhere/at/all', ready: 'main h1' },
  { name: 'a recovery link that is not valid', path: '/recover#nothing', ready: 'main [role="alert"], main h1' },
  { name: 'a table that does not exist', path: '/table/nothing', ready: 'main h1, [role="alert"]' },
];

function prepare(server: Server): Prepare[] {
  const lobby = once(() => server.open('goa', 3));
  const player = once(() => server.prepare({ game: 'goa', seats: 2, share: 0.2 }));
  const inLobby = async () => `/table/${(await lobby()).match}`;
  const asPlayer = async () => (await player()).tokens[0];
  return [
    async () => ({ name: 'front page', path: '/', ready: '.go-now' }),
    async () => ({ name: 'front page of somebody who plays', path: '/', ready: '.go-now', token: await asPlayer() }),
    async () => ({ name: 'a game before it starts', path: '/play/novgorod', ready: '.go-now' }),
    async () => ({
      name: 'lobby of the person who opened the table',
      path: await inLobby(),
      ready: 'main h1',
      token: (await lobby()).tokens[0],
    }),
    async () => ({ name: 'lobby of a visitor', path: await inLobby(), ready: 'main h1' }),
    ...TABLES.map(([name, wish]) => once(async () => at(await server.prepare(wish), name))),
    ...GAMES.flatMap(({ game }) => ends(server, game)),
    async () => ({ name: 'account of a guest', path: '/account', ready: 'main form', token: await asPlayer() }),
    ...PLAIN.map((place) => async () => place),
  ];
}
