/**
 * Draws the icons of the installed app from public/kontor.svg, in Debian's Chromium: `node icons.mjs`.
 *
 * A maskable icon fills its square, because systems cut it to a shape of their own; what matters stays in the middle.
 */
import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const GROUND = '#f6f1e7';
const ICONS = [
  { file: 'icon-192.png', pixels: 192, part: 1, ground: 'transparent' },
  { file: 'icon-512.png', pixels: 512, part: 1, ground: 'transparent' },
  { file: 'maskable-512.png', pixels: 512, part: 0.8, ground: GROUND },
  { file: 'apple-touch-icon.png', pixels: 180, part: 1, ground: GROUND },
];

const drawing = readFileSync(`${import.meta.dirname}/public/kontor.svg`, 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? execSync('command -v chromium', { encoding: 'utf8' }).trim(),
  args: ['--no-sandbox'],
});
for (const { file, pixels, part, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  await page.setContent(
    `<body style="margin:0;background:${ground};display:grid;place-items:center;height:100vh">
     <div style="width:${pixels * part}px;height:${pixels * part}px">${drawing}</div>`,
  );
  const picture = await page.screenshot({ omitBackground: ground === 'transparent' });
  writeFileSync(`${import.meta.dirname}/public/icons/${file}`, picture);
  await page.close();
}
await browser.close();
