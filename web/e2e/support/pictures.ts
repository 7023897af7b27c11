/** Pictures of pages in web/screens, small enough to keep some of them in docs/screens. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const FOLDER = `${import.meta.dirname}/../../screens`;
const MAX_BYTES = 300_000;

/** Reduce the colours: a third of the size, and no visible difference. Debian: apt-get install pngquant. */
function pack(file: string): void {
  execFileSync('pngquant', ['--force', '--speed', '3', '--output', file, '256', file]);
}

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const path = `${FOLDER}/${name}.png`;
  await page.screenshot({ path, animations: 'disabled' }); // not the full page: the sticky bar would cover its middle
  pack(path);
  expect.soft(statSync(path).size, `${name} is small enough`).toBeLessThan(MAX_BYTES);
}
