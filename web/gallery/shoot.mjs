/** Pictures of the gallery: `node gallery/shoot.mjs OUT game position[&pick=…] …` (a Vite server must run; PORT=5173). */
import { chromium } from '@playwright/test';

const [out, game, ...positions] = process.argv.slice(2);
const port = process.env.PORT ?? '5173';
const widths = (process.env.WIDTHS ?? '1440,820,390').split(',').map(Number);
const themes = (process.env.THEMES ?? 'light,dark').split(',');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const position of positions)
  for (const theme of themes)
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: width < 600 ? 844 : 900 } });
      page.on('pageerror', (error) => console.error(position, error.message));
      page.on('console', (message) => message.type() === 'error' && console.error(position, message.text()));
      await page.goto(
        `http://127.0.0.1:${port}/gallery/?game=${game}&position=${position}&theme=${theme}&lang=${process.env.LANGUAGE_OF_PAGE ?? 'en'}`,
      );
      await page.waitForSelector('.table-page');
      await page.waitForTimeout(300);
      await page.screenshot({
        path: `${out}/${game}.${position.replaceAll(/[&=:,]/g, '_')}.${width}.${theme}.png`,
        fullPage: width < 1100,
      });
      await page.close();
    }
await browser.close();
