/** What breaks on the way: the cable is cut or falls silent, the gateway is killed. Nothing is lost and nothing happens twice. */
import type { Page } from '@playwright/test';
import { Cable } from './support/cable';
import { Chance } from './support/chance';
import { expect, test } from './support/fixtures';
import { gather, goSolo, SETUPS, type Setup } from './support/gathering';
import { mouse } from './support/hands';
import { Player, playOut } from './support/player';
import { inTurn } from './support/rotation';
import type { Server } from './support/server';

const SHORT = 1_000;
const LONG = 30_000;
const BACK = 30_000;

const connection = (page: Page, state: 'open' | 'lost') => page.locator(`[data-connection="${state}"]`);

/** The entries of the log that the server knows, by who acted. */
async function decisions(page: Page, link: string): Promise<number> {
  const answer = await page.request.get(`/api/matches/${link.split('/').at(-1)}`);
  return ((await answer.json()) as { seq: number }).seq;
}

/** Play until it is one player's turn and touch until there is something to confirm; returns the player. */
async function inMidTurn(players: readonly Player[]): Promise<Player> {
  for (;;) {
    for (const player of players) if (await player.untilReady()) return player;
    await players[0]!.page.waitForTimeout(50);
  }
}

/** Kill the gateway with a decision half made, confirm it while nobody listens, and bring the gateway back. */
async function killInMidTurn(server: Server, players: readonly Player[]): Promise<void> {
  const player = await inMidTurn(players);
  const { seq } = await player.look();
  await server.kill();
  await expect(connection(player.page, 'lost')).toHaveCount(1);
  await player.confirm();
  await server.restart();
  for (const { page } of players) await expect(connection(page, 'open')).toHaveCount(1, { timeout: BACK });
  await player.until((sight) => sight.seq > seq, 'the decision that was made in the dark', BACK);
}

async function throughAllWeathers(setup: Setup, server: Server, cables: readonly Cable[], players: readonly Player[]) {
  // Cut for a moment.
  await playOut(players, (taken) => taken >= 6);
  cables[0]!.cut();
  await expect(connection(players[0]!.page, 'lost')).toHaveCount(1);
  await players[0]!.page.waitForTimeout(SHORT);
  cables[0]!.repair();
  await expect(connection(players[0]!.page, 'open')).toHaveCount(1, { timeout: BACK });
  // Killed.
  await playOut(players, (taken) => taken >= 6);
  await killInMidTurn(server, players);
  // Silent for long, with a decision on its way.
  await playOut(players, (taken) => taken >= 6);
  const player = await inMidTurn(players);
  const { seq } = await player.look();
  const cable = cables[players.indexOf(player)]!;
  cable.silence();
  await player.confirm();
  await expect(connection(player.page, 'lost')).toHaveCount(1, { timeout: LONG });
  await player.page.waitForTimeout(LONG);
  cable.repair();
  await player.until(
    (sight) => sight.seq > seq && sight.connection === 'open',
    `${setup.name} after the silence`,
    BACK,
  );
}

for (const setup of SETUPS)
  test(`${setup.name}: cut for a second, killed in mid-turn, silent for half a minute, and played to the end`, async ({
    person,
    server,
  }) => {
    test.setTimeout(900_000);
    const cables = [await Cable.to(server.address), await Cable.to(server.address)];
    const people = [];
    for (const cable of cables) people.push(await person({ baseURL: cable.address, stormy: true }));
    const link = await gather(people, mouse, setup);
    const players = people.map(({ page }, number) => new Player(page, mouse, new Chance(400 + number)));

    await throughAllWeathers(setup, server, cables, players);
    await playOut(players);

    for (const { page } of people) await expect(page.locator('[data-end]')).toBeVisible();
    const last = Math.max(...(await Promise.all(players.map((player) => player.look()))).map(({ seq }) => seq));
    expect(await decisions(people[0]!.page, link), 'both pages know the whole match').toBe(last);
    cables.forEach((cable) => cable.remove());
  });

test(
  'a gateway killed in mid-turn: what was confirmed meanwhile happens once',
  inTurn(15),
  async ({ person, server }) => {
    test.setTimeout(240_000);
    const someone = await person({ stormy: true });
    await goSolo(someone, mouse, SETUPS[0]!);
    const player = new Player(someone.page, mouse, new Chance(5));
    await playOut([player], (taken) => taken >= 3);
    await killInMidTurn(server, [player]);
    await playOut([player], (taken) => taken >= 3);
  },
);
