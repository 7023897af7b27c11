/** Pictures for docs/screens, small enough for a repository. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const FOLDER = `${import.meta.dirname}/../../../docs/screens`;
const LARGEST = 300_000;

/** Fewer colours make a picture a third as large, and nobody sees it. Debian: apt-get install pngquant. */
function pack(file: string): void {
  execFileSync('pngquant', ['--force', '--speed', '3', '--output', file, '256', file]);
}

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const path = `${FOLDER}/${name}.png`;
  await page.screenshot({ path, animations: 'disabled' }); // what one sees: a bar that sticks would lie across a whole page
  pack(path);
  expect.soft(statSync(path).size, `${name} is small enough`).toBeLessThan(LARGEST);
}
