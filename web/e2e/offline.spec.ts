/** A match that was kept: opened from the disk with the network cut, shown whole, and refused where a byte was changed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { say } from './support/words';

const ROOT = `${import.meta.dirname}/../..`;
const GAMES = ['borneo', 'cargo_noir', 'goa', 'novgorod'] as const;
let folder = '';
const steps = new Map<string, number>();

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-pages-'));
  const path = [`${ROOT}/tests`, process.env.PYTHONPATH].filter(Boolean).join(':');
  const env = { ...process.env, PYTHONPATH: path };
  const told = execFileSync(`${ROOT}/.venv/bin/python`, ['-m', 'signed.pages', folder], { cwd: ROOT, env });
  for (const line of told.toString().trim().split('\n')) {
    const [game = '', count = ''] = line.split(' ');
    steps.set(game, Number(count));
  }
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Open a file with the network cut; every request for something that is not the file itself is noted. */
async function openFile(browser: Browser, file: string): Promise<{ page: Page; asked: string[]; faults: string[] }> {
  const context = await browser.newContext({ offline: true, locale: 'en-GB' });
  const page = await context.newPage();
  const [asked, faults]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.url());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`file://${file}`);
  return { page, asked, faults };
}

for (const game of GAMES) {
  test(`a whole match of ${game} is shown from the disk without a network${game === 'goa' ? ' @ci' : ''}`, async ({
    browser,
  }) => {
    const last = steps.get(game)!;
    const { page, asked, faults } = await openFile(browser, join(folder, `${game}.html`));
    await expect(page.locator('.table-page .table-board')).toBeVisible();
    await expect(page.locator('[data-proof=fits]')).toBeVisible();

    const where = page.locator('.controls .where');
    const forward = page.getByRole('button', { name: say('replay-forward') });
    for (let step = 1; step <= 12; step++) {
      await forward.click();
      await expect(where).toHaveText(say('replay-step-of', { step, last }));
    }
    // Each seat sees its own things, at steps all over the match.
    for (let seat = 0; seat < 2; seat++) {
      await page.getByRole('button', { name: new RegExp(`^${say('replay-eyes')}`) }).click();
      await page
        .getByRole('option')
        .nth(seat + 1)
        .click();
      for (const share of [0.25, 0.5, 0.75]) {
        const step = Math.round(last * share);
        await page.goto(`file://${join(folder, `${game}.html`)}#${step}`);
        await expect(where).toHaveText(say('replay-step-of', { step, last }));
        await expect(page.locator('.table-board')).not.toBeEmpty();
      }
    }
    await page.getByRole('button', { name: say('replay-last') }).click();
    await expect(where).toHaveText(say('replay-step-of', { step: last, last }));
    await page.locator('[data-proof]').click();
    const proof = page.getByRole('dialog');
    await expect(proof.getByText(say('viewer-signed'))).toBeVisible();
    await expect(proof.locator('.ranks li')).not.toHaveCount(0);

    expect(asked.every((url) => url.startsWith(`file://${folder}/${game}.html`))).toBe(true);
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

/** Where a byte is changed: a mark before it, how far behind, and what the page must say. */
const CHANGES = [
  { what: 'a step of the record', mark: '{"part":"step","step":7,', place: 'step', step: 7 },
  { what: 'the hash of a step', mark: '{"part":"step","step":8,', behind: -30, place: 'step', step: 8 },
  { what: 'what is shown of a step', mark: '{"part":"shown","step":9,', behind: 60, place: 'step', step: 9 },
  { what: 'a name', mark: '"seats":[{"name":"', place: 'match', step: 0 },
  { what: 'the signature', mark: '\tsignature ', place: 'signature', step: 0 },
  { what: 'the page around the record', mark: '<meta name="viewport" content="width', place: 'page', step: 0 },
  { what: 'the style', mark: '<style>@font-face{font-family:', place: 'page', step: 0 },
] as const;

for (const change of CHANGES) {
  test(`a changed byte in ${change.what} is refused and its place named${change.step === 7 ? ' @ci' : ''}`, async ({
    browser,
  }) => {
    const content = readFileSync(join(folder, 'goa.html'));
    const at = content.indexOf(change.mark) + ('behind' in change ? change.behind : change.mark.length);
    expect(content.indexOf(change.mark)).toBeGreaterThan(0);
    content[at]! ^= 1;
    const file = join(folder, `changed-${CHANGES.indexOf(change)}.html`);
    writeFileSync(file, content);

    const { page } = await openFile(browser, file);

    await expect(page.locator('[data-refused]')).toHaveAttribute('data-refused', change.place);
    await expect(page.locator('[data-refused]')).toHaveAttribute('data-step', String(change.step));
    await expect(page.locator('.table-page')).toHaveCount(0);
    if (change.step) {
      await expect(page.getByText(say('viewer-refused-at', { place: 'step', step: change.step }))).toBeVisible();
    }
    await page.context().close();
  });
}

test('a changed program does not run, and the page says so', async ({ browser }) => {
  const content = readFileSync(join(folder, 'goa.html'));
  const at = content.lastIndexOf('</script>') - 20;
  content[at]! ^= 1;
  const file = join(folder, 'changed-program.html');
  writeFileSync(file, content);
  const { page } = await openFile(browser, file);
  await expect(page.getByText('its program did not start')).toBeVisible();
  await expect(page.locator('.table-page')).toHaveCount(0);
  await page.context().close();
});
