/** Clocks at the table, and who is there: the caretaker, a pause by agreement, a substitute, the next match. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { inTurn } from './support/rotation';
import { say } from './support/words';
import { OWN_PAGE } from './support/own-page';

const TABLE = '.table-page[data-turn]';
/** A bot has to answer, or a message to come. */
const SOON = { timeout: 20_000 };

/** The face of the clock of a seat, in seconds. */
async function seconds(page: Page, seat: number): Promise<number> {
  const [minutes = 0, rest = 0] = (await page.locator(`[data-clock="${seat}"] .num`).innerText())
    .split(':')
    .map(Number);
  return minutes * 60 + rest;
}

/** Take an entry of the table's menu. */
async function menu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: say('menu'), exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a live clock runs, a pause stops it by agreement, and the caretaker plays until its owner is back', async ({
  person,
  server,
}) => {
  test.setTimeout(240_000);
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0.3, speed: 'live' });
  const [{ page: ida }, { page: bruno }] = [await person({ token: tokens[0] }), await person({ token: tokens[1] })];
  for (const page of [ida, bruno]) {
    await page.goto(`/table/${match}`);
    await page.locator(TABLE).waitFor();
  }

  // The clock runs for both to see, the other one stands still.
  const before = await seconds(ida, 0);
  const other = await seconds(ida, 1);
  await expect.poll(() => seconds(ida, 0)).toBeLessThan(before);
  await expect(bruno.locator('[data-clock="0"]')).toHaveAttribute('data-state', 'runs');
  expect(await seconds(bruno, 1)).toBe(other);

  // A pause begins when both want it, and one of them ends it.
  await menu(ida, say('sitting-ask-pause'));
  await expect(ida.locator('[data-pause-wanted]')).toContainText('Bruno');
  await bruno.locator('[data-agree-pause]').click();
  await expect(ida.locator('[data-paused]')).toBeVisible();
  await expect(ida.locator('[data-clock="0"]')).toHaveAttribute('data-state', 'of');
  await expectAccessible(ida, 'a table that pauses');
  await bruno.locator('[data-resume]').click();
  await expect(ida.locator('[data-paused]')).toHaveCount(0);
  await expect(ida.locator('[data-clock="0"]')).toHaveAttribute('data-state', 'runs');

  // Who steps away has a caretaker, who plays; the seat is taken back at any time.
  const seq = Number(await ida.locator(TABLE).getAttribute('data-seq'));
  await menu(ida, say('let-bot-go-on'));
  await ida.getByRole('button', { name: say('leave-away'), exact: true }).click();
  await expect(ida.locator('[data-away]')).toBeVisible();
  await expect(bruno.locator('[data-clock="0"]')).toHaveAttribute('data-state', 'caretaker');
  await expect
    .poll(async () => Number(await ida.locator(TABLE).getAttribute('data-seq')), SOON)
    .toBeGreaterThan(seq + 1);
  await expectAccessible(ida, 'a table with the caretaker');
  await ida.locator('[data-come-back]').click();
  await expect(ida.locator('[data-away]')).toHaveCount(0);
  await expect(bruno.locator('[data-clock="0"]')).not.toHaveAttribute('data-state', 'caretaker');
  await expect(ida.locator('[data-log]')).toContainText(say('log-caretaker', { name: 'Ida' }));
});

test('the caretaker plays for somebody out of time, and a substitute takes the seat by agreement', async ({
  person,
  server,
}) => {
  test.setTimeout(240_000);
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0, speed: 'live', ago: 15 * 60 - 12 });
  const [{ page: ida }, { page: bruno }] = [await person({ token: tokens[0] }), await person({ token: tokens[1] })];
  await ida.goto(`/table/${match}`);
  await expect(ida.locator('[data-clock="0"]')).toHaveAttribute('data-state', 'low');
  await expectAccessible(ida, 'a clock with little time');
  await expect(ida.locator('[data-away]')).toBeVisible(SOON);
  await bruno.goto(`/table/${match}`);
  await bruno.locator('[data-substitute="0"]').click();
  await expect(bruno.locator('[data-gone]')).toContainText(say('sitting-free', { name: 'Ida' }));

  const { page: chiara } = await person();
  await chiara.goto(`/table/${match}`);
  await chiara.locator('[data-free="0"] input').fill('Chiara');
  await expectAccessible(chiara, 'a seat that is free');
  await chiara.getByRole('button', { name: say('sitting-take', { name: 'Ida' }) }).click();
  await expect(chiara.locator('[data-free]')).toHaveCount(0);
  await expect(bruno.locator('[data-log]')).toContainText(say('log-seated', { name: 'Chiara' }));
  await expect(chiara.locator('[data-next]')).toBeVisible();
});

