/** From the end of a match to the moment that mattered, to a branch, to a decision: by mouse, keyboard and on a phone. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { decides } from './support/branching';
import { Chance } from './support/chance';
import { expect, PHONE, test } from './support/fixtures';
import { finger, Keyboard, mouse } from './support/hands';
import { Player } from './support/player';
import type { Prepared, Server } from './support/server';

/** A review has the lowest priority: on a busy machine it takes long. */
const COMPUTED_MS = 600_000;
test.setTimeout(900_000);

const made = new Map<Server, Promise<Prepared>>();

/** One finished match for all tests of a server: its review is computed once. */
function finished(server: Server): Promise<Prepared> {
  const known = made.get(server) ?? server.prepare({ game: 'goa', seats: 2, share: 1 });
  made.set(server, known);
  return known;
}

/** Wait for the curve; while it is computed the page says how far it is. */
async function computed(page: Page): Promise<void> {
  await expect(page.locator('[data-review], #review-curve').first()).toBeVisible();
  await expect(page.locator('#review-curve')).toBeVisible({ timeout: COMPUTED_MS });
}

async function fits(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(room!);
}

/** The step that the replay shows, from its address. */
async function stepShown(page: Page): Promise<number> {
  await page.waitForURL(/\/replay\?step=\d+/);
  return Number(new URL(page.url()).searchParams.get('step'));
}

/** The first decision that mattered, of one of the players: its step, and whose it is. */
async function firstMoment(page: Page): Promise<number> {
  await computed(page);
  const moment = page.locator('[data-moment="1"]');
  if (!(await moment.isVisible())) {
    await page.getByRole('radio').nth(1).check();
    await computed(page);
  }
  await expect(moment).toBeVisible();
  return Number(/step=(\d+)/.exec((await moment.locator('a').first().getAttribute('href')) ?? '')?.[1]);
}

test('by mouse: from the end to the moment that mattered most, to a branch, to a decision in it', async ({
  person,
  server,
}) => {
  const { match, tokens } = await finished(server);
  const someone = await person({ token: tokens[0] });
  const { page } = someone;
  await page.goto(`/table/${match}`);
  await page.locator(`[data-end] a[href="/table/${match}/review"]`).click();
  const step = await firstMoment(page);
  await expect(page.locator('#review-account')).toBeVisible();
  await expect(page.locator('[data-moment="1"] [data-moment-picture] [data-moment-mark]').first()).toBeVisible();
  await expectAccessible(page, 'a review');
  await page.locator('[data-moment="1"] a').first().click();
  expect(await stepShown(page)).toBe(step);
  await expect(page.locator('[data-moment-card="1"]')).toBeVisible();
  await expect(page.locator('[data-course]')).toBeVisible();
  await expectAccessible(page, 'a replay with a review');
  await page.locator(`[data-branch="${step}"]`).click();
  await page.locator('[data-branch-start]').click();
  await decides(someone, match, step);
  expect(await new Player(page, mouse, new Chance(1)).turn()).toBe('decided');
});

test('by keyboard: along the curve, and from the first moment to a decision in a branch', async ({
  person,
  server,
}) => {
  const { match, tokens } = await finished(server);
  const someone = await person({ token: tokens[0], settings: { theme: 'dark', language: 'de' } });
  const { page } = someone;
  await page.goto(`/table/${match}/review`);
  const step = await firstMoment(page);
  await expectAccessible(page, 'a review, dark, German');
  const slider = page.locator('input[type=range]');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Schritt 0: /);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Schritt 2: /);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-review-step="2"] a')).toBeFocused();

  await page.locator('[data-moment="1"] a').first().focus();
  await page.keyboard.press('Enter');
  expect(await stepShown(page)).toBe(step);
  await expect(page.locator('[data-moment-card="1"]')).toBeVisible();
  await expectAccessible(page, 'a replay with a review, dark, German');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`step=${step + 1}(&|$)`));
  await page.keyboard.press('ArrowLeft');
  await page.locator(`[data-branch="${step}"]`).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-branch-start]').focus();
  await page.keyboard.press('Enter');
  await decides(someone, match, step);
  expect(await new Player(page, new Keyboard(), new Chance(1)).turn()).toBe('decided');
});

test('on a phone: everything fits, from the review of another player to a decision in a branch', async ({
  person,
  server,
}) => {
  const { match, tokens } = await finished(server);
  const someone = await person({ ...PHONE, token: tokens[0] });
  const { page } = someone;
  await page.goto(`/table/${match}`);
  await page.locator(`[data-end] a[href="/table/${match}/review"]`).tap();
  await computed(page);
  await expectAccessible(page, 'a review on a phone');
  await fits(page);
  await page.getByRole('radio').nth(1).tap();
  await expect(page).toHaveURL(/seat=1$/);
  await computed(page);
  await page.getByRole('radio').nth(0).tap();
  await expect(page).toHaveURL(/seat=0$/);
  const step = await firstMoment(page);
  await page.locator('[data-moment="1"] a').first().tap();
  expect(await stepShown(page)).toBe(step);
  await expect(page.locator('[data-moment-card="1"]')).toBeVisible();
  await fits(page);
  await expectAccessible(page, 'a replay with a review on a phone');
  await page.locator(`[data-branch="${step}"]`).tap();
  await page.locator('[data-branch-start]').tap();
  await decides(someone, match, step);
  expect(await new Player(page, finger, new Chance(1)).turn()).toBe('decided');
});

test('the replay folds into rounds and turns, and stops before the own decisions alone', async ({ person, server }) => {
  const { match, tokens } = await finished(server);
  const { page } = await person({ token: tokens[0] });
  await page.goto(`/table/${match}/replay?step=20`);
  const rounds = page.locator('[data-round]');
  await expect(rounds.and(page.locator('[aria-expanded=true]'))).toHaveCount(1);
  await expect(page.locator('[data-timeline] [aria-current=step]')).toContainText('20');
  await rounds.last().click();
  await expect(rounds.last()).toHaveAttribute('aria-expanded', 'true');
  await expect(rounds.and(page.locator('[aria-expanded=true]'))).toHaveCount(1);
  await page.locator('[data-own-stops]').click();
  const slider = page.locator('input[type=range]');
  for (let stop = 0; stop < 3; stop++) {
    const before = await slider.inputValue();
    await page.keyboard.press('ArrowRight');
    await expect(slider).not.toHaveValue(before);
    await expect(page.locator('header .title p')).not.toBeEmpty();
    const asked = await page.evaluate(
      async (path) => (await fetch(path)).json() as Promise<{ deciders: number[]; legal: [] }>,
      `/api/matches/${match}/steps/${await slider.inputValue()}`,
    );
    expect(asked.deciders).toContain(0);
    expect(asked.legal.length).toBeGreaterThan(1);
  }
});

test('before the end there is no review', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 0.3 });
  const { page } = await person({ token: tokens[0] });
  await page.goto(`/table/${match}/review`);
  await expect(page.getByText('This match is not over yet.')).toBeVisible();
});
