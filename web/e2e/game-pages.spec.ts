/** The page of each game: what a link's preview reads of it, and what a visitor sees, also on a phone. */
import { expect, PHONE, test } from './support/fixtures';
import { hasTurn } from './support/rotation';
import { say } from './support/words';

const GAMES = [
  ['borneo', 'Borneo'],
  ['goa', 'Goa'],
  ['cargo_noir', 'Cargo Noir'],
  ['novgorod', 'Novgorod'],
] as const;

for (const [number, [slug, game]] of GAMES.entries())
  test(
    `${game}: figures, a picture and the rules, no wider than a phone`,
    { tag: hasTurn(number, 4) ? ['@ci'] : [] },
    async ({ person }) => {
      const { page } = await person(PHONE);
      await page.goto('/');
      await page.getByRole('heading', { name: game, exact: true }).getByRole('link').tap();
      await expect(page).toHaveURL(new RegExp(`/games/${slug}$`));
      await expect(page.getByRole('heading', { level: 1, name: game })).toBeVisible();
      await expect(page).toHaveTitle(`${say('game-page-title', { game })} · Kontor`);
      await page.locator('#rules').getByRole('tabpanel').waitFor();
      expect(await page.locator('[data-figure]').count()).toBeGreaterThanOrEqual(6);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const picture = page.getByRole('img', { name: say('game-page-table.alt', { game }) });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    },
  );

test('the head of the page has a picture that the server serves', async ({ person }) => {
  const { page } = await person();
  for (const [slug, game] of GAMES) {
    const head = await (await page.request.get(`/games/${slug}`, { headers: { 'accept-language': 'de' } })).text();
    expect(head).toContain(`<title>${say('game-page-title', { game }, 'de')} · Kontor</title>`);
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(head) ?? [];
    const picture = await page.request.get(address);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});
