/** Luck that binds the host: browsers commit to strings when people sit down, reveal them at the start, and check the end. */
import type { Page } from '@playwright/test';
import { expect, test, type Person } from './support/fixtures';
import { say } from './support/words';

/** A round lasts ten seconds, its end is swept up within two, and a busy machine takes its time. */
const ROUND = { timeout: 40_000 };
const WHOLE_GAME = { timeout: 60_000 };

/** The creator of a table and a guest sit down by the page, so that their browsers commit; one seat stays free. */
async function sitTogether(ada: Person, ben: Person, match: string): Promise<void> {
  await ada.page.goto(`/table/${match}`);
  await ada.page.getByRole('button', { name: say('lobby-stand-up') }).click();
  await ben.page.goto(`/table/${match}`);
  await ben.page.getByLabel(say('name-label')).fill('Ben');
  for (const [seat, { page }] of [ada, ben].entries()) {
    await expect(page.getByRole('button', { name: say('lobby-sit') })).toHaveCount(3 - seat);
    await page
      .getByRole('button', { name: say('lobby-sit') })
      .first()
      .click();
    await expect(page.getByText(say('lobby-you'), { exact: true })).toBeVisible();
  }
  await expect(ada.page.getByText('Ben', { exact: true })).toBeVisible();
}

const start = (page: Page, free: number) =>
  page.getByRole('button', { name: say('lobby-start', { free }), exact: true });

/** Leave the seat to a quick bot, so that a whole game takes seconds. */
async function resign(page: Page, match: string): Promise<void> {
  const status = await page.evaluate(async (id) => {
    const { seq } = (await (await fetch(`/api/matches/${id}/view`)).json()) as { seq: number };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ seq, level: 'deckhand' });
    return (await fetch(`/api/matches/${id}/resignation`, { method: 'POST', headers, body })).status;
  }, match);
  expect(status).toBe(201);
}

test('two browsers reveal their strings, also from another page, and prove at the end that nobody chose', async ({
  person,
  server,
}) => {
  const { match, tokens } = await server.open('goa', 3);
  const [ada, ben] = [await person({ token: tokens[0] }), await person()];
  await sitTogether(ada, ben, match);
  await ben.page.goto('/');
  await expect(ben.page.getByRole('link').first()).toBeVisible();
  await start(ada.page, 1).click();
  await ada.page.locator('.table-page[data-turn]').waitFor(ROUND);
  await ben.page.goto(`/table/${match}`);
  for (const { page } of [ada, ben]) {
    await page.locator('.table-page[data-turn]').waitFor();
    await expect(async () => resign(page, match)).toPass();
  }
  for (const { page } of [ada, ben]) {
    await expect(page.locator('[data-verdict="bound"]')).toContainText(say('end-seed-bound'), WHOLE_GAME);
    await expect(page.locator('[data-verdict]')).toContainText(say('end-seed-bound-about'));
  }
});

test('a seat whose browser is gone is freed, everybody is told, and the match can be started again', async ({
  person,
  server,
}) => {
  const { match, tokens } = await server.open('goa', 3);
  const [ada, ben] = [await person({ token: tokens[0] }), await person()];
  await sitTogether(ada, ben, match);
  await ben.context.close();
  await start(ada.page, 1).click();
  await expect(ada.page.locator('[data-reveal="running"]')).toHaveText(say('lobby-reveal'));
  const told = say('lobby-reveal-failed', { seats: '2', count: 1 });
  await expect(ada.page.locator('[data-reveal="failed"]')).toContainText(told, ROUND);
  await start(ada.page, 1).click();
  await ada.page.locator('.table-page[data-turn]').waitFor();
});
