/** Watching: running matches are in the lobby, and a rated one is seen late. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { settled } from './support/everywhere';
import { expect, PHONE, test } from './support/fixtures';
import { OWN_PAGE } from './support/own-page';
import { say } from './support/words';

/** Become a member, in the browser of a page. */
async function join(page: Page, name: string): Promise<void> {
  const answer = await page.request.post('/api/accounts', {
    data: { name, password: 'eight letters' },
    headers: OWN_PAGE,
  });
  expect(answer.status()).toBe(201);
}

/** Send a command of the person of a page, and return the answer. */
async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { data, headers: OWN_PAGE });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** Let two people begin a public match. */
async function begin(host: Page, guest: Page, rated: boolean, speed: string): Promise<string> {
  const { match } = await post<{ match: string }>(host, '/api/matches', {
    ...{ game: 'goa', seats: 2, listed: true, speed, rated },
  });
  for (const page of [host, guest]) await post(page, `/api/matches/${match}/seats`, {});
  await post(host, `/api/matches/${match}/start`, { fill_with: null });
  return match;
}

/** Take the first legal action for the person who is asked. */
async function move(people: readonly Page[], match: string): Promise<void> {
  for (const page of people) {
    const seen = await (await page.request.get(`/api/matches/${match}/view`)).json();
    if (seen.legal.length === 0) continue;
    await post(page, `/api/matches/${match}/actions`, { seq: seen.seq, action: seen.legal[0] });
    return;
  }
}

for (const language of ['en', 'de'] as const)
  test(`a rated match is found in the lobby and seen late, an unrated one as it is (${language})`, async ({
    person,
  }) => {
    const words = (key: string, variables?: Record<string, string | number>) => say(key, variables, language);
    const [{ page: one }, { page: two }] = [await person(), await person()];
    await join(one, `Ottilie ${language}`);
    await join(two, `Quirin ${language}`);
    const rated = await begin(one, two, true, 'live');
    const friendly = await begin(one, two, false, 'days');
    for (const match of [rated, friendly]) await move([one, two], match);

    const theme = language === 'de' ? 'dark' : 'light';
    const { page } = await person({ ...(language === 'de' ? PHONE : {}), settings: { language, theme } });
    await page.goto('/lobby');
    const card = (match: string) => page.locator(`[data-running] [data-match="${match}"]`);
    await expect(card(rated)).toContainText(
      words('watch-late', { time: language === 'de' ? '3 Minuten' : '3 minutes' }),
    );
    await expect(card(rated)).toContainText(words('watch-far', { moves: 0, seats: 2 }));
    await expect(card(friendly)).toContainText(words('watch-far', { moves: 1, seats: 2 }));
    await expect(card(rated).locator(`[data-person="Ottilie ${language}"]`)).toHaveAttribute('href', /\/people\//);
    await expectAccessible(page, 'the lobby with running matches');
    if (process.env.LOBBY_PICTURES) {
      await settled(page);
      await page.screenshot({ path: `${process.env.LOBBY_PICTURES}/watch-${language}.png`, fullPage: true });
    }
    await page
      .getByRole('radiogroup', { name: words('watch-pace') })
      .getByRole('radio', { name: words('watch-days') })
      .click();
    await expect(card(rated)).toHaveCount(0);
    await page
      .getByRole('radiogroup', { name: words('watch-pace') })
      .getByRole('radio', { name: words('finding-live') })
      .click();
    await expect(card(friendly)).toHaveCount(0);

    await card(rated).getByRole('link', { name: 'Goa' }).click();
    await page.waitForURL(`**/table/${rated}`);
    const why = words('watching-late', { time: language === 'de' ? '3 Minuten' : '3 minutes' });
    await expect(page.getByText(why)).toBeVisible();
    await expectAccessible(page, 'a rated match that is watched late');
    await page.goto(`/table/${friendly}`);
    await expect(page.getByText(words('watching'), { exact: true })).toBeVisible();
  });
