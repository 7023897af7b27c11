/** The documentation that a server shows: found by its search, a rule by its address, under the policy of all pages. */
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { watch } from './support/policy';
import { say } from './support/words';

test('the documentation is reached from the foot of a page, searched, and needs nothing that its policy forbids', async ({
  person,
}) => {
  const { page } = await person();
  const forbidden = await watch(page);
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('foot-docs') })
    .click();
  await expect(page.locator('h1')).toHaveText(/Kontor/);
  expect(new URL(page.url()).pathname).toBe('/docs/index.html');

  await page.locator('.md-search__input').fill('determinize');
  const [found] = await Promise.all([
    page.waitForEvent('framenavigated'),
    page.locator('.md-search-result__item a').first().click(),
  ]);
  expect(new URL(found.url()).pathname).not.toBe('/docs/index.html');
  await expect(page.locator('article')).toContainText('determinize');

  await page.goto('/docs/rules/goa.html#GOA-K16');
  await expect(page.locator('[id="GOA-K16"]')).toBeInViewport();
  await page.locator('.md-header [data-md-component=palette] label:visible').click();
  await expect(page.locator('body')).toHaveAttribute('data-md-color-scheme', 'slate');
  expect(forbidden).toEqual([]);
  await expectAccessible(page, 'a ledger in the dark theme');
});

test('the plots of the arena are drawn and axe finds nothing serious on the first pages', async ({ person }) => {
  const { page } = await person();
  for (const name of ['index', 'arena', 'reference/bots', 'reference/http']) {
    await page.goto(`/docs/${name}.html`);
    await expect(page.locator('h1').first()).toBeVisible();
    await expectAccessible(page, `/docs/${name}.html`);
  }
  await page.goto('/docs/arena.html');
  await expect(page.locator('.plot svg .bar').first()).toBeVisible();
});
