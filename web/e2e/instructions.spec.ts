/** Sealed instructions: given at the table, carried out without their owner, and known to nobody else before. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { settled } from './support/everywhere';
import { expect, PHONE, test } from './support/fixtures';
import { Keyboard } from './support/hands';
import type { Wish } from './support/server';
import { Ear } from './support/spying';
import { say } from './support/words';

/** Chiara sells, and nobody has bid yet; Ida is asked, after her Bruno. */
const AUCTION: Wish = { game: 'goa', seats: 3, share: 0.05, asks: ['bid'] };
const [IDA, BRUNO] = [0, 1];

/** All that somebody can ask the server about a match, as it is answered. */
async function told({ request }: Page, match: string): Promise<string[]> {
  const ways = ['', '/view', '/question', '/log?since=0&words=true', '/digest', '/orders'];
  const paths = ['/api/me/matches', ...ways.map((way) => `/api/matches/${match}${way}`)];
  const answers = await Promise.all(paths.map((path) => request.get(path)));
  expect(answers.map((answer) => answer.status())).toEqual(paths.map(() => 200));
  return Promise.all(answers.map((answer) => answer.text()));
}

test('an instruction bids; nobody hears of it before, and nobody has to act', async ({ person, server }) => {
  const { match, tokens } = await server.prepare(AUCTION);
  const { page: ida } = await person({ token: tokens[IDA] });
  const { page: bruno } = await person({ token: tokens[BRUNO] });
  const ear = new Ear(ida);
  for (const page of [ida, bruno]) await page.goto(`/table/${match}`);
  await ida.locator('.table-page[data-turn=mine]').waitFor();
  await settled(ida);
  await expect(ida.locator('[data-leave-instruction]')).toHaveCount(0);
  await ida.waitForLoadState('networkidle');
  const [heard, before] = [ear.heard.length, await told(ida, match)];

  // Bruno is not asked: by keyboard alone he leaves an instruction to bid up to 3.
  const hands = new Keyboard();
  await hands.touch(bruno.locator('[data-leave-instruction]'));
  await hands.touch(bruno.locator('[data-instruction-new=bid_up_to]'));
  const form = bruno.locator('[data-instruction-form=bid_up_to]');
  await hands.reach(bruno, form.getByRole('slider'));
  await bruno.keyboard.press('Home');
  for (let more = 1; more < 3; more++) await bruno.keyboard.press('ArrowRight');
  await expect(form.locator('output')).toHaveText('3');
  await expectAccessible(bruno, 'the form of an instruction');
  await hands.touch(form.getByRole('button', { name: say('instructions-give') }));
  await expect(bruno.getByText(say('instructions-given'))).toBeVisible();
  const instruction = bruno.locator('[data-instruction]');
  await expect(instruction).toContainText('up to 3');
  await expectAccessible(bruno, 'instructions');

  expect(await told(ida, match), 'what Ida can ask for').toEqual(before);
  const news = ear.heard.slice(heard).filter(({ from, text }) => from === 'socket' && !/"(pong|here)"/.test(text));
  expect(news, 'messages to Ida').toEqual([]);
  await ida.locator('.table-bar [data-amount="1"]').click();
  await ida.locator('.table-bar [data-confirm]').click();
  await expect(ida.locator('[data-log]')).toContainText(/Bruno bids 2 ducats/);
  await expect(bruno.locator('[data-question]')).toContainText('Chiara');
  await expect(instruction).toContainText(say('instructions-acted', { count: 1 }));
});

test('on a phone instructions are changed, arranged and taken back', async ({ person, server }) => {
  const { match, tokens } = await server.prepare(AUCTION);
  const { page } = await person({ ...PHONE, token: tokens[BRUNO], settings: { theme: 'dark', language: 'de' } });
  const german = (key: string, variables = {}) => say(key, variables, 'de');
  await page.goto(`/table/${match}`);
  await page.locator('[data-leave-instruction]').tap();
  for (const name of ['pass_bids', 'keep_extra_actions']) {
    await page.locator(`[data-instruction-new=${name}]`).tap();
    await page.getByRole('button', { name: german('instructions-give'), exact: true }).tap();
    await expect(page.locator(`[data-instruction-form=${name}]`)).toHaveCount(0);
  }
  const instructions = page.locator('[data-instructions] ol > li');
  await expect(instructions).toHaveCount(2);
  await instructions.first().locator('[data-edit]').tap();
  const form = page.locator('[data-instruction-form=pass_bids]');
  await form.getByRole('switch').tap();
  await form.getByRole('button', { name: german('amount-more') }).tap();
  await form.getByRole('button', { name: german('instructions-replace') }).tap();
  await expect(instructions.first()).toContainText(/bis jemand mehr als \d+ Dukaten bietet/);
  await expectAccessible(page, 'instructions on a phone');
  await instructions.first().locator('[data-move=down]').tap();
  await expect(instructions.last()).toContainText(/bis jemand mehr als \d+ Dukaten bietet/);
  await instructions.last().locator('[data-revoke]').tap();
  await expect(instructions).toHaveCount(1);
  await expect(page.getByText(german('instructions-revoked'))).toBeVisible();
});
