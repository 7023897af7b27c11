/**
 * A game from outside in a real browser: `make outside` has made a package with `kontor new game`, built it, installed it
 * beside the wheel in a clean environment, and started a server there. A person plays a whole match on the package's own
 * board, against the package's own bot.
 */
import { expect, test, type Page } from '@playwright/test';
import { Chance } from './support/chance';
import { goSolo } from './support/gathering';
import { mouse } from './support/hands';
import { Player, playOut } from './support/player';

const address = process.env.KONTOR_OUTSIDE_ADDRESS ?? '';
const game = process.env.KONTOR_OUTSIDE_GAME ?? '';
const pictures = process.env.KONTOR_OUTSIDE_PICTURES ?? 'test-results';
/** What `kontor serve` calls the level of bots that needs a policy of the game. */
const LEVEL = 'clerk';
const SETTINGS = JSON.stringify({ pace: 'instant', warn: false, onlyAnswer: false });

test.use({ baseURL: address, reducedMotion: 'reduce' });
test.describe.configure({ timeout: 300_000 });

/** A person at the front page; what goes wrong in the browser is written down. */
async function sitDown(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('kontor-settings')) localStorage.setItem('kontor-settings', kept);
  }, SETTINGS);
  return errors;
}

const setup = { name: game, game, seats: 2, options: {} };

test('a whole match on the board of the package, against its own bot', async ({ page, context }) => {
  const errors = await sitDown(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  const link = await goSolo({ context, page, errors }, mouse, setup, LEVEL);
  const match = link.split('/').pop();
  const board = page.locator(`.${game}-board`);
  await expect(board).toBeVisible();
  await expect(page.locator('.generic')).toHaveCount(0);

  const player = new Player(page, mouse, new Chance(7));
  let laid = false;
  await playOut([player], async (decisions) => {
    await expect(board, 'the board of the package draws every position').toHaveCount(1);
    const legal = page.locator(`.${game}-board .pearl[data-pick="legal"]`);
    if (!laid && decisions > 3 && (await legal.count()) > 0) {
      laid = true;
      await page.screenshot({ path: `${pictures}/choice.png` });
    }
    return false;
  });

  await expect(page.locator('[data-end]')).toBeVisible();
  await page.screenshot({ path: `${pictures}/end.png`, fullPage: true });
  const seats = await (await page.request.get(`/api/matches/${match}`)).json();
  expect(seats.seats.map((seat: { level: string | null }) => seat.level)).toEqual([null, LEVEL]);
  expect(laid, 'a pearl was touched on the board').toBe(true);
  expect(player.decisions).toBeGreaterThan(5);
  expect(errors).toEqual([]);
  expect(new Set(asked)).toEqual(new Set([new URL(address).origin]));
});

test('a board that cannot be loaded gives way to the generic table, and the match goes on', async ({
  page,
  context,
}) => {
  const errors = await sitDown(page);
  await page.route('**/board.js', (route) => route.abort());
  await goSolo({ context, page, errors }, mouse, setup, LEVEL);
  await expect(page.locator('[data-board-failed]')).toBeVisible();
  await expect(page.locator('.generic')).toBeVisible();
  await page.screenshot({ path: `${pictures}/failed.png` });

  await playOut([new Player(page, mouse, new Chance(8))], (decisions) => decisions > 2);

  expect(errors.some((error) => error.includes(`The board of ${game} failed`))).toBe(true);
});
