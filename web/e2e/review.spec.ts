/** From the end of a match to the first moment that mattered: by mouse, by keyboard, and on a phone. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, PHONE, test } from './support/fixtures';
import type { Prepared, Server } from './support/server';

/** A review has the lowest priority: on a busy machine it takes long. */
const COMPUTED_MS = 600_000;
test.setTimeout(900_000);

const made = new Map<Server, Promise<Prepared>>();

/** One finished match for all tests of a server: its review is computed once. */
function finished(server: Server): Promise<Prepared> {
  const known = made.get(server) ?? server.prepare({ game: 'goa', seats: 2, share: 1 });
  made.set(server, known);
  return known;
}

/** Wait for the curve; while it is computed the page says how far it is. */
async function computed(page: Page): Promise<void> {
  await expect(page.locator('[data-review], #review-curve').first()).toBeVisible();
  await expect(page.locator('#review-curve')).toBeVisible({ timeout: COMPUTED_MS });
}

/** The step that the replay shows, from its address. */
async function stepShown(page: Page): Promise<number> {
  await page.waitForURL(/\/replay\?step=\d+/);
  return Number(new URL(page.url()).searchParams.get('step'));
}

test('by mouse: the review of a finished match leads to the moment that mattered most', async ({ person, server }) => {
  const { match, tokens } = await finished(server);
  const { page } = await person({ token: tokens[0] });
  await page.goto(`/table/${match}`);
  await page.locator(`[data-end] a[href="/table/${match}/review"]`).click();
  await computed(page);
  await expect(page.locator('#review-account')).toBeVisible();
  await expectAccessible(page, 'a review');
  const link = page.locator('[data-moment="1"] a, [data-review-step] a').last();
  const step = Number(/step=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1]);
  await link.click();
  expect(await stepShown(page)).toBe(step);
});

test('by keyboard: the slider walks along the curve, and its link opens the step', async ({ person, server }) => {
  const { match, tokens } = await finished(server);
  const { page } = await person({ token: tokens[0], settings: { theme: 'dark', language: 'de' } });
  await page.goto(`/table/${match}/review`);
  await computed(page);
  await expectAccessible(page, 'a review, dark, German');
  const slider = page.locator('input[type=range]');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Schritt 0: /);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Schritt 2: /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await stepShown(page)).toBe(2);
});

test('on a phone: everything fits, and another player can be chosen', async ({ person, server }) => {
  const { match, tokens } = await finished(server);
  const { page } = await person({ ...PHONE, token: tokens[0] });
  await page.goto(`/table/${match}`);
  await page.locator(`[data-end] a[href="/table/${match}/review"]`).tap();
  await computed(page);
  await expectAccessible(page, 'a review on a phone');
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(room!);
  await page.getByRole('radio').nth(1).tap();
  await expect(page).toHaveURL(/seat=1$/);
  await computed(page);
});

test('before the end there is no review', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0.3 });
  const { page } = await person({ token: tokens[0] });
  await page.goto(`/table/${match}/review`);
  await expect(page.getByText('This match is not over yet.')).toBeVisible();
});
