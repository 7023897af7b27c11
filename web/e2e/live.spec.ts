/** A person's own socket: what waits, who invites and who is here comes by itself, and nothing is asked again and again. */
import { Chance } from './support/chance';
import { expect, test } from './support/fixtures';
import { Follower } from './support/following';
import { GAMES, goSolo } from './support/gathering';
import { mouse } from './support/hands';
import { Player, playOut } from './support/player';
import { say } from './support/words';

const DECISIONS = 12;
const MAX_REQUESTS_PER_STEP = 0.1;
/** Somebody without a socket counts as here for ten seconds, and a busy machine takes its time. */
const LEFT = { timeout: 30_000 };

test('a match is played without asking for anything but what the player wants to know', async ({ person }) => {
  const someone = await person();
  const traffic = new Follower(someone.page);
  await traffic.begin();
  await goSolo(someone, mouse, GAMES[0]!);
  const player = new Player(someone.page, mouse, new Chance(7));
  const before = (await player.look()).seq;
  traffic.countFromHere();
  await playOut([player], (taken) => taken >= DECISIONS);
  const steps = (await player.look()).seq - before;
  expect(steps).toBeGreaterThan(DECISIONS);
  expect(traffic.requestsPerStep(steps)).toBeLessThanOrEqual(MAX_REQUESTS_PER_STEP);
});

test('the front page and other tables hear at once that a match waits', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0.3 });
  const [ida, bruno] = [await person({ token: tokens[0] }), await person({ token: tokens[1] })];
  await bruno.page.goto('/');
  await expect(bruno.page.getByText(say('mine-running'))).toBeVisible();
  const asked: string[] = [];
  bruno.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await ida.page.goto(`/table/${match}`);
  await playOut(
    [new Player(ida.page, mouse, new Chance(3))],
    async () => (await bruno.page.locator('.waits a').count()) > 0,
  );
  await expect(bruno.page.locator('.waits a')).toHaveAttribute('href', `/table/${match}`);
  expect(asked.filter((path) => path.startsWith('/api/me/matches'))).toEqual([]);
});

test('a player who has left is not taken for one who thinks', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0.3 });
  const [ida, bruno] = [await person({ token: tokens[0] }), await person({ token: tokens[1] })];
  await ida.page.goto(`/table/${match}`);
  await bruno.page.goto(`/table/${match}`);
  await expect(bruno.page.locator('.turn')).toHaveText(say('turn-of', { names: 'Ida', count: 1 }));
  await ida.context.close();
  await expect(bruno.page.locator('.turn')).toHaveText(say('turn-of-away', { names: 'Ida', count: 1 }), LEFT);
});

test('the others are invited to a rematch', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 1 });
  const [ida, bruno] = [await person({ token: tokens[0] }), await person({ token: tokens[1] })];
  await bruno.page.goto('/');
  await ida.page.goto(`/table/${match}`);
  await ida.page.getByRole('button', { name: say('end-rematch') }).click();
  await ida.page.waitForURL((url) => !url.pathname.includes(match));
  const invitation = bruno.page.getByRole('region', { name: say('mine-invited') }).getByRole('link');
  await expect(invitation).toHaveAttribute('href', new URL(ida.page.url()).pathname);
  await invitation.click();
  await expect(bruno.page.getByRole('button', { name: say('lobby-sit') }).first()).toBeVisible();
});
