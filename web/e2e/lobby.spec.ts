/** The lobby: two people who look for the same meet in a match, and tables are found by filters. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, PHONE, test } from './support/fixtures';
import { settled } from './support/everywhere';
import { OWN_PAGE } from './support/own-page';
import { say } from './support/words';

/** Seek a game of two seats at a speed. */
async function seek(page: Page, game: string, speed: string, seats: number): Promise<void> {
  await page.goto('/lobby');
  const form = page.locator('form').filter({ has: page.getByLabel(say('seek-game')) });
  await form.getByLabel(say('seek-game')).selectOption(game);
  for (const box of await form.getByRole('checkbox').all()) {
    const wanted = (await box.getAttribute('aria-label')) === say('seek-seats-of', { seats });
    await box.setChecked(wanted);
  }
  await form.getByLabel(say('seek-speed')).selectOption(speed);
  await form.getByRole('button', { name: say('seek-start') }).click();
}

test('two people who seek the same live game meet in a match that begins by itself', async ({ person }) => {
  const [{ page: anna }, { page: bruno }] = [await person(), await person(PHONE)];
  await seek(anna, 'goa', 'live', 2);
  await anna.locator('[data-own-seeks] [data-state="waiting"]').waitFor();
  await expectAccessible(anna, 'the lobby with a seek');

  await seek(bruno, 'goa', 'live', 2);

  await Promise.all([anna, bruno].map((page) => page.locator('.table-page[data-turn]').waitFor({ timeout: 30_000 })));
  expect(new URL(anna.url()).pathname).toBe(new URL(bruno.url()).pathname);
});

test('what somebody looks for over days is joined with one touch, and the match waits in the list', async ({
  person,
}) => {
  const [{ page: anna }, { page: bruno }] = [await person(), await person(PHONE)];
  await seek(anna, 'novgorod', 'days', 3);
  await anna.locator('[data-own-seeks] [data-state="waiting"]').waitFor();
  const { page: clara } = await person();
  await clara.goto('/lobby');
  const looking = clara.getByRole('region', { name: say('seek-title') });
  await looking.getByRole('radio', { name: say('seek-near') }).click();
  await expect(clara.locator('[data-seeks] li', { hasText: 'Novgorod' }).first()).toBeVisible();
  for (const page of [bruno, clara]) {
    await page.goto('/lobby');
    await page.locator('[data-seeks] li', { hasText: 'Novgorod' }).first().getByRole('button').click();
  }

  const found = anna.locator('[data-own-seeks] [data-state="found"]');
  await found.waitFor({ timeout: 30_000 });
  await found.getByRole('link', { name: say('seek-open') }).click();
  await anna.locator('.table-page[data-turn]').waitFor();
});

test('a seek can be withdrawn, and one without a number of players is not begun', async ({ person }) => {
  const { page } = await person();
  await seek(page, 'borneo', 'evening', 4);
  const mine = page.locator('[data-own-seeks] li');
  await mine.getByRole('button', { name: say('seek-withdraw') }).click();
  await expect(mine).toHaveCount(0);

  const boxes = page.getByRole('checkbox');
  for (const box of await boxes.all()) await box.setChecked(false);
  await page.getByRole('button', { name: say('seek-start') }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('seek-no-seats') })).toBeVisible();
});

test('open tables are filtered, and a seat is taken with one touch', async ({ person, server }) => {
  const { page: host } = await person();
  await host.goto('/lobby');
  const made: string[] = [];
  await host.request.post('/api/guests', { data: { name: 'Hosting' }, headers: { 'sec-fetch-site': 'same-origin' } });
  for (const [game, seats, speed] of [
    ['goa', 3, 'days'],
    ['borneo', 4, 'live'],
  ] as const) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const table = (await (
      await host.request.post('/api/matches', { data: { game, seats, speed, listed: true }, headers })
    ).json()) as { match: string };
    await host.request.post(`/api/matches/${table.match}/seats`, { data: {}, headers });
    made.push(table.match);
  }
  const { page } = await person();
  await page.goto('/lobby');
  const line = (number: number) => page.locator(`[data-match="${made[number]}"]`);
  await expect(line(0)).toBeVisible();
  await expect(line(1)).toBeVisible();
  const tables = page.getByRole('region', { name: say('finding-tables') });
  const filter = (name: string) => tables.getByRole('radiogroup', { name, exact: true });
  // Nobody here has a rating: all are of about the same level.
  const asked = page.waitForResponse((answer) => /api\/matches\?near=true$/.test(answer.url()) && answer.ok());
  await filter(say('seek-level'))
    .getByRole('radio', { name: say('seek-near') })
    .click();
  await asked;
  await expect(line(0)).toBeVisible();
  await filter(say('seek-level'))
    .getByRole('radio', { name: say('finding-any') })
    .click();
  await filter(say('seek-game')).getByRole('radio', { name: 'Goa' }).click();
  await expect(line(1)).toHaveCount(0);
  await filter(say('seek-seats')).getByRole('radio', { name: '4' }).click();
  await expect(line(0)).toHaveCount(0);
  await filter(say('seek-seats')).getByRole('radio', { name: '3' }).click();
  await line(0).getByRole('button').click();
  await page.waitForURL(`**/table/${made[0]}`);
  void server;
});

test('after a while the host of a public table is asked whether a bot may play, and seats one', async ({ person }) => {
  const { page } = await person();
  await page.clock.install();
  await page.goto('/lobby');
  await page.request.post('/api/guests', { data: { name: 'Waiting' }, headers: OWN_PAGE });
  const data = { game: 'goa', seats: 3, listed: true, speed: 'untimed' };
  const { match } = (await (await page.request.post('/api/matches', { data, headers: OWN_PAGE })).json()) as {
    match: string;
  };
  await page.request.post(`/api/matches/${match}/seats`, { data: {}, headers: OWN_PAGE });
  await page.goto(`/table/${match}`);
  await page.getByRole('button', { name: say('lobby-stand-up') }).waitFor();
  const offer = page.locator('[data-bot-offer]');
  await expect(offer).toHaveCount(0);

  await page.clock.fastForward(301_000);

  await expect(offer).toContainText(say('bot-offer', { free: 2 }));
  await expectAccessible(page, 'a table with a seat for a bot');
  if (process.env.LOBBY_PICTURES)
    await page.screenshot({ path: `${process.env.LOBBY_PICTURES}/bot-offer.png`, fullPage: true });
  await offer.getByRole('button', { name: say('bot-offer-seat') }).click();
  await expect(page.getByText(say('lobby-bot', { level: 'Clerk' }))).toBeVisible();
});

for (const language of ['en', 'de'] as const)
  for (const theme of ['light', 'dark'] as const)
    test(`the lobby is readable on desktop and phone, ${theme} in ${language}`, async ({ person }) => {
      for (const [device, options] of [['desktop', {}] as const, ['phone', PHONE] as const]) {
        const { page } = await person({ ...options, settings: { theme, language } });
        await page.goto('/lobby');
        await page.locator('[data-seeks], .none').first().waitFor();
        await settled(page);
        await expectAccessible(page, `the lobby, ${device}, ${theme}, ${language}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(width, 'nothing sticks out at the side').toBeLessThanOrEqual(0);
        if (process.env.LOBBY_PICTURES)
          await page.screenshot({
            path: `${process.env.LOBBY_PICTURES}/lobby-${device}-${theme}-${language}.png`,
            fullPage: true,
          });
      }
    });
