/** Members for tests: an account with a password, in the browser of a page. */
import { expect, type Page } from '@playwright/test';

/** Become a member, in the browser of a page. */
export async function become(page: Page, address: string, name: string): Promise<void> {
  const answer = await page.request.post('/api/accounts', {
    data: { name, password: 'eight letters' },
    headers: { origin: address },
  });
  expect(answer.status()).toBe(201);
}