test(
  'N leads to the match that has waited longest, and says so when nothing waits',
  inTurn(4),
  async ({ person, server }) => {
    const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0.3 });
    const { page } = await person({ token: tokens[0] });
    await page.goto(`/table/${match}`);
    await page.locator(TABLE).waitFor();
    await page.keyboard.press('n');
    await expect(page.getByText(say('next-none'), { exact: true })).toBeVisible();

    // A second one of the same person, against a bot.
    await page.goto('/');
    await page.locator('[data-game-card="cargo_noir"]').click();
    await page.locator('.go-now').click();
    await page.locator('.table-page[data-turn="mine"]').waitFor(SOON);
    await expect(page.locator('[data-next] .count')).toHaveText('1');
    await page.keyboard.press('n');
    await page.waitForURL(`**/table/${match}`);
    await page.locator('.table-page[data-turn="mine"]').waitFor();
    await expect(page.locator('[data-next] .count')).toHaveText('1');
    await page.goto('/');
    const waits = page.locator('.waits a');
    await expect(waits).toHaveCount(2);
    await expect(waits.first()).toHaveAttribute('href', `/table/${match}`);
  },
);

test('a seat that is free can be taken with the link also where nobody may watch', async ({ person }) => {
  // Somebody without a seat is refused.
  const [{ page: host }, { page: visitor }] = [await person({ lost: true }), await person({ lost: true })];
  const { page: guest } = await person();
  const ask = async (page: Page, path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { headers: OWN_PAGE, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json().catch(() => null)) as { match: string };
  };
  for (const [name, page] of Object.entries({ Ida: host, Bruno: guest, Chiara: visitor }))
    await ask(page, 'guests', { name });
  const { match } = await ask(host, 'matches', { game: 'goa', seats: 2, spectators: false });
  for (const page of [host, guest]) await ask(page, `matches/${match}/seats`, {});
  await ask(host, `matches/${match}/start`, {});
  await host.goto(`/table/${match}`);
  await menu(host, say('sitting-step-away'));
  await guest.goto(`/table/${match}`);
  await guest.locator('[data-substitute="0"]').click();
  await expect(guest.locator('[data-gone]')).toContainText(say('sitting-free', { name: 'Ida' }));

  await visitor.goto(`/table/${match}`);
  await visitor.getByRole('button', { name: say('sitting-take', { name: 'Ida' }) }).click();
  await visitor.locator(TABLE).waitFor();
  await expect(guest.locator('[data-log]')).toContainText(say('log-seated', { name: 'Chiara' }));
});

test('a table is made with a clock, and the settings keep nights and holidays', async ({ person }) => {
  const { page } = await person({ timezoneId: 'Europe/Berlin' });
  await page.goto('/account');
  const form = page.getByRole('form', { name: say('register-title') });
  await form.getByLabel(say('account-name')).fill(`Ida ${Date.now()}`);
  await form.getByLabel(say('account-password')).fill('eight letters and more');
  await form.getByRole('button').click();
  await page.getByText(say('account-member')).waitFor();
  await page.goto('/play/goa');
  await page.getByRole('button', { name: say('make-more') }).click();
  const speeds = page.getByRole('radiogroup', { name: say('speed-label') });
  await speeds.getByRole('radio', { name: new RegExp(`^${say('speed-days')}`) }).click();
  await page.getByRole('switch', { name: say('make-rated') }).click();
  await page.getByRole('button', { name: say('make-button'), exact: true }).click();
  await page.waitForURL(/\/table\/\w+$/);
  await expect(page.locator('[data-speed="days"]')).toContainText(say('speed-days'));
  await expect(page.getByText(say('lobby-rated'))).toBeVisible();
  await expect(page.locator('[data-rating="0"]')).toContainText(say('ratings-guess'));

  await page.goto('/settings');
  const zone = page.getByLabel(say('rest-zone'));
  await expect(zone).toHaveValue('Europe/Berlin');
  await zone.selectOption('America/Lima');
  await expect(page.getByText(say('rest-kept'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: say('rest-zone-here', { zone: 'Europe/Berlin' }) }).click();
  await expect(zone).toHaveValue('Europe/Berlin');
  await page.getByLabel(say('rest-from'), { exact: true }).fill('23:30');
  await page.getByLabel(say('rest-until'), { exact: true }).click();
  await page.getByLabel(say('rest-first')).fill('2027-03-01');
  await page.getByLabel(say('rest-last')).fill('2027-03-05');
  await page.getByRole('button', { name: say('rest-add'), exact: true }).click();
  await expect(page.locator('[data-rest] li')).toContainText('2027');
  await expectAccessible(page, 'settings with nights and holidays');
  await page.reload();
  await expect(page.getByLabel(say('rest-from'), { exact: true })).toHaveValue('23:30');
  await expect(page.locator('[data-rest] li')).toContainText('2027');
});
