/** What a screen reader says of a part of the page: pictures by their names. */
import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    spokenOf(part: Element): string;
  }
}

/** Give every page of a context the function `spokenOf`. */
export async function listenToPictures(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.spokenOf = (part) => {
      const heard = part.cloneNode(true) as Element;
      for (const picture of heard.querySelectorAll('[role="img"][aria-label]'))
        picture.replaceWith(picture.getAttribute('aria-label') ?? '');
      for (const drawn of heard.querySelectorAll('svg')) drawn.remove();
      return (heard.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
  });
}
