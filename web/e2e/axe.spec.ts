/** axe finds nothing serious on any page, light and dark, in English and German, wide and narrow. */
import { expectAccessible } from './support/axe';
import { everywhere, visit } from './support/everywhere';
import { PHONE, test, type Wanted } from './support/fixtures';

const LIGHT_ENGLISH: Wanted = { settings: { theme: 'light', language: 'en' } };
const DARK_GERMAN: Wanted = { settings: { theme: 'dark', language: 'de' } };

/** How a page is looked at, and in a short run every which page, from which on. */
const WAYS: [string, Wanted, string[], number, number][] = [
  ['every second page: light, English', LIGHT_ENGLISH, ['@ci'], 2, 0],
  ['every other page: dark, German', DARK_GERMAN, ['@ci'], 2, 1],
  ['every page: light, English', LIGHT_ENGLISH, [], 1, 0],
  ['every page: dark, German', DARK_GERMAN, [], 1, 0],
  ['every page: dark, English', { settings: { theme: 'dark', language: 'en' } }, [], 1, 0],
  ['every page: light, German', { settings: { theme: 'light', language: 'de' } }, [], 1, 0],
  ['every page: a phone, dark, English', { ...PHONE, settings: { theme: 'dark', language: 'en' } }, [], 1, 0],
  ['every page: a phone, light, German', { ...PHONE, settings: { theme: 'light', language: 'de' } }, [], 1, 0],
  ['every page: plain, light, English', { settings: { theme: 'light', language: 'en', plain: true } }, [], 1, 0],
];

for (const [name, wanted, tag, step, first] of WAYS)
  test(`axe on ${name}`, { tag }, async ({ person, server }) => {
    test.setTimeout(300_000);
    for (const [number, place] of (await everywhere(server)).entries()) {
      if (number % step !== first) continue;
      const { page, context } = await person({ ...wanted, token: place.token, lost: true });
      await visit(page, place);
      await expectAccessible(page, `${place.name} (${name})`);
      await context.close();
    }
  });
