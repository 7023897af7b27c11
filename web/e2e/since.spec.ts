/** Somebody who comes back to a match that has moved on reads what happened, watches the film, and plays on. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, PHONE, test, type Wanted } from './support/fixtures';
import { settled } from './support/everywhere';
import type { Server } from './support/server';
import { say } from './support/words';

/** Milliseconds a match and its summary may take to appear on a busy machine. */
const APPEAR_TIMEOUT_MS = 30_000;

type Person = (wanted?: Wanted) => Promise<{ readonly page: Page }>;

/** Somebody whose browser has last shown the match in its first round. */
async function back(server: Server, person: Person, wanted: Wanted = {}): Promise<Page> {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 4, share: 0.6, asks: ['turn'] });
  const { page } = await person({ token: tokens[0], ...wanted });
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem('kontor-shown')) localStorage.setItem('kontor-shown', kept);
    },
    JSON.stringify({ [match]: 2 }),
  );
  await page.goto(`/table/${match}`);
  await expect(page.locator('[data-digest]')).toBeVisible({ timeout: APPEAR_TIMEOUT_MS });
  await settled(page);
  return page;
}

test('what happened since the last turn is told and shown, by keyboard alone', async ({ person, server }) => {
  const page = await back(server, person);
  const dialog = page.getByRole('dialog', { name: say('since-title') });
  const sentences = await dialog.locator('[data-digest] > li').count();
  expect(sentences).toBeGreaterThanOrEqual(5);
  expect(sentences).toBeLessThanOrEqual(10);
  await expect(dialog.getByLabel(say('notes-private'))).toBeEditable();
  await expectAccessible(page, 'the digest');

  // Nothing may move in this browser: the film waits for the keys.
  await dialog.getByRole('button', { name: say('since-film'), exact: true }).focus();
  await page.keyboard.press('Enter');
  const film = page.locator('[data-film]');
  await expect(film.locator('.table-board [data-ref]').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(film).toHaveAttribute('data-film', '1');
  await page.keyboard.press('End');
  await expect(film).not.toHaveAttribute('data-film', '1');
  await expectAccessible(page, 'the film');
  await page.keyboard.press('Escape');
  await expect(dialog.locator('[data-digest]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.table-page[data-turn=mine]')).toBeVisible();

  // What this browser has shown is no news.
  await page.reload();
  await expect(page.locator('.table-page[data-turn=mine]')).toBeVisible();
  await settled(page);
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Alt+S');
  await expect(dialog.locator('[data-digest] > li')).toHaveCount(sentences);
});

test('on a phone the film plays by itself and can be paused', async ({ person, server }) => {
  const page = await back(server, person, { ...PHONE, reducedMotion: 'no-preference', settings: { language: 'de' } });
  await page.getByRole('button', { name: say('since-film', {}, 'de'), exact: true }).tap();
  const film = page.locator('[data-film]');
  await expect(film).toHaveAttribute('data-film', '2');
  await page.getByRole('button', { name: say('replay-pause', {}, 'de') }).tap();
  await expect(page.getByRole('button', { name: say('replay-play', {}, 'de') })).toBeVisible();
  await page.getByRole('button', { name: say('since-film-end', {}, 'de') }).tap();
  await page.getByRole('button', { name: say('since-to-table', {}, 'de') }).tap();
  await expect(page.locator('[data-digest]')).toHaveCount(0);
});
