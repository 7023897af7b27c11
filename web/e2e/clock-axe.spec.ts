/** axe finds nothing serious on the pages of games over days: in German, dark on a wide screen and light on a phone. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { settled } from './support/everywhere';
import { expect, PHONE, test, type Person, type Wanted } from './support/fixtures';
import type { Server } from './support/server';
import { ask, rest } from './support/sitting';
import { say } from './support/words';
import { OWN_PAGE } from './support/own-page';

/** Milliseconds a match and its summary may take to appear on a busy machine. */
const APPEAR_TIMEOUT_MS = 30_000;
const german = (key: string, variables = {}) => say(key, variables, 'de');

/** A page, and what somebody does on it before it is looked at: each step is looked at, too. */
interface Scene {
  readonly name: string;
  readonly path: string;
  readonly ready: string;
  readonly token: string | undefined;
  /** The browser has shown this match last at its beginning. */
  readonly away?: string;
  readonly steps?: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

type People = (wanted?: Wanted) => Promise<Person>;

/** All that games over days added to the pages. */
async function scenes(server: Server, person: People): Promise<Scene[]> {
  const slow = await server.prepare({ game: 'goa', seats: 4, share: 0.6, asks: ['turn'], speed: 'days' });
  const auction = await server.prepare({ game: 'goa', seats: 3, share: 0.05, asks: ['bid'], speed: 'days' });
  const { page: host } = await person({ token: slow.tokens[0] });
  await rest(host);
  const hook = { url: 'http://127.0.0.1:1/secret', shape: 'plain' };
  await host.request.post('/api/me/reminders/webhooks', { headers: OWN_PAGE, data: hook });
  const member = { name: `Ida ${Date.now()}`, password: 'eight letters and more' };
  await host.request.post('/api/accounts', { headers: OWN_PAGE, data: member });
  const made = await host.request.post('/api/matches', {
    headers: OWN_PAGE,
    data: { game: 'goa', seats: 3, speed: 'weeks', rated: true },
  });
  const { match: lobby } = (await made.json()) as { match: string };
  await host.request.post(`/api/matches/${lobby}/seats`, { headers: OWN_PAGE, data: { seat: 0 } });
  // Three minutes are left of the first clock: that is little, and enough to look at it.
  const late = await server.prepare({ game: 'goa', seats: 4, share: 0, speed: 'evening', ago: 40 * 60 - 180 });
  const [, bruno, , davi] = await Promise.all(late.tokens.map(async (token) => (await person({ token })).page));
  await ask(davi!, late.match, 'caretaker', { plays: true });
  await ask(bruno!, late.match, 'pause', { wanted: true });
  const [table, token] = [(match: string) => `/table/${match}`, slow.tokens[0]];
  return [
    { name: 'little time, a wish', path: table(late.match), ready: '[data-state="low"]', token: late.tokens[0] },
    { name: 'the caretaker for the player', path: table(late.match), ready: '[data-away]', token: late.tokens[3] },
    { name: 'what waits', path: '/', ready: '.waits a', token },
    {
      name: 'a table with a speed',
      path: '/play/goa',
      ready: '#friends',
      token,
      steps: {
        'a speed chosen': async (page) => {
          await page.getByRole('button', { name: german('make-more') }).click();
          await page
            .getByRole('radiogroup', { name: german('speed-label') })
            .getByRole('radio', { name: new RegExp(`^${german('speed-weeks')}`) })
            .click();
        },
      },
    },
    { name: 'a lobby with ratings', path: table(lobby), ready: '[data-rating]', token },
    {
      name: 'what happened since',
      path: table(slow.match),
      ready: '[data-digest]',
      token,
      away: slow.match,
      steps: {
        'a clock that rests': async (page) => {
          await page.keyboard.press('Escape');
          await expect(page.locator('[data-state="rests"]')).toBeVisible();
        },
      },
    },
    {
      name: 'instructions',
      path: table(auction.match),
      ready: '[data-leave-instruction]',
      token: auction.tokens[1],
      steps: {
        'the form of one': async (page) => {
          await page.locator('[data-leave-instruction]').click();
          await page.locator('[data-instruction-new=bid_up_to]').click();
        },
        'one given': async (page) => {
          await page.getByRole('button', { name: german('instructions-give'), exact: true }).click();
          await expect(page.locator('[data-instruction]')).toBeVisible();
        },
      },
    },
    { name: 'nights and holidays', path: '/settings', ready: '[data-rest] li', token },
    { name: 'reminders and ratings', path: '/account', ready: 'text=/…cret$/', token },
  ];
}

/** Look at what is there; nothing may be wider than the screen. */
async function look(page: Page, name: string): Promise<void> {
  await settled(page);
  await expectAccessible(page, name);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wide, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

const WAYS: Record<string, Wanted> = {
  'dark on a wide screen': { settings: { language: 'de', theme: 'dark' } },
  'light on a phone': { ...PHONE, settings: { language: 'de', theme: 'light' } },
};

for (const [way, wanted] of Object.entries(WAYS))
  test(`axe on the pages of games over days, in German, ${way}`, async ({ person, server }) => {
    test.setTimeout(900_000);
    for (const { name, path, ready, token, away, steps = {} } of await scenes(server, person)) {
      const { page, context } = await person({ ...wanted, token });
      if (away)
        await page.addInitScript((kept) => localStorage.setItem('kontor-shown', kept), JSON.stringify({ [away]: 2 }));
      await page.goto(path);
      await page.locator(ready).first().waitFor({ timeout: APPEAR_TIMEOUT_MS });
      await look(page, name);
      for (const [step, act] of Object.entries(steps)) {
        await act(page);
        await look(page, `${name}: ${step}`);
      }
      await context.close();
    }
  });
