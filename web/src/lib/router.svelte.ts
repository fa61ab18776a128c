// The current route, kept in step with the address bar.
import { parseRoute, type Route } from './route';

function here(): Route {
  return parseRoute(location.pathname, location.search, location.hash);
}

export const router = $state<{ route: Route }>({ route: { page: 'lobby' } });

/** Go to an address of this page. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  const before = router.route;
  router.route = here();
  if (before.page !== router.route.page) scrollTo(0, 0);
}

/** Change what the address bar says without leaving the screen. */
export function rename(path: string): void {
  history.replaceState(null, '', path);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const address = new URL(link.href);
  const isOurs = address.origin === location.origin && !address.pathname.startsWith('/api');
  if (!isOurs || (address.pathname === location.pathname && address.hash)) return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

export function startRouter(): void {
  router.route = here();
  addEventListener('popstate', () => (router.route = here()));
  addEventListener('hashchange', () => (router.route = here()));
  document.addEventListener('click', onClick);
}
