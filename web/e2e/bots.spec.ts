/** A bot account: made with its token on the account page, invited to a table, and marked as somebody's bot everywhere. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, PHONE, test } from './support/fixtures';
import { say } from './support/words';

const PASSWORD = 'eight letters and more';
/** A folder for pictures, for somebody who wants to look. */
const PICTURES = process.env.BOT_PICTURES;

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = page.getByRole('form', { name: say('register-title') });
  await form.getByLabel(say('account-name'), { exact: true }).fill(name);
  await form.getByLabel(say('account-password'), { exact: true }).fill(PASSWORD);
  await form.locator('button:not([type="button"])').first().click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Ask the server as the person of a page. */
const ask = (page: Page, path: string, body: unknown): Promise<{ match: string }> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) });
      return answer.status === 204 ? {} : await answer.json();
    },
    [path, body] as const,
  );

async function look(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: `${PICTURES}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
}

test('a bot is made, let in by a token that is shown once, and marked as its owner’s', async ({ person, server }) => {
  const { page } = await person(PHONE);
  const owner = `Anna ${Date.now()}`;
  await register(page, owner);

  await page.getByLabel(say('bot-name')).fill(`Flag ${Date.now()}`);
  await page.getByRole('button', { name: say('bot-make') }).click();
  const bot = page.locator('[data-bot]');
  await bot.getByRole('button', { name: say('bot-token-make') }).click();
  const token = await bot.getByRole('textbox', { name: say('bot-token') }).inputValue();
  expect(token).toMatch(/^kontor_bot_/);
  await expect(bot.locator('[data-devices] li')).toHaveCount(1);
  await expectAccessible(page, 'the account page with a bot');
  await look(page, 'account');
  const name = (await bot.getAttribute('data-bot'))!;
  expect(name).toMatch(/ \(bot\)$/);

  const { match } = await ask(page, '/api/matches', { game: 'goa', seats: 2 });
  await ask(page, `/api/matches/${match}/seats`, { entropy: 'luck' });
  await ask(page, `/api/matches/${match}/invited`, { name });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sat = await fetch(`${server.address}/api/matches/${match}/seats`, { method: 'POST', headers, body: '{}' });
  expect(sat.status).toBe(201);
  await page.goto(`/table/${match}`);
  await expect(page.locator('[data-bot-of]')).toHaveText(say('seat-bot-of', { owner }));
  await look(page, 'lobby');

  await page.goto(`/people/${encodeURIComponent(name)}`);
  await expect(page.locator('[data-bot-of]')).toContainText(owner);
  await expectAccessible(page, 'the page of a bot');
  await look(page, 'person');

  await ask(page, `/api/matches/${match}/start`, { fill_with: null });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/table/${match}`);
  await expect(page.locator('[data-bots]')).toContainText(say('seat-bot-of', { owner }));
  await look(page, 'table');

  await page.goto('/account');
  await expect(bot.getByRole('textbox')).toHaveCount(0);
  await bot.getByRole('button', { name: say('bot-token-revoke') }).click();
  await expect(bot.locator('[data-devices] li')).toHaveCount(0);
  const after = await fetch(`${server.address}/api/me`, { headers });
  expect(after.status).toBe(401);
});
