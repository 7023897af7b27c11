/** Reminders in the account: a webhook that is tried, fails and is deleted; a device that shows what it is sent. */
import { createServer, type Server as Http } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from './support/axe';
import { expect, PHONE, test } from './support/fixtures';
import { inTurn } from './support/rotation';
import { say } from './support/words';

interface Receiver {
  readonly url: string;
  readonly bodies: string[];
  status: number;
  readonly server: Http;
}

async function receiver(): Promise<Receiver> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(made.status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const made: Receiver = { url: `http://127.0.0.1:${port}/a-long-secret`, bodies, status: 204, server };
  return made;
}

for (const language of ['en', 'de'] as const)
  test(`a webhook is added, tried and deleted by keyboard (${language})`, inTurn(10), async ({ person, server }) => {
    const there = await receiver();
    const { tokens } = await server.open('goa', 2);
    const { page } = await person({ token: tokens[0], settings: { language } });
    const words = (key: string, variables?: Record<string, string>) => say(key, variables, language);
    await page.goto('/account');
    const part = page.getByRole('region', { name: words('reminders-title') });
    await part.getByRole('radio', { name: words('reminders-kind-plain') }).press('Space');
    await part.getByLabel(words('reminders-webhook')).fill(there.url);
    await part.getByLabel(words('reminders-webhook')).press('Enter');
    await expect(part.getByText('127.0.0.1/…cret')).toBeVisible();
    await expect(part.getByText(words('reminders-unused'))).toBeVisible();

    const button = part.getByRole('button', { name: new RegExp(`^${words('reminders-test')}`) });
    await button.press('Enter');
    await expect(part.getByText(words('reminders-succeeded', { when: '…' }).split('…')[0]!.trim())).toBeVisible({
      timeout: 20_000,
    });
    expect(JSON.parse(there.bodies[0] ?? '{}')).toMatchObject({ kind: 'test' });

    there.status = 404;
    await button.press('Enter');
    await expect(part.getByText(/404/)).toBeVisible({ timeout: 20_000 });
    await expect(part.getByRole('switch', { name: /127\.0\.0\.1/ })).not.toBeChecked();
    await expectAccessible(page, `reminders (${language})`);

    await part.getByRole('button', { name: new RegExp(`^${words('reminders-delete')}`) }).press('Enter');
    await expect(part.getByText('127.0.0.1/…cret')).toHaveCount(0);
    there.server.close();
  });

test('on a phone everything fits, and an address waits for its link', inTurn(11), async ({ person, server }) => {
  const { tokens } = await server.open('goa', 2);
  const { page } = await person({ token: tokens[0], ...PHONE });
  await page.goto('/account');
  const part = page.getByRole('region', { name: say('reminders-title') });
  await part
    .getByRole('textbox', { name: say('reminders-mail') })
    .fill('somebody.with.a.very.long.name@a.very.long.domain.example.org');
  await part.getByRole('button', { name: say('reminders-add-mail') }).click();
  // No mail server listens here: soon the line says that instead.
  await expect(part.getByText(say('reminders-unconfirmed')).or(part.getByText(/mail server/))).toBeVisible();
  await expect(part.getByRole('button', { name: new RegExp(`^${say('reminders-test')}`) })).toBeDisabled();
  const weekly = part.getByRole('switch', { name: say('reminders-weekly') });
  await expect(weekly).not.toBeChecked();
  await weekly.tap();
  await expect(weekly).toBeChecked();
  await page.reload();
  await expect(weekly).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a device shows what it is sent, once', inTurn(12), async ({ person, server }) => {
  const { tokens } = await server.open('goa', 2);
  const { page, context } = await person({ token: tokens[0] });
  await context.grantPermissions(['notifications'], { origin: server.address });
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations[0]?.registrationId;
      if (id) found(id);
    });
  });
  await browser.send('ServiceWorker.enable');
  await page.goto('/account');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push.js');
    await navigator.serviceWorker.ready;
  });
  const told = {
    id: 'one',
    title: 'Your turn in Goa',
    text: 'With Ben',
    url: server.address,
    stop: `${server.address}/x`,
    stop_button: 'Stop reminders',
  };
  const message = { origin: server.address, registrationId: await registered, data: JSON.stringify(told) };
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  const expected = [{ title: 'Your turn in Goa', body: 'With Ben', tag: 'one' }];
  // Chromium drops a message that comes while the worker still starts, without a word.
  const sent = async () => {
    await browser.send('ServiceWorker.deliverPushMessage', message);
    return shown();
  };
  await expect.poll(sent).toEqual(expected);
  expect(await sent()).toEqual(expected);
});
