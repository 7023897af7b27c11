/** Tables that somebody has left, and people whom nobody wants at a table: the vote for the caretaker, removal, chat. */
import { expectAccessible } from './support/axe';
import { expect, PHONE, test } from './support/fixtures';
import { say } from './support/words';

const TABLE = '.table-page[data-turn]';
/** A bot has to answer, or a message to come. */
const SOON = { timeout: 20_000 };
const A_DAY_AND_MORE_S = 26 * 60 * 60;

test('at a table without a clock the others call the caretaker, and the absent person takes the seat back', async ({
  person,
  server,
}) => {
  test.setTimeout(180_000);
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 3, share: 0.3, ago: A_DAY_AND_MORE_S });
  const [{ page: bruno }, { page: chiara }] = [
    await person({ token: tokens[1] }),
    await person({ token: tokens[2], ...PHONE }),
  ];
  for (const page of [bruno, chiara]) {
    await page.goto(`/table/${match}`);
    await page.locator(TABLE).waitFor();
  }

  await expect(bruno.locator('[data-deserted="0"]')).toContainText('Ida');
  await expectAccessible(bruno, 'a deserted table');
  await bruno.locator('[data-call="0"]').click();
  await expect(bruno.locator('[data-deserted="0"]')).toContainText('Chiara');
  await expect(chiara.locator('[data-deserted="0"]')).toContainText('Bruno', SOON);
  await expectAccessible(chiara, 'a deserted table on a phone');
  await chiara.locator('[data-call="0"]').click();
  await expect(bruno.locator('[data-gone]')).toContainText('Ida', SOON);
  await expect(bruno.locator('[data-deserted]')).toHaveCount(0);

  const { page: ida } = await person({ token: tokens[0] });
  await ida.goto(`/table/${match}`);
  await ida.getByRole('dialog', { name: say('since-title') }).waitFor(); // what the caretaker did
  await ida.keyboard.press('Escape');
  await ida.locator('[data-come-back]').click();
  await expect(bruno.locator('[data-gone]')).toHaveCount(0, SOON);
});

test('people chat at an open table, and its creator removes somebody and invites them again', async ({
  person,
  server,
}) => {
  const { match, tokens } = await server.open('goa', 3);
  const [{ page: ida }, { page: guest }] = [await person({ token: tokens[0] }), await person(PHONE)];
  for (const page of [ida, guest]) await page.goto(`/table/${match}`);
  const sit = guest.getByRole('button', { name: say('lobby-sit') }).first();
  await guest.getByLabel(say('name-label')).fill('Bruno');
  await sit.click();

  await guest.getByLabel(say('chat-say')).fill('Good evening!');
  await guest.getByRole('button', { name: say('chat-send') }).click();
  await expect(ida.locator('[data-lobby-chat]')).toContainText('Good evening!', SOON);
  await expectAccessible(ida, 'an open table with a chat');

  await ida.getByRole('button', { name: say('lobby-remove-name', { name: 'Bruno' }) }).click();
  await expect(guest.locator('[data-kept-out]')).toBeVisible(SOON);
  await expect(sit).toHaveCount(0);
  await expect(guest.getByLabel(say('chat-say'))).toHaveCount(0);
  await expectAccessible(guest, 'an open table from which one was removed');

  await ida.getByRole('button', { name: say('lobby-invite-again', { name: 'Bruno' }) }).click();
  await sit.click(SOON);
  await expect(ida.getByRole('button', { name: say('lobby-remove-name', { name: 'Bruno' }) })).toBeVisible(SOON);
});
