/** The front page for somebody who plays already. */
import { test } from './support/fixtures';

test('somebody who comes back finds the match that waits for them', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0.3 });
  const { page } = await person({ token: tokens[0] });
  await page.goto('/');
  await page.locator(`a[href="/table/${match}"]`).first().click();
  await page.locator('.table-page[data-turn="mine"]').waitFor();
});
