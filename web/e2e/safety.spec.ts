/** An account that can be won back: a passkey of a real browser, logins that end, and a password that changes. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, PHONE, test } from './support/fixtures';
import { inTurn } from './support/rotation';
import { say } from './support/words';

const PASSWORD = 'eight letters and more';

/** Passkeys need a name, and a number is none. */
const named = (address: string) => address.replace('127.0.0.1', 'localhost');

/** Give the browser a device that holds passkeys and always says yes. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Fill a form of the account page and send it. */
async function fill(page: Page, title: string, values: Record<string, string>): Promise<void> {
  const form = page.getByRole('form', { name: say(title) });
  for (const [label, value] of Object.entries(values)) await form.getByLabel(say(label), { exact: true }).fill(value);
  await form.locator('button:not([type="button"])').first().click();
}

const register = (page: Page, name: string) =>
  fill(page, 'register-title', { 'account-name': name, 'account-password': PASSWORD });

test('a passkey replaces the password', inTurn(13), async ({ person, server }) => {
  const { page } = await person({ baseURL: named(server.address) });
  const name = `Anna ${Date.now()}`;
  await page.goto('/account');
  await addDevice(page);
  await register(page, name);
  await page.getByRole('button', { name: say('passkey-add') }).click();
  await expect(page.locator('section[aria-labelledby="passkeys"] [data-devices] li')).toHaveCount(1);

  await page.getByRole('button', { name: say('account-log-out'), exact: true }).click();
  await page.locator('[data-passkey]').click();

  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('logging out everywhere else closes what is open there', inTurn(14), async ({ person }) => {
  const [here, there] = [await person(), await person({ lost: true })];
  const name = `Bruno ${Date.now()}`;
  await here.page.goto('/account');
  await register(here.page, name);
  await there.page.goto('/account');
  await fill(there.page, 'account-log-in', { 'account-name': name, 'account-password': PASSWORD });
  await expect(there.page.getByRole('heading', { name })).toBeVisible();

  await here.page.reload();
  const devices = here.page.locator('section[aria-labelledby="logins"] [data-devices] li');
  await expect(devices).toHaveCount(2);
  await here.page.getByRole('button', { name: say('logins-end-others') }).click();
  await expect(devices).toHaveCount(1);

  await there.page.reload();
  await expect(there.page.getByRole('form', { name: say('register-title') })).toBeVisible();
  await expect(here.page.getByRole('heading', { name })).toBeVisible();
});

for (const [width, wanted] of [
  ['1440', {}],
  ['390', PHONE],
] as const)
  test(`name and password change, ${width} wide, and axe finds nothing`, async ({ person }) => {
    const { page } = await person(wanted);
    const name = `Carla ${width} ${Date.now()}`;
    await page.goto('/account');
    await register(page, name);
    await fill(page, 'name-change-title', { 'account-name': `${name} II` });
    await expect(page.getByText(say('name-change-done'))).toBeVisible();
    await fill(page, 'password-change-title', { 'password-now': PASSWORD, 'password-new': `${PASSWORD} still` });
    await expect(page.getByText(say('password-change-done'))).toBeVisible();
    await expectAccessible(page, `/account of a member, ${width}`);
    await page.screenshot({ path: `screens/account-member-${width}.png`, fullPage: true });

    await page.getByRole('button', { name: say('account-log-out'), exact: true }).click();
    await fill(page, 'account-log-in', { 'account-name': `${name} II`, 'account-password': `${PASSWORD} still` });
    await expect(page.getByRole('heading', { name: `${name} II`, exact: true })).toBeVisible();

    await page.goto('/reset');
    await fill(page, 'reset-ask-title', { 'account-name': name });
    await expect(page.getByText(say('reset-asked'))).toBeVisible();
    await expectAccessible(page, `/reset, ${width}`);
    await page.screenshot({ path: `screens/reset-${width}.png`, fullPage: true });
  });
