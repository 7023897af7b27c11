/** Where an answer takes many small steps, the table proposes all of them. */
import { expect, test } from './support/fixtures';

test('a laborious answer is proposed, and one touch gives it whole', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'cargo_noir', seats: 3, share: 0.5, asks: ['payment'] });
  const { page } = await person({ token: tokens[0] });
  await page.goto(`/table/${match}`);
  await page.locator('[data-proposal]').click();
  await expect(page.locator('[data-proposal]')).toHaveCount(0);
  await expect(page.locator('[data-log]')).toContainText(/ buys? .* for tiles worth /);
});
