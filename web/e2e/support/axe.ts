/** Deque's axe on a page: nothing serious or critical may be found. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds that keeps people out, one line for each place. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  const results = await page.evaluate(() => {
    const { axe } = window as unknown as {
      axe: { run: (where: Document, options: object) => Promise<AxeResults> };
    };
    return axe.run(document, { resultTypes: ['violations'] });
  });
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${impact} ${id}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
      ),
    );
}

export async function expectAccessible(page: Page, what: string): Promise<void> {
  const found = await findings(page);
  for (const each of found) console.error(`${what}: ${each}`);
  expect.soft(found, `axe on ${what}`).toEqual([]);
}
