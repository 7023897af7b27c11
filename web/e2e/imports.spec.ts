/** A record that is taken from one match and brought by another member: watched, branched off from, and removed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expectAccessible } from './support/axe';
import { decides } from './support/branching';
import { expect, PHONE, test, type Person } from './support/fixtures';
import { become } from './support/members';
import { inTurn } from './support/rotation';
import { say } from './support/words';

test.setTimeout(600_000);

/** Read the signed record of a match as a file of the disk. */
async function taken({ page }: Person, match: string, path: string): Promise<string> {
  const answer = await page.request.get(`/api/matches/${match}/record/signed`);
  expect(answer.ok()).toBe(true);
  writeFileSync(path, await answer.body());
  return path;
}

const name = () => `Zora ${Math.random().toString(36).slice(2, 8)}`;

test(
  'a signed record is imported, watched step by step, branched off from and removed',
  inTurn(16),
  async ({ person, server }, info) => {
    const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 1 });
    const file = await taken(await person({ token: tokens[0] }), match, info.outputPath('match.kontor'));
    const zora = await person();
    const { page } = zora;
    await become(page, server.address, name());

    await page.goto('/account');
    await page.getByRole('link', { name: say('import-title') }).click();
    await expect(page.getByText(say('import-none'))).toBeVisible();
    await expectAccessible(page, 'the page for imports');
    await page.getByLabel(say('import-choose')).setInputFiles(file);
    await page.waitForURL(/\/table\/\w+\/replay/);
    const brought = new URL(page.url()).pathname.split('/')[2]!;
    expect(brought).not.toBe(match);
    await expect(page.locator('[data-import-note]:visible')).toBeVisible();
    await expectAccessible(page, 'the replay of an import');
    await page.getByRole('button', { name: say('replay-forward') }).click();
    await page.getByRole('button', { name: say('replay-last') }).click();

    await page.goto(`/table/${brought}`);
    await expect(page.locator('[data-end] [data-import-note]')).toBeVisible();
    await expect(page.locator('[data-verdict="imported"], [data-verdict="prepared"]')).toBeVisible();
    const kept = await page.request.get(`/api/matches/${brought}/record/signed`);
    expect((await kept.body()).equals(readFileSync(file))).toBe(true);

    await page.goto(`/table/${brought}/replay?step=20`);
    await page.locator('[data-branch="20"]').click();
    await page.locator('[data-branch-start]').click();
    await decides(zora, brought, 20);
    const branch = page.url();

    await page.goto('/imports');
    await page.locator(`[data-import="${brought}"]`).getByRole('button').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('import-remove') })
      .click();
    await expect(page.getByText(say('import-none'))).toBeVisible();
    await page.goto(branch);
    await expect(page.locator('p[data-branch-mark]')).toBeVisible();
  },
);

test('by keyboard, in German and dark, on a phone: a changed file is refused in words, the right one is taken', async ({
  person,
  server,
}, info) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 1 });
  const file = await taken(await person({ token: tokens[0] }), match, info.outputPath('match.kontor'));
  const changed = info.outputPath('changed.kontor');
  writeFileSync(changed, readFileSync(file, 'utf8').replace('"step":5,', '"step":6,'));
  const { page } = await person({ ...PHONE, settings: { theme: 'dark', language: 'de' }, lost: true });
  await page.goto('/imports');
  await expect(page.getByRole('link', { name: say('import-become-member', {}, 'de') })).toBeVisible();
  await become(page, server.address, name());
  await page.reload();

  const choose = page.getByLabel(say('import-choose', {}, 'de'));
  await choose.focus();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(changed);
  await expect(page.getByRole('alert')).toContainText('Schritt 5');
  await expectAccessible(page, 'a refused import on a phone, dark, German');
  await choose.setInputFiles(file);
  await page.waitForURL(/\/table\/\w+\/replay/);
  await expect(page.locator('[data-import-note]:visible')).toContainText(say('import-names', {}, 'de'));
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(room!);
});
