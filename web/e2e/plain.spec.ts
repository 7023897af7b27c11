/** Every registered game can be played without its board: generic drawing and the plain list, to the end. */
import { readFileSync } from 'node:fs';
import { Chance } from './support/chance';
import { expect, test } from './support/fixtures';
import { mouse } from './support/hands';
import { Player, playOut } from './support/player';

/** The games as they are registered in the package. */
const [, entries] = /\[project\.entry-points\."kontor\.games"\]\n((?:.+\n)*)/.exec(
  readFileSync(`${import.meta.dirname}/../../pyproject.toml`, 'utf8'),
)!;
const games = [...entries!.matchAll(/^(\w+) =/gm)].map(([, slug]) => slug!);

test('these are all games that a server offers', async ({ person }) => {
  const { page } = await person();
  const offered = (await (await page.request.get('/api/games')).json()) as { slug: string }[];
  expect(offered.map(({ slug }) => slug).sort()).toEqual([...games].sort());
});

for (const game of games)
  test(`${game} to the end with the plain list`, async ({ person }) => {
    test.setTimeout(1_200_000);
    const { page } = await person({ settings: { plain: true } });
    await page.goto('/');
    await page.locator(`[data-game-card="${game}"]`).click();
    await page
      .getByRole('radio', { name: /^Deckhand/ })
      .first()
      .click();
    await page.locator('.go-now').click();
    await page.locator('.table-page[data-turn]').waitFor();
    await playOut([new Player(page, mouse, new Chance(11), true)]);
    await expect(page.locator('[data-end]')).toBeVisible();
  });
