/** A person who asks too much is told so quietly; no page is replaced by it. */
import { expect, test } from './support/fixtures';
import { say } from './support/words';

/** Seconds that the server asks to wait. */
const SECONDS = 2;

test('a page that has to wait says so, stays, and goes on by itself @ci', async ({ browser, server }) => {
  // Not a person: what the browser says of a refused request would count as an error.
  const page = await browser.newPage({ baseURL: server.address, locale: 'en-GB' });
  let refused = 0;
  await page.route('**/api/games', async (route) => {
    if (refused++) return route.continue();
    const problem = { code: 'too-many', text: '', rule: null, facts: {} };
    await route.fulfill({ status: 429, headers: { 'retry-after': String(SECONDS) }, json: problem });
  });
  await page.goto('/');
  await expect(page.locator('[data-waiting]')).toHaveText(say('wait-goes-on', { seconds: SECONDS }));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('a[href^="/games/"]').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(refused).toBeGreaterThan(1);
  await page.close();
});
