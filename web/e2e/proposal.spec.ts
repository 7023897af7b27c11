/** Where an answer takes many small steps, the table proposes all of them. */
import { expect, test } from './support/fixtures';

test('a laborious answer is proposed, and one touch gives it whole', async ({ person, server }) => {
  const proposal = '[data-proposal]';
  // A payment that is complete already has nothing to propose: the next one has.
  for (const share of [0.5, 0.6, 0.4, 0.7, 0.3, 0.8]) {
    const { match, tokens } = await server.prepare({ game: 'cargo_noir', seats: 3, share, asks: ['payment'] });
    const { page } = await person({ token: tokens[0] });
    await page.goto(`/table/${match}`);
    await page.locator('.table-page[data-turn="mine"]').waitFor();
    if (!(await page.locator(proposal).count())) continue;
    await page.locator(proposal).click();
    await expect(page.locator(proposal)).toHaveCount(0);
    await expect(page.locator('[data-log]')).toContainText(/ buys? .* for tiles worth /);
    return;
  }
  throw new Error('no payment was to be proposed');
});
