/** Pages of people: from a name at the end of a match to the page, following, blocking, inviting, one's own statistics. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { settled } from './support/everywhere';
import { expect, PHONE, test } from './support/fixtures';
import { OWN_PAGE } from './support/own-page';
import type { Acquainted, Server } from './support/server';

test.setTimeout(300_000);

const NORA = 'Nora';
const VITO = 'Vito';
const known = new Map<Server, Promise<Acquainted>>();

/** Nora and Vito have played with each other: once for all tests of a server. */
function friends(server: Server): Promise<Acquainted> {
  const made = known.get(server) ?? server.acquaint([NORA, VITO]);
  known.set(server, made);
  return made;
}

/** Nothing is wider than the page. */
async function expectFits(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(room!);
}

/** Open a listed table, and sit down at it. */
async function openTable(page: Page): Promise<string> {
  const made = await page.request.post('/api/matches', {
    headers: OWN_PAGE,
    data: { game: 'goa', seats: 3, listed: true },
  });
  const { match } = (await made.json()) as { match: string };
  await page.request.post(`/api/matches/${match}/seats`, { headers: OWN_PAGE, data: {} });
  return match;
}

test('from a name at the end of a match to the page: follow, block, and no seat for who is blocked', async ({
  person,
  server,
}) => {
  const { tokens, matches } = await friends(server);
  const nora = await person({ token: tokens[0] });
  await nora.page.goto(`/table/${matches[0]}`);
  await nora.page.locator(`[data-end] [data-person="${VITO}"]`).first().click();
  await expect(nora.page).toHaveURL(/\/people\/Vito$/);
  await expect(nora.page.locator('main h1')).toHaveText(VITO);
  await expect(nora.page.locator(`[data-result="${matches[0]}"] a[href="/table/${matches[0]}/replay"]`)).toBeVisible();
  await expectAccessible(nora.page, "a person's page");

  const following = nora.page.getByRole('button', { name: 'Follow' });
  await following.click();
  await expect(nora.page.getByRole('button', { name: 'You follow' })).toHaveAttribute('aria-pressed', 'true');
  const vito = await person({ token: tokens[1], lost: true });
  const table = await openTable(vito.page);
  await nora.page.goto('/');
  await expect(nora.page.locator(`[data-followed] a[href="/table/${table}"]`)).toBeVisible();

  // By the keyboard alone: block, and confirm it.
  await nora.page.goto('/people/Vito');
  await nora.page.getByRole('button', { name: 'Block' }).focus();
  await nora.page.keyboard.press('Enter');
  const dialog = nora.page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Block' }).focus();
  await nora.page.keyboard.press('Enter');
  await expect(nora.page.locator('[data-blocked]')).toBeVisible();

  const ofNora = await openTable(nora.page);
  await vito.page.goto(`/table/${ofNora}`);
  await vito.page.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(vito.page.getByText('You cannot take a seat at this table.')).toBeVisible();

  await nora.page.getByRole('button', { name: 'Unblock' }).click();
  await expect(nora.page.getByRole('button', { name: 'Follow' })).toBeVisible();
  await vito.page.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(vito.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
});

test('an invitation by name waits on the front page, and can be declined', async ({ person, server }) => {
  const { tokens } = await friends(server);
  const nora = await person({ token: tokens[0] });
  const vito = await person({ token: tokens[1], settings: { language: 'de' } });
  const table = await openTable(nora.page);
  await nora.page.goto(`/table/${table}`);
  await nora.page.locator('[data-invite-by-name] input').fill('vito');
  await nora.page.locator('[data-invite-by-name] button').click();
  await expect(nora.page.locator('[data-invited]')).toContainText(VITO);
  await expectAccessible(nora.page, 'a lobby where members are invited by name');

  await vito.page.goto('/');
  const section = vito.page.locator('section[aria-labelledby="mine-invited-by-name"]');
  await expect(section.locator(`a[href="/table/${table}"]`)).toContainText(`von ${NORA} eingeladen`);
  await expectAccessible(vito.page, 'a front page with an invitation');
  await section.getByRole('button').first().click();
  await expect(section.locator(`a[href="/table/${table}"]`)).toHaveCount(0);
});

test('an invitation by mail is sent from the lobby, by who made the table', async ({ person, server }) => {
  const { tokens } = await friends(server);
  const nora = await person({ ...PHONE, token: tokens[0], settings: { language: 'de' } });
  const table = await openTable(nora.page);
  await nora.page.goto(`/table/${table}`);
  const form = nora.page.locator('[data-invite-by-mail]');
  await form.locator('input').fill('berta@example.org');
  await form.locator('input').press('Enter');
  await expect(form.locator('[data-mailed]')).toContainText('berta@example.org');
  await expectAccessible(nora.page, 'a lobby where somebody is invited by mail, phone, German');
  await expectFits(nora.page);

  await nora.page.goto('/');
  const link = nora.page.locator('[data-invite-to-server]');
  await link.locator('summary').tap();
  await expect(link.getByRole('textbox')).toHaveValue(`${server.address}/`);
  const vito = await person({ token: tokens[1] });
  await vito.page.goto(`/table/${table}`);
  await expect(vito.page.getByRole('button', { name: 'Sit down' }).first()).toBeVisible();
  await expect(vito.page.locator('[data-invite-by-mail]')).toHaveCount(0);
});

test('a link to a finished match has a title and a picture, in the language of the reader', async ({
  person,
  server,
}) => {
  const { matches } = await friends(server);
  const { page } = await person();
  const answer = await page.goto(`/table/${matches[0]}?lang=de`);
  const html = await answer!.text();
  const said = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)![1]!.replaceAll('&amp;', '&');
  expect(said('og:title')).toMatch(/^(Nora|Vito|Nora, Vito) gewinn(t|en) /);
  const picture = await page.request.get(said('og:image'));
  expect(picture.headers()['content-type']).toBe('image/png');
  await page.setContent(`<img src="data:image/png;base64,${(await picture.body()).toString('base64')}">`);
  const size = page.locator('img').evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return [img.naturalWidth, img.naturalHeight];
  });
  expect(await size).toEqual([1200, 630]);
});

