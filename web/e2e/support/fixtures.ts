/** What every test gets: a real server, and people in front of browsers of their own, whose errors are counted. */
import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Kept } from './kept';
import { listenToPictures } from './spoken';
import { Server } from './server';

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the browser: exceptions, refused scripts, errors in the console. */
  readonly errors: string[];
}

export interface Wanted extends BrowserContextOptions {
  /** What they like, as the settings keep it. */
  readonly settings?: Partial<Kept>;
  /** The login of somebody who exists. */
  readonly token?: string;
  /** The network will be broken on purpose: what the browser says of that is no error of ours. */
  readonly stormy?: boolean;
  /** They look for what does not exist: the browser says so. */
  readonly lost?: boolean;
}

/** A phone in the hand. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** What a browser says when there is no network. */
const OF_THE_NETWORK = /net::ERR_|WebSocket connection to|Failed to load resource.*\b(503|502)\b/;
const NOT_THERE = /Failed to load resource.*\b(404|403|401|400)\b/;

export const test = base.extend<{ person: (wanted?: Wanted) => Promise<Person> }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  person: async ({ browser, server }, use) => {
    const people: Person[] = [];
    await use(async ({ settings, token, stormy = false, lost = false, ...options }: Wanted = {}) => {
      const context = await browser.newContext({
        baseURL: server.address,
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      if (token)
        await context.addCookies([
          { name: 'kontor_login', value: token, url: server.address, httpOnly: true, sameSite: 'Lax' },
        ]);
      await listenToPictures(context);
      // What others did is shown at once, and every decision is the player's own, unless a test is about that.
      await context.addInitScript(
        (kept) => {
          if (!localStorage.getItem('kontor-settings')) localStorage.setItem('kontor-settings', kept);
        },
        JSON.stringify({ pace: 'instant', warn: false, onlyAnswer: false, ...settings }),
      );
      const page = await context.newPage();
      const person = { context, page, errors: [] as string[] };
      page.on('pageerror', (error) => person.errors.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        if (stormy && OF_THE_NETWORK.test(message.text())) return;
        if (lost && NOT_THERE.test(message.text())) return;
        person.errors.push(`${page.url()}: ${message.text()}`);
      });
      people.push(person);
      return person;
    });
    const errors = people.flatMap((each) => each.errors);
    await Promise.all(people.map(({ context }) => context.close()));
    expect(errors, 'errors in the browsers').toEqual([]);
  },
});

export { expect };
