/** From a message that somebody reports to the moderator's decision, the notice, the objection and its answer. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, PHONE, test, type Person, type Wanted } from './support/fixtures';
import { inTurn } from './support/rotation';
import type { Server } from './support/server';
import { say } from './support/words';

const PASSWORD = 'eight letters and more';
/** A message has to come to another browser. */
const SOON = { timeout: 20_000 };

/** A member with a role, in front of a browser. */
async function moderator(
  person: (wanted?: Wanted) => Promise<Person>,
  server: Server,
  wanted: Wanted = {},
): Promise<Page> {
  const { page } = await person({ lost: true, ...wanted });
  const name = `Mona ${Date.now()}${Math.round(performance.now())}`;
  await page.goto('/account');
  const form = page.getByRole('form', { name: say('register-title') });
  await form.getByLabel(say('account-name'), { exact: true }).fill(name);
  await form.getByLabel(say('account-password'), { exact: true }).fill(PASSWORD);
  await form.locator('button:not([type="button"])').first().click();
  await page.getByRole('heading', { name }).waitFor();
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { name: say('lost-title') })).toBeVisible(); // without a role
  await server.run('admin', 'grant', name, 'moderator');
  await page.goto('/moderation');
  await page.locator('[data-queue]').waitFor();
  return page;
}

async function talk(page: Page, text: string): Promise<void> {
  await page.getByLabel(say('chat-say')).fill(text);
  await page.getByRole('button', { name: say('chat-send') }).click();
  await expect(page.locator('[data-chat]')).toContainText(text, SOON);
}

/** Report the last message of others. */
async function report(page: Page): Promise<void> {
  await page.locator('[data-report]').last().click();
  await expectAccessible(page, 'the dialog to report');
  await page.locator('[data-report-send]').click();
  await expect(page.getByRole('status').filter({ hasText: say('report-sent') })).toBeVisible();
  await page
    .locator('[data-report-dialog]')
    .getByRole('button', { name: say('close') })
    .click();
}

async function decide(page: Page, deed: string, reason: string): Promise<void> {
  await page.locator(`[data-deed="${deed}"]`).click();
  await page.getByLabel(say('moderation-reason'), { exact: true }).fill(reason);
  await page.locator('[data-do]').click();
}

test(
  'a message is reported, a moderator mutes, and the objection is answered',
  inTurn(8),
  async ({ person, server }) => {
    test.setTimeout(180_000);
    const { match, tokens } = await server.prepare({ game: 'goa', seats: 3, share: 0.2 });
    const [{ page: ida }, { page: bruno }] = [
      await person({ token: tokens[0] }),
      await person({ token: tokens[1], lost: true }),
    ];
    for (const page of [ida, bruno]) {
      await page.goto(`/table/${match}`);
      await page.locator('.table-page[data-turn]').waitFor();
      await page.getByRole('tab', { name: say('chat') }).click();
    }
    await talk(ida, 'well played');
    await talk(bruno, 'you fool');
    await expect(ida.locator('[data-chat]')).toContainText('you fool', SOON);
    await report(ida);

    const mona = await moderator(person, server);
    await expect(mona.locator('[data-said] .reported')).toContainText('you fool');
    await expectAccessible(mona, 'the console');
    await decide(mona, 'mute', 'Be kind.');
    await expect(mona.locator('[data-queue]')).toContainText(say('moderation-empty'));
    await expect(mona.locator('[data-log] li').first()).toContainText('Be kind.');

    await bruno.reload();
    const notice = bruno.locator('[data-notice="mute"]');
    await expect(notice).toContainText('Be kind.');
    await expectAccessible(bruno, 'a notice');
    await notice.getByRole('button', { name: say('notice-to-account') }).click();
    await bruno.locator('[data-object]').click();
    await bruno.getByLabel(say('notice-object-text')).fill('It was a quotation.');
    await expectAccessible(bruno, 'notices in the account');
    await bruno.locator('[data-object-send]').click();
    await expect(bruno.locator('[data-notices]')).toContainText(say('notice-objected'));
    await bruno.goto(`/table/${match}`);
    await bruno.getByRole('tab', { name: say('chat') }).click();
    await bruno.getByLabel(say('chat-say')).fill('hello?');
    await bruno.getByRole('button', { name: say('chat-send') }).click();
    await expect(bruno.locator('[data-chat] [role="alert"]')).toBeVisible();

    await ida.goto('/account');
    await expect(ida.locator('[data-notice-line="outcome"]')).toContainText(say('notice-outcome'));

    const otto = await moderator(person, server); // another moderator answers the objection
    await mona.reload();
    await expect(mona.locator('[data-queue] [data-open-report]')).toHaveCount(0);
    await expect(otto.locator('[data-case]')).toContainText('It was a quotation.');
    await decide(otto, 'undo', 'You are right.');
    await expect(otto.locator('[data-queue]')).toContainText(say('moderation-empty'));
    await bruno.goto(`/table/${match}`);
    await expect(bruno.locator('[data-notice]')).toContainText(say('notice-measure-mute'));
    await bruno.locator('[data-notice-read]').click();
    await bruno.getByRole('tab', { name: say('chat') }).click();
    await talk(bruno, 'thank you');
  },
);

