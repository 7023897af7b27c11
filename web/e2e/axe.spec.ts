/** axe finds nothing serious on any page, light and dark, in English and German, wide and narrow. */
import { expectAccessible } from './support/axe';
import { everywhere, visit } from './support/everywhere';
import { PHONE, test, type Wanted } from './support/fixtures';
import { hasTurn } from './support/rotation';

const LIGHT_ENGLISH: Wanted = { settings: { theme: 'light', language: 'en' } };
const DARK_GERMAN: Wanted = { settings: { theme: 'dark', language: 'de' } };

/** How a page is looked at; a short run takes one page in 24, from this one on. */
const WAYS: [string, Wanted, string[], number?][] = [
  ['one page in 24: light, English', LIGHT_ENGLISH, ['@ci'], 0],
  ['another page in 24: dark, German', DARK_GERMAN, ['@ci'], 8],
  ['every page: light, English', LIGHT_ENGLISH, []],
  ['every page: dark, German', DARK_GERMAN, []],
  ['every page: dark, English', { settings: { theme: 'dark', language: 'en' } }, []],
  ['every page: light, German', { settings: { theme: 'light', language: 'de' } }, []],
  ['every page: a phone, dark, English', { ...PHONE, settings: { theme: 'dark', language: 'en' } }, []],
  ['every page: a phone, light, German', { ...PHONE, settings: { theme: 'light', language: 'de' } }, []],
  ['every page: plain, light, English', { settings: { theme: 'light', language: 'en', plain: true } }, []],
];

for (const [name, wanted, tag, shift] of WAYS)
  test(`axe on ${name}`, { tag }, async ({ person, server }) => {
    test.setTimeout(900_000);
    for (const [number, prepare] of everywhere(server).entries()) {
      if (shift !== undefined && !hasTurn(number, 24, shift)) continue;
      const place = await prepare();
      const { page, context } = await person({ ...wanted, token: place.token, lost: true });
      await visit(page, place);
      await expectAccessible(page, `${place.name} (${name})`);
      await context.close();
    }
  });
