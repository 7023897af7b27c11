/** From the end of a match to a branch of it, and to a decision there: by mouse, by keyboard, and on a phone. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { decides, TURN_MS } from './support/branching';
import { Chance } from './support/chance';
import { expect, PHONE, test } from './support/fixtures';
import { mouse } from './support/hands';
import { Player } from './support/player';
import type { Prepared, Server } from './support/server';
import { say } from './support/words';

test.setTimeout(600_000);

const made = new Map<Server, Promise<Prepared>>();

/** One finished match for all tests of a server: nothing changes it. */
function finished(server: Server): Promise<Prepared> {
  const known = made.get(server) ?? server.prepare({ game: 'goa', seats: 2, share: 1 });
  made.set(server, known);
  return known;
}

async function fits(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(room!);
}

test('by mouse: from the end page to the replay, to a branch, to a decision in it, and back', async ({
  person,
  server,
}) => {
  const { match, tokens } = await finished(server);
  const someone = await person({ token: tokens[0] });
  const { page } = someone;
  await page.goto(`/table/${match}`);
  await page.locator(`[data-end] a[href="/table/${match}/replay"]`).click();
  await page.waitForURL(/\/replay/);
  await page.goto(`/table/${match}/replay?step=20`);
  await page.locator('[data-branch="20"]').click();
  await expect(page.locator('[data-branch-dialog]')).toBeVisible();
  await expectAccessible(page, 'the dialog of a branch');
  await page.getByRole('radio', { name: 'As it was' }).click();
  await page.locator('[data-branch-start]').click();
  await decides(someone, match, 20);
  await expectAccessible(page, 'the table of a branch');
  expect(await new Player(page, mouse, new Chance(1)).turn()).toBe('decided');
  await page.locator('[data-branch-mark]').click();
  await expect(page).toHaveURL(`/table/${match}/replay?step=20`);
});

