/** The deal of the day: a member plays it once, and sees how the result compares; a dare goes by its link. */
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, PHONE, test } from './support/fixtures';
import { become } from './support/members';
import { say } from './support/words';

const GAME = 'cargo_noir';
const TITLE = 'Cargo Noir';

/** Play a match to its end with the first legal action every time. */
async function playOut(request: APIRequestContext, address: string, match: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const seen = await (await request.get(`/api/matches/${match}/view`)).json();
        const [action] = seen.legal;
        if (action)
          await request.post(`/api/matches/${match}/actions`, {
            data: { seq: seen.seq, action },
            headers: { origin: address },
          });
        return seen.status;
      },
      { timeout: 240_000, intervals: [20] },
    )
    .toBe('over');
}

for (const language of ['en', 'de'] as const)
  test(`a member plays the deal of the day, and sees how it compares (${language})`, async ({ person, server }) => {
    test.setTimeout(300_000);
    const words = (key: string, variables?: Record<string, string | number>) => say(key, variables, language);
    const { page } = await person({ ...(language === 'de' ? PHONE : {}), settings: { language } });
    await become(page, server.address, `Dealer ${language}`);
    await page.goto('/');
    const part = page.getByRole('region', { name: words('deals-title') });
    await part.getByRole('button', { name: words('deal-play.about', { game: TITLE }) }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.table-page').waitFor();
    const match = page.url().split('/').at(-1) ?? '';

    await page.goto('/');
    await part.getByRole('link', { name: words('deal-continue.about', { game: TITLE }) }).click();
    await page.waitForURL(`**/table/${match}`);
    await playOut(page.request, server.address, match);
    await expect(page.getByRole('heading', { name: words('deal-over') })).toBeVisible();
    await expectAccessible(page, 'the end of a deal');
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/deal-end-${language}.png`, fullPage: true });
    await page.getByRole('link', { name: words('deal-page') }).click();
    await expect(page.getByRole('heading', { name: words('deal-heading', { game: TITLE }) })).toBeVisible();
    const { played, mine } = await (await page.request.get(`/api/deals/${page.url().split('/').at(-1)}`)).json();
    const compared =
      played === 1 // others of these tests may have played the same deal on this server
        ? words('deal-first')
        : words('deal-rank', { rank: mine.rank, played, percent: mine.better_than });
    await expect(page.getByText(compared)).toBeVisible();
    await expectAccessible(page, 'a deal');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/deal-${language}.png`, fullPage: true });
    for (const path of ['record', 'secret', 'scores'])
      expect((await page.request.get(`/api/matches/${match}/${path}`)).status()).toBe(409);
    await page.goto('/');
    await expect(part.getByRole('link', { name: words('deal-look.about', { game: TITLE }) })).toBeVisible();
    await expectAccessible(page, 'the front page with deals');
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/deal-home-${language}.png`, fullPage: true });
  });

test('a guest is told how to play deals, and a dare goes by its link', async ({ person, server }) => {
  const { page } = await person();
  await become(page, server.address, 'Darer');
  const made = await page.request.post('/api/deals', {
    data: { game: GAME, seats: 2 },
    headers: { origin: server.address },
  });
  const { id } = await made.json();
  const { page: other } = await person();
  await other.goto(`/deals/${id}`);
  await expect(other.getByRole('heading', { name: say('deal-heading-dare', { game: TITLE }) })).toBeVisible();
  await expect(other.getByRole('link', { name: say('deal-become-member') })).toBeVisible();
  await become(other, server.address, 'Dared');
  await other.reload();
  await other.getByRole('button', { name: say('deal-play.about', { game: TITLE }) }).click();
  await other.waitForURL(/\/table\//);
});
