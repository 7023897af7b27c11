/**
 * What holds for every test. The files share one document and one copy of each module, because loading them again for
 * each file costs more than the tests; so whatever a test leaves behind is cleared here, and no test waits for another.
 */
import { cleanup, configure } from '@testing-library/svelte';
import { afterEach, vi } from 'vitest';

const page = typeof document !== 'undefined';

// Other people's tests may keep the machine busy.
configure({ asyncUtilTimeout: 10_000 });

if (page) {
  // What jsdom has not: the settings ask for the first, charts and menus for the second, a new page for the third.
  const ignored = () => undefined;
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener: ignored, removeEventListener: ignored }) as unknown as MediaQueryList;
  window.ResizeObserver = class {
    observe = ignored;
    unobserve = ignored;
    disconnect = ignored;
  };
  window.scrollTo = ignored;
}

/** Leave nothing on the page, in the browser's memory, or in what the modules of the shell know. */
async function clearPage(): Promise<void> {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  for (const root of [document.documentElement, document.body])
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.body.replaceChildren();
  const [{ announcer }, { me }, { router }, { forgetGames }] = await Promise.all([
    import('$ui/announcer.svelte'),
    import('$ui/me.svelte'),
    import('$ui/route.svelte'),
    import('$ui/shared/games'),
  ]);
  announcer.said = [];
  me.forget();
  forgetGames();
  router.go('/', true);
}

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (page) await clearPage();
});