test('on a phone a guest reports, and a moderator renames and undoes it by keyboard', async ({ person, server }) => {
  test.setTimeout(120_000);
  const { match, tokens } = await server.open('goa', 3);
  const [{ page: ida }, { page: guest }] = [await person({ token: tokens[0] }), await person(PHONE)];
  for (const page of [ida, guest]) await page.goto(`/table/${match}`);
  await guest.getByLabel(say('name-label')).fill('Gustav');
  await guest
    .getByRole('button', { name: say('lobby-sit') })
    .first()
    .click();
  await talk(ida, 'no guests here');
  await expect(guest.locator('[data-chat]')).toContainText('no guests here', SOON);
  await report(guest);

  const mona = await moderator(person, server, PHONE);
  await expectAccessible(mona, 'the console on a phone');
  const wide = await mona.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'the page is as wide as the phone').toBeLessThanOrEqual(0);
  await mona.locator('[data-open-report]').first().focus();
  await mona.keyboard.press('Enter');
  await decide(mona, 'warn', 'Guests are welcome.');
  await expect(mona.locator('[data-log] li').first()).toContainText('Guests are welcome.');
  await mona.locator('[data-undo]').first().focus();
  await mona.keyboard.press('Enter');
  await mona.getByLabel(say('moderation-reason'), { exact: true }).last().fill('A joke.');
  await mona.getByRole('button', { name: say('moderation-undo'), exact: true }).click();
  await expect(mona.locator('[data-log] li').first()).toContainText('A joke.');
});

test('a table that is closed says so, and the filter hides what somebody does not want to read', async ({
  person,
  server,
}) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 3, share: 0.2 });
  const [{ page: ida }, { page: bruno }] = [await person({ token: tokens[0] }), await person({ token: tokens[1] })];
  await bruno.goto(`/table/${match}`);
  await bruno.getByRole('tab', { name: say('chat') }).click();
  await talk(bruno, 'you Fool!');
  await ida.goto('/settings');
  await ida.getByLabel(say('filter-words')).fill('fool\n');
  await ida.getByRole('button', { name: say('filter-save') }).click();
  await expect(ida.getByText(say('filter-saved'))).toBeVisible();
  await expectAccessible(ida, 'the settings with a filter');
  await ida.goto(`/table/${match}`);
  await ida.getByRole('tab', { name: say('chat') }).click();
  await expect(ida.locator('[data-chat]')).toContainText(say('chat-empty'));

  await server.run('admin', 'close', '--match', match, '--reason', 'Spam.');
  await bruno.reload();
  await expect(bruno.locator('[data-notice="close"]')).toContainText('Spam.');
  await bruno.locator('[data-notice-read]').click();
  await expect(bruno.locator('.table-page')).toContainText('A moderator has closed this table');
});
