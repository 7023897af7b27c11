/**
 * The pictures on the page of each game and in previews of links: `npx vite &`, then `node gallery/pictures.mjs` (PORT=5173).
 * They are drawn from the positions that the tests keep, so they need neither a server nor `positions.py`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';

const WEB = resolve(import.meta.dirname, '..');
const PORT = process.env.PORT ?? '5173';
const QUALITY = 74;
const LANGUAGES = ['en', 'de'];
const MOST_BYTES = 150_000;
/** Each game with its title and a position in which much lies on the table. */
const GAMES = {
  borneo: { title: 'Borneo', shown: 'board-4.cargo.middle' },
  goa: { title: 'Goa', shown: '4.bid.middle' },
  cargo_noir: { title: 'Cargo Noir', shown: '5.ships.middle' },
  novgorod: { title: 'Novgorod', shown: '4.evaluation.used' },
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** All messages of a package of the rules in a language. @param {string} folder @param {string} language */
const messages = (folder, language) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(`${language}.ftl`))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

/** A position of the tests without its question: a picture shows the table alone. @param {string} path */
function position(path) {
  const found = JSON.parse(readFileSync(path, 'utf8'));
  if (!found.seen) return JSON.stringify(found);
  const seen = { ...found.seen, words: { asked: '', legal: [] } };
  return JSON.stringify({ ...found, seen, foretold: [] });
}

/** A page on which the gallery finds the positions of the tests. @param {string} game @param {object} viewport */
async function pageFor(game, viewport) {
  const page = await browser.newPage({ viewport });
  page.on('pageerror', (error) => console.error(game, error.message));
  await page.route('**/gallery/positions/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const rules = `${WEB}/../src/kontor`;
    const [language = ''] = name.split('.');
    const body = name.endsWith('.ftl')
      ? `${messages(`${rules}/core/messages`, language)}\n${messages(`${rules}/games/${game}/messages`, language)}`
      : position(`${WEB}/src/games/${game}/fixtures/${name}`);
    return route.fulfill({ body });
  });
  return page;
}

/** Wait until everything is drawn, and write a picture. @param {any} page @param {string} path @param {'png' | 'webp'} format */
async function take(page, path, format) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const quality = format === 'webp' ? { quality: QUALITY } : {};
  const { data } = await session.send('Page.captureScreenshot', { format, ...quality });
  const picture = Buffer.from(data, 'base64');
  console.log(path.replace(`${WEB}/`, ''), picture.length);
  if (picture.length > MOST_BYTES) throw new Error(`${path} is too large`);
  writeFileSync(path, picture);
  await page.close();
}

for (const [game, { title, shown }] of Object.entries(GAMES)) {
  const own = `${WEB}/src/games/${game}/pictures`;
  for (const folder of [own, `${WEB}/public/pictures`]) mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES)
    for (const theme of ['light', 'dark']) {
      const page = await pageFor(game, { width: 1440, height: 900 });
      const asked = `game=${game}&position=${shown}&lang=${language}&theme=${theme}`;
      await page.goto(`http://127.0.0.1:${PORT}/gallery/?${asked}`);
      await page.waitForSelector('.table-page');
      await page.addStyleTag({ content: '.table-bar { display: none !important; }' });
      await take(page, `${own}/table-${language}-${theme}.webp`, 'webp');
    }
  const page = await pageFor(game, { width: 1200, height: 630 });
  await page.goto(`http://127.0.0.1:${PORT}/gallery/?game=${game}&preview=${encodeURIComponent(title)}`);
  await page.waitForSelector('.preview svg');
  await take(page, `${WEB}/public/pictures/${game}.png`, 'png');
}
await browser.close();
