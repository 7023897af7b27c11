/** What others do is shown one scene at a time: told, marked, led by the player, and never in the way. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { Chance } from './support/chance';
import { expect, PHONE, test, type Person, type Wanted } from './support/fixtures';
import { Follower, timeToSkip } from './support/following';
import { GAMES, goSolo } from './support/gathering';
import { finger, mouse, type Hands } from './support/hands';
import { Player, playOut } from './support/player';
import { hasTurn, inTurn } from './support/rotation';

/** Scenes that a test wants to see. */
const MIN_SCENES = 3;
const MIN_GAP_MS = 500;
const MAX_SKIP_MS = 200;
const MAX_SKIPS = 3;

async function watching(person: (wanted: Wanted) => Promise<Person>, wanted: Wanted, hands: Hands, number: number) {
  const someone = await person({
    reducedMotion: 'no-preference',
    ...wanted,
    settings: { pace: 'normal', ...wanted.settings },
  });
  const follower = new Follower(someone.page);
  await follower.begin();
  await goSolo(someone, hands, GAMES[number]!);
  return { page: someone.page, follower, player: new Player(someone.page, hands, new Chance(11)) };
}

const shownOn = (page: Page) => page.evaluate(() => window.shown.length);

/** Play until something is shown, and stop there. */
async function untilShown(page: Page, player: Player): Promise<void> {
  await playOut([player], () => page.locator('[data-caption]').isVisible());
  await page.locator('[data-caption]').waitFor();
}

for (const [number, { name }] of GAMES.entries())
  test(
    `${name}: every event is shown, in the order of the log`,
    { tag: hasTurn(number, 8) ? ['@ci'] : [] },
    async ({ person }) => {
      const { page, follower, player } = await watching(person, {}, mouse, number);
      await playOut([player], async (taken) => taken >= 3 && (await shownOn(page)) > MIN_SCENES);
      const { missing, out_of_order, events, min_gap_ms } = await follower.followed();
      expect(missing).toEqual([]);
      expect(events).toBeGreaterThan(3);
      expect(out_of_order).toBe(0);
      expect(min_gap_ms).toBeGreaterThan(MIN_GAP_MS);
    },
  );

test('a scene can be paused, left and skipped, by keys and by a touch', inTurn(9), async ({ person }) => {
  const { page, player } = await watching(person, {}, mouse, 0);
  const caption = page.locator('[data-caption]');
  await untilShown(page, player);
  await page.keyboard.press('Space');
  await expect(page.locator('[data-pause]')).toHaveAttribute('aria-pressed', 'true');
  const first = await caption.textContent();
  await expectAccessible(page, 'a scene');
  await page.keyboard.press('x');
  await expect(page.locator('[data-pace]')).toHaveAttribute('data-pace', 'fast');
  await expect(caption).toHaveText(first ?? '');
  await page.keyboard.press('End');
  await expect(page.locator('[data-playback]')).toHaveCount(0);
  // A stall of the machine is not the page's: the best of a few counts.
  let best = Infinity;
  for (let tries = 0; tries < MAX_SKIPS && best >= MAX_SKIP_MS; tries += 1) {
    await untilShown(page, player);
    best = Math.min(best, (await timeToSkip(page)) ?? Infinity);
  }
  expect(best).toBeLessThan(MAX_SKIP_MS);
});

test('on a phone a tap on the table skips to the question', async ({ person }) => {
  const { page, player } = await watching(person, PHONE, finger, 0);
  await untilShown(page, player);
  await page.locator('.table-board').tap({ position: { x: 20, y: 20 } });
  await expect(page.locator('[data-playback]')).toHaveCount(0);
});

for (const [number, { name }] of GAMES.entries())
  test(`${name}: on a phone the page goes to what moves`, async ({ person }) => {
    const { page, follower, player } = await watching(person, PHONE, finger, number);
    await playOut([player], async (taken) => taken >= 6 && (await shownOn(page)) > 2 * MIN_SCENES);
    await follower.followed();
    const shown = await page.evaluate(() => window.shown);
    const away = shown.filter(({ marks, motions, inSight }) => (marks || motions) && !inSight);
    expect(away.map(({ caption }) => caption)).toEqual([]);
  });

test('without motion nothing flies, both ends are marked, and every caption is said once', async ({ person }) => {
  const { page, player, follower } = await watching(person, { reducedMotion: 'reduce' }, mouse, 0);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said, flew: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement) {
            if (node.closest('[data-announcer]')) said.push(node.textContent ?? '');
            if (node.querySelector('[data-flying]') ?? node.matches('[data-flying]'))
              Object.assign(window, { flew: 1 });
          }
    }).observe(document.body, { subtree: true, childList: true });
  });
  await playOut([player], async (taken) => taken >= 3 && (await shownOn(page)) > MIN_SCENES);
  const { missing } = await follower.followed();
  expect(missing).toEqual([]);
  const { said, flew } = await page.evaluate(() => {
    const seen = window as unknown as { said: string[]; flew: number };
    return { said: seen.said, flew: seen.flew };
  });
  expect(flew).toBe(0);
  const captions = (await page.evaluate(() => window.shown)).map((scene) => scene.caption);
  for (const caption of captions.slice(1, -1))
    expect(said.filter((text) => text.startsWith(caption)).length, caption).toBeGreaterThanOrEqual(1);
});
