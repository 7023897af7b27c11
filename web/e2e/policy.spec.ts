/** The content security policy in a real browser: it forbids what it should, and nothing that a page needs. */
import { expect, test } from './support/fixtures';
import { watch } from './support/policy';
import { say } from './support/words';

const GAMES = { borneo: 3, cargo_noir: 3, goa: 3, novgorod: 3 };
const PAGES = ['/', '/account', '/settings', '/credits', '/play/goa', '/games/novgorod', '/rules/borneo', '/schema'];

for (const [game, seats] of Object.entries(GAMES)) {
  test(`a table of ${game} lives by its socket, and its policy forbids nothing of it`, async ({ person, server }) => {
    const { match, tokens } = await server.prepare({ game, seats, share: 0.5 });
    const { page } = await person({ token: tokens[0] });
    const forbidden = await watch(page);
    const socket = page.waitForEvent('websocket', (opened) => opened.url().includes(match));
    await page.goto(`/table/${match}`);
    await (await socket).waitForEvent('framereceived');
    await expect(page.locator('main [data-ref]').first()).toBeVisible();
    expect(forbidden).toEqual([]);
  });
}

test('no page needs what its policy forbids @ci', async ({ person }) => {
  const { page } = await person();
  const forbidden = await watch(page);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(forbidden).toEqual([]);
});

test('neither a style nor a script nor a socket of another site gets in @ci', async ({ browser, server }) => {
  // Not a person: what the browser says of it would count as an error.
  const page = await browser.newPage({ baseURL: server.address, locale: 'en-GB' });
  const forbidden = await watch(page);
  await page.goto('/');
  await expect(page.getByText(say('nav-account')).first()).toBeVisible();
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="position: fixed">x</p>');
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "in"' }));
    try {
      new WebSocket('ws://evil.example/');
    } catch {
      // Some browsers throw, others only close it.
    }
  });
  await expect
    .poll(() => forbidden.map((each) => each.split(' ')[0]).sort())
    .toEqual(['connect-src', 'script-src-elem', 'style-src-attr']);
  expect(await page.title()).not.toBe('in');
  await page.close();
});
