/** From the front page to a running game against bots: two clicks. */
import { expect, test } from './support/fixtures';
import { figures } from './support/figures';

const QUICK = 10_000;

test(
  'two clicks lead from the front page to a running game, within ten seconds',
  { tag: '@ci' },
  async ({ person }) => {
    const { page } = await person();
    let clicks = 0;
    await page.exposeFunction('clicked', () => clicks++);
    await page.addInitScript(() => {
      addEventListener(
        'click',
        (event) => event.isTrusted && (window as unknown as { clicked: () => void }).clicked(),
        true,
      );
    });
    const began = Date.now();
    await page.goto('/');
    await page.locator('[data-game-card="goa"]').click();
    await page.locator('.go-now').click();
    await page.locator('.table-page[data-turn="mine"], .table-page[data-turn="others"]').waitFor();
    const took = Date.now() - began;
    figures({ clicks, milliseconds: took });
    expect(clicks).toBe(2);
    expect(took).toBeLessThan(QUICK);
  },
);

test('somebody who comes back finds the match that waits for them', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0.3 });
  const { page } = await person({ token: tokens[0] });
  await page.goto('/');
  await page.locator(`a[href="/table/${match}"]`).first().click();
  await page.locator('.table-page[data-turn="mine"]').waitFor();
});
