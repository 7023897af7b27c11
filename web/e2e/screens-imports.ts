/** Pictures of importing: the page with what was imported, a mishap, the replay and the end of such a match. */
import { settled } from './support/everywhere';
import { expect, PHONE, test } from './support/fixtures';
import { become } from './support/members';
import { picture } from './support/pictures';
import { say } from './support/words';

test.setTimeout(300_000);

const WAYS = [
  ['1440', {}],
  ['390', PHONE],
] as const;

test('imports', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 3, share: 1 });
  const { page: first } = await person({ token: tokens[0] });
  const signed = await first.request.get(`/api/matches/${match}/record/signed`);
  const file = { name: 'match.kontor', mimeType: 'text/plain', buffer: await signed.body() };
  const torn = { ...file, buffer: Buffer.from((await signed.text()).replace('"step":5,', '"step":6,')) };
  for (const [way, options] of WAYS)
    for (const [theme, language] of [
      ['light', 'en'],
      ['dark', 'de'],
    ] as const) {
      const { page, context } = await person({ ...options, lost: true, settings: { theme, language } });
      await page.goto('/');
      await become(page, server.address, `Zora ${way} ${theme}`);
      await page.goto('/imports');
      const choose = page.getByLabel(say('import-choose', {}, language));
      await choose.setInputFiles(file);
      await page.waitForURL(/\/replay/);
      await settled(page);
      await picture(page, `import-replay-${way}-${theme}`);
      await page.goto(new URL(page.url()).pathname.replace('/replay', ''));
      await expect(page.locator('[data-import-note]')).toBeVisible();
      await settled(page);
      await picture(page, `import-end-${way}-${theme}`);
      await page.goto('/imports');
      await choose.setInputFiles(torn);
      await expect(page.getByRole('alert')).toBeVisible();
      await picture(page, `imports-${way}-${theme}`);
      await page.goto('/account');
      await page.getByRole('link', { name: say('import-title', {}, language) }).scrollIntoViewIfNeeded();
      await picture(page, `import-account-${way}-${theme}`);
      await context.close();
    }
});
