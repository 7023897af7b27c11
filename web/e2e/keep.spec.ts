/** Keep this match: the download of a server opens from the disk, shows the same match, and says what it proves. */
import { expect, test } from './support/fixtures';
import { say } from './support/words';

test('the end page gives the whole match as one file that opens without the server', async ({
  browser,
  person,
  server,
}, info) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 2, share: 1 });
  const { page } = await person({ token: tokens[0] });
  await page.goto(`/table/${match}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('end-keep') }).click();
  const file = info.outputPath('kept.html');
  await (await download).saveAs(file);

  const context = await browser.newContext({ offline: true, locale: 'en-GB' });
  const kept = await context.newPage();
  await kept.goto(`file://${file}`);
  await kept.locator('[data-proof]').click();
  const proof = kept.getByRole('dialog');
  await expect(proof.getByText(say('viewer-chain'))).toBeVisible();
  await expect(
    proof.getByText(`kontor verify ${match}.kontor`).or(proof.getByText('kontor verify match.kontor')),
  ).toBeVisible();
  await expect(proof.locator('.ranks li')).toHaveCount(2);
  await context.close();
});