test('head to head on the page of somebody whom one has played, and a report from there', async ({
  person,
  server,
}) => {
  const { tokens } = await friends(server);
  const { page } = await person({ ...PHONE, token: tokens[0], settings: { language: 'de' } });
  await page.goto('/people/Vito');
  await expect(page.locator('[data-together] h2')).toHaveText('Du und Vito');
  await expect(page.locator('[data-together] li')).toHaveCount(3);
  await expect(page.locator('[data-rating-course] svg')).toHaveAttribute('aria-label', /Punkten/);
  await settled(page);
  await expectAccessible(page, 'head to head on a phone, German');
  await expectFits(page);
  await page.locator('[data-report-member]').tap();
  const dialog = page.locator('[data-report-dialog]');
  await dialog.locator('textarea').fill('Der Name gehört jemand anderem.');
  await expectAccessible(page, 'reporting a member');
  await dialog.locator('[data-report-send]').tap();
  await expect(dialog.getByRole('status')).toBeVisible();
});

test('on a phone: the own page and the statistics fit, and show what nobody else sees', async ({ person, server }) => {
  const { tokens, matches, private: own } = await friends(server);
  const { page } = await person({ ...PHONE, token: tokens[0], settings: { theme: 'dark', language: 'de' } });
  await page.goto('/account');
  await page.locator('a[href="/people/Nora"]').tap();
  await expect(page.locator('[data-person-page]')).toBeVisible();
  await settled(page);
  await expectAccessible(page, 'the own page on a phone, dark, German');
  await expectFits(page);
  await expect(page.locator(`[data-result="${own}"]`)).toHaveCount(0);
  await page.locator('a[href="/statistics"]').tap();
  await expect(page.locator('[data-statistics] [data-game="goa"] svg[role="img"]')).toBeVisible();
  await expect(page.locator(`[data-result="${own}"]`)).toBeVisible();
  await expect(page.locator('[data-result]')).toHaveCount(matches.length + 1);
  await settled(page);
  await expectAccessible(page, 'statistics on a phone, dark, German');
  await expectFits(page);
});

test('nobody has this name: the page says why, and a name with odd signs is found', async ({ person, server }) => {
  const { page } = await person({ lost: true });
  await page.goto('/people/Nobody%20has%20this%20name');
  await expect(page.locator('main h1')).toContainText('Nobody has this name');
  await expectAccessible(page, 'the page of nobody');
  const odd = 'AC/DC & 100 %?';
  await server.acquaint([odd, '..']);
  for (const name of [encodeURIComponent(odd), '%20..']) {
    await page.goto(`/people/${name}`);
    await expect(page.locator('[data-person-page]')).toBeVisible();
  }
});
