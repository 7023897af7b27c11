/** Addresses: every page has one that can be shared and survives a reload. */

export type Route =
  | { page: 'home' }
  | { page: 'play'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'game'; game: string }
  | { page: 'table'; match: string }
  | { page: 'replay'; match: string; step: number | null }
  | { page: 'review'; match: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; puzzle: string }
  | { page: 'deal'; deal: string }
  | { page: 'series'; series: string }
  | { page: 'series-list' }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'person'; name: string }
  | { page: 'statistics' }
  | { page: 'lobby' }
  | { page: 'imports' }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'recover'; recovery: string }
  | { page: 'reset'; token: string }
  | { page: 'moderation' }
  | { page: 'credits' }
  | { page: 'lost' };

/** Pages that the server makes itself, without the client. */
export const SERVER_PAGES = ['docs', 'privacy', 'imprint', 'status'] as const;
const BY_SERVER = ['/api', '/schema', ...SERVER_PAGES.map((page) => `/${page}`)];

/** Read an address. */
export function parse(address: URL): Route {
  const [first = '', second = '', third = ''] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const step = Number.parseInt(address.searchParams.get('step') ?? '', 10);
  switch (first) {
    case '':
      return { page: 'home' };
    case 'play':
      return second ? { page: 'play', game: second } : { page: 'home' };
    case 'learn':
      return second ? { page: 'learn', game: second } : { page: 'home' };
    case 'games':
      return second ? { page: 'game', game: second } : { page: 'home' };
    case 'table':
      if (third === 'replay') return { page: 'replay', match: second, step: Number.isNaN(step) ? null : step };
      if (third === 'review') return { page: 'review', match: second };
      return second ? { page: 'table', match: second } : { page: 'lost' };
    case 'deals':
      return second ? { page: 'deal', deal: second } : { page: 'home' };
    case 'series':
      return second ? { page: 'series', series: second } : { page: 'series-list' };
    case 'rules':
      return second ? { page: 'rules', game: second, rule: address.hash.slice(1) || null } : { page: 'lost' };
    case 'puzzles':
      return second ? { page: 'puzzle', puzzle: second } : { page: 'puzzles' };
    case 'recover':
      return { page: 'recover', recovery: address.hash.slice(1) };
    case 'reset':
      return { page: 'reset', token: address.hash.slice(1) };
    case 'people':
      return second ? { page: 'person', name: second } : { page: 'lost' };
    case 'statistics':
    case 'lobby':
    case 'imports':
    case 'settings':
    case 'account':
    case 'moderation':
    case 'credits':
      return { page: first };
    default:
      return { page: 'lost' };
  }
}

class Router {
  route = $state.raw<Route>(parse(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.look());
    addEventListener('hashchange', () => this.look());
    addEventListener('click', (event) => this.follow(event));
  }

  /** Go to an address of this site. */
  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.look();
    if (!replace) scrollTo(0, 0);
  }

  private look(): void {
    this.route = parse(new URL(location.href));
  }

  /** Follow links within the site without loading the page again. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    const here = to.pathname === location.pathname && to.search === location.search && to.hash;
    if (to.origin !== location.origin || here || BY_SERVER.some((start) => to.pathname.startsWith(start))) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
