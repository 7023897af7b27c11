/** Where a test is after it has started a branch. */
import { expect, type Person } from './fixtures';

/** Bots of a busy machine take long. */
export const TURN_MS = 240_000;

/** The page is a branch of the match, and its person has something to decide. */
export async function decides({ page }: Person, match: string, step: number): Promise<void> {
  await page.waitForURL((url) => /^\/table\/\w+$/.test(url.pathname) && !url.pathname.endsWith(match));
  const back = page.locator('[data-branch-mark]');
  await expect(back).toHaveAttribute('href', `/table/${match}/replay?step=${step}`);
  await expect(page.locator('[data-turn="mine"]')).toBeVisible({ timeout: TURN_MS });
}
