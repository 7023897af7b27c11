/** The tab of the rules opens at the rules of the open question. */
import { expect, PHONE, test } from './support/fixtures';
import { hasTurn } from './support/rotation';
import { say } from './support/words';

const TABLES = [
  ['borneo', 3, 'BOR-'],
  ['goa', 2, 'GOA-'],
  ['cargo_noir', 2, 'CAR-'],
  ['novgorod', 2, 'NOV-'],
] as const;

for (const [number, [game, seats, prefix]] of TABLES.entries())
  for (const [how, wanted, at] of [
    ['next to the table', {}, 0],
    ['on a phone', PHONE, 2],
  ] as const)
    test(`${game}, ${how}`, { tag: hasTurn(number, 4, at) ? ['@ci'] : [] }, async ({ person, server }) => {
      const { match, tokens } = await server.prepare({ game, seats, share: 0.3 });
      const { page } = await person({ ...wanted, token: tokens[0] });
      await page.goto(`/table/${match}`);
      await page.locator('.table-page[data-turn="mine"]').waitFor();
      if (wanted === PHONE) await page.getByRole('button', { name: say('side-panel') }).tap();
      await page.getByRole('tab', { name: say('rules'), exact: true }).click();
      const now = page.locator('[data-rules-now]');
      await expect(now.getByRole('heading', { name: say('rules-now') })).toBeInViewport();
      const rules = now.locator('[data-rule-now]');
      await expect(rules.first()).toBeInViewport();
      const ids = await rules.evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset.ruleNow ?? ''));
      expect(ids.filter((id) => !id.startsWith(prefix))).toEqual([]);
      // Below them are all rules, where the same one is found.
      await rules.first().getByRole('link', { name: ids[0], exact: true }).click();
      await expect(page.locator(`[data-rule="${ids[0]}"]`)).toBeInViewport();
    });
