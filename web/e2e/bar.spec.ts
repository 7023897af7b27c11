/** The bar: no answer, question or tip in it is cut, the list makes way for cards and goes by Escape, and the table is brought into sight. */
import type { Page } from '@playwright/test';
import { Chance } from './support/chance';
import { expect, PHONE, test, type Wanted } from './support/fixtures';
import { figures } from './support/figures';
import { GAMES, goSolo } from './support/gathering';
import { finger, mouse, type Hands } from './support/hands';
import { Player, playOut } from './support/player';
import { hasTurn, inTurn } from './support/rotation';

const DECISIONS = 12;
/** The questions that a match comes to, by the names of their frames: all that one player is asked in most matches. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  borneo: ['placement', 'order', 'payment', 'merchants', 'attack', 'defence', 'relocation', 'cargo', 'distribution'],
  cargo_noir: ['ships', 'swap', 'basket', 'payment', 'sending', 'bid'],
  goa: ['place_flag', 'place_marker', 'bid', 'auctioneer_decide', 'turn', 'after_action', 'founding', 'place_spice'],
  novgorod: ['career_side', 'pick', 'route', 'evaluation', 'purchase'],
};
const WIDTHS: readonly (readonly [number, Wanted, Hands])[] = [
  [1440, {}, mouse],
  [390, PHONE, finger],
];

/** Answers that can be seen in part only; on one column, whether the bar is cut. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const around = document.querySelector('[data-offers]')?.getBoundingClientRect();
    for (const each of document.querySelectorAll<HTMLElement>('[data-offers] > *')) {
      const box = each.getBoundingClientRect();
      const cut =
        around && (box.right > around.right + 4 || box.left < around.left - 4 || box.bottom > around.bottom + 4);
      if (cut && each.checkVisibility({ visibilityProperty: true })) found.push(`cut: ${each.textContent}`);
    }
    const bar = document.querySelector('.table-bar')!.getBoundingClientRect();
    if (bar.bottom > innerHeight + 1 && innerWidth < 1100) found.push('the bar is cut');
    for (const each of document.querySelectorAll<HTMLElement>('.table-bar [data-offers] > *'))
      if (each.getBoundingClientRect().bottom > bar.bottom + 1 && each.checkVisibility({ visibilityProperty: true }))
        found.push(`below the bar: ${each.textContent}`);
    return found;
  });
}

/** Questions and tips that can be seen in part only, with the number of pixels that are missing. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.table-bar :is([data-question], [data-advice], [data-caption])')]
      .map((words) => {
        const around = words.matches('[data-caption]') ? words : words.parentElement!;
        const foot = around.getBoundingClientRect().top + around.clientHeight;
        const below =
          words === around ? words.scrollHeight - words.clientHeight : words.getBoundingClientRect().bottom - foot;
        const beside = words.scrollWidth - words.clientWidth;
        return { text: words.textContent, missing: Math.round(Math.max(below, beside)) };
      })
      .filter(({ missing }) => missing > 4)
      .map(({ text, missing }) => `${missing} px: ${text}`),
  );
}

for (const { name, game, seats } of GAMES)
  test(`${name}, on a phone: no question, tip or answer is cut, in English and in German`, async ({
    person,
    server,
  }) => {
    test.setTimeout(300_000);
    const found = new Set<string>();
    let asked = 0;
    for (const question of QUESTIONS[game] ?? []) {
      const place = await server.prepare({ game, seats, share: 0.6, asks: [question] });
      for (const locale of ['en-GB', 'de-DE']) {
        const { page, context } = await person({ ...PHONE, locale, token: place.tokens[0] });
        await page.goto(`/table/${place.match}`);
        const player = new Player(page, finger, new Chance(asked));
        await player.until((sight) => sight.turn === 'mine' && !sight.busy, `the question ${question}`);
        const look = async () =>
          [...(await cutWords(page)), ...(await faults(page))].forEach((words) => found.add(words));
        await look();
        const [thing] = (await player.look()).targets.filter(({ kind }) => kind === 'ref');
        if (thing) await finger.touch(page.locator(thing.selector).filter({ visible: true }).first());
        await look();
        asked += 1;
        await context.close();
      }
    }
    figures({ asked, cut: found.size });
    expect([...found]).toEqual([]);
  });

for (const [at, [width, wanted, hands]] of WIDTHS.entries())
  for (const [number, setup] of GAMES.entries())
    test(
      `${setup.name}, ${width} wide: no answer is cut`,
      { tag: hasTurn(GAMES.length * at + number, 8) ? ['@ci'] : [] },
      async ({ person }) => {
        const someone = await person(wanted);
        await goSolo(someone, hands, setup);
        const player = new Player(someone.page, hands, new Chance(5));
        const found: string[] = [];
        await playOut([player], async (taken) => {
          found.push(...(await faults(someone.page)));
          return taken >= DECISIONS;
        });
        expect(found).toEqual([]);
      },
    );

test(
  'the list goes by Escape, makes way for a card, and leaves what is chosen to be done',
  inTurn(1),
  async ({ person }) => {
    const someone = await person();
    const { page } = someone;
    await goSolo(someone, mouse, GAMES[0]!);
    const player = new Player(page, mouse, new Chance(3));
    await player.until((sight) => sight.turn === 'mine' && !sight.busy, 'a question');
    const [button, list] = [page.locator('[data-list]'), page.locator('[data-list-view]')];
    await button.click();
    await expect(list).toBeVisible();
    await list.locator('button').first().focus();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.locator('[data-thing="pile:draw"]').first().hover();
    await expect(page.locator('[data-inspect]')).toBeVisible();
    await button.click();
    await expect(page.locator('[data-inspect]')).toHaveCount(0);
    await expect(list).toBeVisible();

    const thing = page.locator('[data-ref][data-pick="legal"]').first();
    await thing.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-clear]')).toBeVisible();
    expect(await player.untilReady()).toBe(true);
    await expect(page.locator('.table-bar [data-confirm]')).toBeVisible();
    await expect(list).toBeVisible();
  },
);

test('Enter takes an amount, and Enter on the one that is taken does it', inTurn(2), async ({ person }) => {
  const someone = await person();
  const { page } = someone;
  await goSolo(
    someone,
    mouse,
    GAMES.find(({ game }) => game === 'goa')!,
  );
  const player = new Player(page, mouse, new Chance(3));
  const amounts = page.locator('.table-bar [data-amount]');
  let found = false;
  await playOut([player], async () => (found = (await amounts.count()) > 1));
  expect(found).toBe(true);
  const { seq } = await player.look();
  await amounts.last().focus();
  await page.keyboard.press('Enter');
  await expect(amounts.last()).toHaveAttribute('aria-pressed', 'true');
  expect((await player.look()).seq).toBe(seq);
  await page.keyboard.press('Enter');
  await player.until((sight) => sight.seq > seq || sight.turn === 'over', 'the amount to be done');
});
