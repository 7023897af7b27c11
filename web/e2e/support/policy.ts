/** What the content security policy of a page forbids while it is used. */
import type { Page } from '@playwright/test';

/** Note what the policy of a page forbids, from its first moment on. */
export async function watch(page: Page): Promise<string[]> {
  const forbidden: string[] = [];
  await page.exposeFunction('noteForbidden', (what: string) => forbidden.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { noteForbidden } = globalThis as unknown as { noteForbidden(what: string): void };
      noteForbidden(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return forbidden;
}
