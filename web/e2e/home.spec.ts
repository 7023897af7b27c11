/** The front page for somebody who plays already. */
import { expect, PHONE, test } from './support/fixtures';
import { say } from './support/words';

test('somebody who comes back finds the match that waits for them', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0.3 });
  const { page } = await person({ token: tokens[0] });
  await page.goto('/');
  await page.locator(`a[href="/table/${match}"]`).first().click();
  await page.locator('.table-page[data-turn="mine"]').waitFor();
});

test('somebody new sees on a phone where to start, and what each game is', async ({ person }) => {
  const { page } = await person(PHONE);
  await page.goto('/');
  const start = page.locator('.go-now');
  await expect(start).toBeInViewport({ ratio: 1 });
  await expect(start).toContainText(say('level-clerk.against', { bots: 3 }));
  const first = page.getByRole('listitem').filter({ hasText: say('home-start-here') });
  await expect(first).toContainText('Borneo');
  for (const game of ['Borneo', 'Cargo Noir', 'Novgorod', 'Goa']) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: game }) });
    await expect(card.getByRole('link', { name: say('home-learn-game', { game }) })).toBeVisible();
    await expect(card.getByRole('img', { name: /^Weight \d of 5/ })).toBeVisible();
    await expect(card).toContainText(/\d+ min/);
  }
});

test('while a match waits, every game can still be learned and played', async ({ person, server }) => {
  const { tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0.3 });
  const { page } = await person({ ...PHONE, token: tokens[0] });
  await page.goto('/');
  await page.locator('.waits a').waitFor();
  await expect(page.getByText(say('home-start-here'))).toHaveCount(0);
  for (const game of ['Borneo', 'Cargo Noir', 'Novgorod', 'Goa'])
    await expect(page.getByRole('link', { name: say('home-learn-game', { game }) })).toBeVisible();
  await expect(page.locator('.go-now')).toBeInViewport({ ratio: 1 });
});

test('before a game against bots one reads what it is, and the next time it is as last time', async ({ person }) => {
  const { page } = await person(PHONE);
  await page.goto('/');
  await page.locator('[data-game-card="novgorod"]').tap();
  const [game] = (await (await page.request.get('/api/games/novgorod')).json().then((one) => [one])) as {
    about: string;
  }[];
  await expect(page.getByText(game!.about)).toBeVisible();
  await page
    .getByRole('radiogroup', { name: say('home-bots'), exact: true })
    .getByRole('radio', { name: '1', exact: true })
    .tap();
  await page.locator('.go-now').tap();
  await page.locator('.table-page[data-turn]').waitFor();
  await page.goto('/');
  const opponents = say('level-clerk.against', { bots: 1 });
  await expect(page.getByText(say('home-as-last-time', { game: 'Novgorod', opponents }))).toBeVisible();
});

test('the tab says whose turn it is and in which game, and leaving a replay asks for nothing', async ({
  person,
  server,
}) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 1 });
  const running = await server.prepare({ game: 'novgorod', seats: 2, share: 0.3 });
  // An error in the console fails the test: nobody is known at first, and that is none.
  const { page } = await person();
  await page.goto(`/table/${match}/replay`);
  await page.locator('#replay-board').waitFor();
  await page.locator(`a[href="/table/${match}"]`).first().click();
  await page.locator('[data-end] h2').waitFor();
  await page.goBack();
  await page.locator('#replay-board').waitFor();
  await page.goForward();
  await page.locator('[data-end] h2').waitFor();

  const { page: mine } = await person({ token: running.tokens[0] });
  await mine.goto(`/table/${running.match}`);
  await expect(mine).toHaveTitle(say('title-your-turn', { game: 'Novgorod' }));
  const { page: other } = await person({ token: tokens[0] });
  await other.goto(`/table/${match}`);
  await expect(other).toHaveTitle(say('title-table', { game: 'Goa' }));
});

test('on a phone Back closes the log and stays at the table', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0.3 });
  const { page } = await person({ ...PHONE, token: tokens[0] });
  await page.goto(`/table/${match}`);
  await page.locator('.table-page[data-turn="mine"]').waitFor();
  const sheet = page.getByRole('dialog', { name: say('side-panel') });
  for (const close of [() => page.goBack(), () => sheet.getByRole('button', { name: say('close') }).tap()]) {
    await page.getByRole('button', { name: say('side-panel') }).tap();
    await expect(sheet).toBeVisible();
    await close();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/table/${match}$`));
    await page.waitForFunction(() => !(history.state as { sheet?: boolean } | null)?.sheet);
  }
  await expect(page.locator('.table-page[data-turn="mine"]')).toBeVisible();
});

test('Kontor can be installed as an app', async ({ person }) => {
  const { page } = await person({});
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const manifest = await browser.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { icons } = JSON.parse(manifest.data ?? '{}') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const width = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes);
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Nobody can install anything in a window that forgets what it did.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== 'in-incognito')).toEqual([]);
});