test('by keyboard, in German and dark: the dialog opens, chooses and starts', async ({ person, server }) => {
  const { match, tokens } = await finished(server);
  const someone = await person({ token: tokens[1], settings: { theme: 'dark', language: 'de' } });
  const { page } = someone;
  await page.goto(`/table/${match}/replay?step=30`);
  await page.locator('[data-branch="30"]').focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('[data-branch-dialog]');
  await expect(dialog.getByRole('heading', { name: 'Ab Schritt 30 weiterspielen' })).toBeVisible();
  await expectAccessible(page, 'the dialog of a branch, dark, German');
  await dialog.getByRole('radio', { name: 'Neu verteilt' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Wie es war' })).toBeChecked();
  await expect(page).toHaveURL(/step=30/);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Neu verteilt' })).toBeChecked();
  await page.locator('[data-branch-start]').focus();
  await page.keyboard.press('Enter');
  await decides(someone, match, 30);
});

test('on a phone: everything fits, and at the end there is nothing to play on from', async ({ person, server }) => {
  const { match, tokens } = await finished(server);
  const someone = await person({ ...PHONE, token: tokens[0] });
  const { page } = someone;
  await page.goto(`/table/${match}/replay?step=100000`);
  await expect(page.locator('[data-branch]')).toHaveAttribute('aria-disabled', 'true');
  await page.goto(`/table/${match}/replay?step=10`);
  await page.locator('[data-branch="10"]').tap();
  await expect(page.locator('[data-branch-start]')).toBeVisible();
  await expectAccessible(page, 'the dialog of a branch on a phone');
  await fits(page);
  await page.locator('[data-branch-start]').tap();
  await decides(someone, match, 10);
  await fits(page);
});

test('a stranger who has the link watches a branch', async ({ person, server }) => {
  const { match, tokens } = await finished(server);
  const someone = await person({ token: tokens[0] });
  await someone.page.goto(`/table/${match}/replay?step=40`);
  await someone.page.locator('[data-branch="40"]').click();
  await someone.page.locator('[data-branch-start]').click();
  await decides(someone, match, 40);
  const { page } = await person();
  await page.goto(someone.page.url());
  await expect(page.locator('[data-branch-mark]')).toBeVisible();
  await expect(page.locator('[data-turn="others"]')).toBeVisible();
});

test('at a table of two that agreed, one tries something out, and the other can neither watch nor find it', async ({
  person,
  server,
}) => {
  const { tokens } = await finished(server);
  const [ida, bruno] = [await person({ token: tokens[0] }), await person({ ...PHONE, token: tokens[1], lost: true })];
  await ida.page.goto('/play/goa');
  await ida.page.getByRole('button', { name: say('make-more') }).click();
  await ida.page.getByRole('switch', { name: say('make-branches') }).click();
  await ida.page.getByRole('radio', { name: '2', exact: true }).last().click();
  await expectAccessible(ida.page, 'a table at which moves may be tried out');
  await ida.page.getByRole('button', { name: say('make-button') }).click();
  await expect(ida.page.locator('[data-branches]')).toBeVisible();
  const match = new URL(ida.page.url()).pathname.split('/')[2]!;

  await bruno.page.goto(`/table/${match}`);
  await expect(bruno.page.locator('[data-branches]')).toHaveText(say('lobby-branches'));
  await fits(bruno.page);
  await bruno.page
    .getByRole('button', { name: say('lobby-sit') })
    .first()
    .click();
  await ida.page.getByRole('button', { name: say('lobby-start', { free: 0 }), exact: true }).click();
  await expect(ida.page.locator('[data-turn]')).toBeVisible({ timeout: TURN_MS });
  await ida.page.getByRole('button', { name: 'Menu' }).click();
  await ida.page.locator('[data-branch-item]').click();
  await expect(ida.page.locator('[data-branch-dialog]')).toContainText(say('branch-unwatched'));
  await expectAccessible(ida.page, 'the dialog of a branch of people');
  await ida.page.locator('[data-branch-start]').click();
  await ida.page.waitForURL((url) => /^\/table\/\w+$/.test(url.pathname) && !url.pathname.endsWith(match));
  await expect(ida.page.locator('[data-branch-mark]')).toBeVisible({ timeout: TURN_MS });

  const branch = new URL(ida.page.url()).pathname;
  await bruno.page.goto('/');
  await expect(bruno.page.locator(`a[href="/table/${match}"]`).first()).toBeVisible();
  await expect(bruno.page.locator(`a[href="${branch}"]`)).toHaveCount(0);
  await bruno.page.goto(branch);
  await expect(bruno.page.getByText('This match cannot be watched.').first()).toBeVisible();
  await expect(bruno.page.locator('[data-branch-mark]')).toHaveCount(0);
});

test('alone against bots, something can be tried out before the end from the menu', async ({ person, server }) => {
  const { tokens } = await finished(server);
  const someone = await person({ token: tokens[0] });
  const { page } = someone;
  await page.goto('/');
  const match = await page.evaluate(async () => {
    const post = async (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/matches${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { match: string };
    };
    const made = await post('', { game: 'goa', seats: 2 });
    await post(`/${made.match}/seats`, { seat: 0 });
    await post(`/${made.match}/start`, { fill_with: 'deckhand' });
    return made.match;
  });
  await page.goto(`/table/${match}`);
  await expect(page.locator('[data-turn="mine"]')).toBeVisible({ timeout: TURN_MS });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-branch-item]').click();
  await expect(page.locator('[data-branch-dialog]').getByRole('radio')).toHaveCount(0);
  await expectAccessible(page, 'the dialog of a branch before the end');
  await page.locator('[data-branch-start]').click();
  await page.waitForURL((url) => /^\/table\/\w+$/.test(url.pathname) && !url.pathname.endsWith(match));
  await expect(page.locator('[data-branch-mark]')).toBeVisible({ timeout: TURN_MS });
});
