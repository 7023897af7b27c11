/** Pictures of every board early, in the middle and late, and of the other pages, wide and narrow, light and dark: `make screens`. */
import { expect, test, type Person, type Wanted } from './support/fixtures';
import { picture } from './support/pictures';
import type { Wish } from './support/server';
import { OWN_PAGE } from './support/own-page';

const WIDTHS = [1440, 820, 390];
const THEMES = ['light', 'dark'] as const;
const MOMENTS = { early: 0.1, middle: 0.5, late: 0.9 };
const BOARDS: Record<string, Omit<Wish, 'share'>> = {
  borneo: { game: 'borneo', seats: 4 },
  goa: { game: 'goa', seats: 4 },
  cargo_noir: { game: 'cargo_noir', seats: 4 },
  novgorod: { game: 'novgorod', seats: 4, options: { merchant_and_pirate: true, special_orders: true } },
};

test.describe.configure({ timeout: 300_000 });

/** Take one page at every width in both themes. */
async function takeAll(
  person: (wanted: Wanted) => Promise<Person>,
  token: string | undefined,
  path: string,
  ready: string,
  name: string,
  then: (page: Person['page']) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const theme of THEMES)
    for (const width of WIDTHS) {
      const viewport = { width, height: { 390: 844, 820: 1180 }[width] ?? 900 };
      const { page, context } = await person({ viewport, token, settings: { theme } });
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      await then(page);
      await picture(page, `${name}-${width}-${theme}`);
      await context.close();
    }
}

for (const [board, wish] of Object.entries(BOARDS))
  for (const [moment, share] of Object.entries(MOMENTS))
    test(`${board}, ${moment}`, async ({ person, server }) => {
      const { match, tokens } = await server.prepare({ ...wish, share });
      await takeAll(person, tokens[0], `/table/${match}`, '.table-page[data-turn]', `${board}-${moment}`);
    });

for (const [board, wish] of Object.entries(BOARDS))
  test(`${board}, the end and the replay`, async ({ person, server }) => {
    const { match, tokens, of } = await server.prepare({ ...wish, share: 1 });
    await takeAll(person, tokens[0], `/table/${match}`, '[data-end] h2', `${board}-end`);
    await takeAll(
      person,
      tokens[0],
      `/table/${match}/replay?step=${Math.round(of / 2)}`,
      '#replay-board',
      `${board}-replay`,
    );
  });

test('Borneo in its card edition, with five players', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({
    game: 'borneo',
    seats: 5,
    options: { edition: 'card' },
    share: 0.5,
  });
  await takeAll(person, tokens[0], `/table/${match}`, '.table-page[data-turn]', 'borneo-card-middle');
});

test('the lobby', async ({ person, server }) => {
  const { match, tokens } = await server.open('goa', 4);
  await takeAll(person, tokens[0], `/table/${match}`, 'main h1', 'lobby');
});

test('the front page', async ({ person, server }) => {
  const { tokens } = await server.prepare({ ...BOARDS.goa!, share: 0.5 });
  await takeAll(person, tokens[0], '/', 'main h1', 'home');
});

test('instructions', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ ...BOARDS.goa!, share: 0.4, asks: ['bid'] });
  const [lot, round_no] = ['any', 5];
  const given = [
    { order: 'bid_up_to', round_no, lot, limit: 7, manner: 'least', unless_leader: true },
    { order: 'keep_extra_actions', round_no },
  ];
  const { page, context } = await person({ token: tokens[1] });
  for (const order of given) {
    const answer = await page.request.post(`/api/matches/${match}/orders`, { headers: OWN_PAGE, data: { order } });
    expect(answer.ok()).toBe(true);
  }
  await context.close();
  await takeAll(person, tokens[1], `/table/${match}`, '[data-leave-instruction]', 'instructions', async (open) => {
    await open.locator('[data-leave-instruction]').click();
    await open.locator('[data-instruction-new=pass_bids]').click();
    await open.locator('[data-instruction-form]').getByRole('switch').click();
  });
});
