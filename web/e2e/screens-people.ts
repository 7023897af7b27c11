/** Pictures of the pages of people: somebody else's, one's own, and the statistics. */
import { settled } from './support/everywhere';
import { PHONE, test } from './support/fixtures';
import { picture } from './support/pictures';

test.setTimeout(300_000);

const WAYS = [
  ['1440', {}],
  ['390', PHONE],
] as const;
const PAGES = [
  ['person', '/people/Vito'],
  ['person-own', '/people/Nora'],
  ['statistics', '/statistics'],
] as const;

test('people', async ({ person, server }) => {
  const { tokens } = await server.acquaint(['Nora', 'Vito']);
  for (const [way, options] of WAYS)
    for (const [theme, language] of [
      ['light', 'en'],
      ['dark', 'de'],
    ] as const) {
      const { page, context } = await person({ ...options, token: tokens[0], settings: { theme, language } });
      for (const [name, path] of PAGES) {
        await page.goto(path);
        await settled(page);
        await picture(page, `${name}-${way}-${theme}`);
      }
      await context.close();
    }
});
