import { HOME_PATHS, PATHS } from '@lobby/core';
import type { WorkboxPlugin } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { freshWithin } from './fresh-within';
import { isOwnPage } from './is-own';
import { scope } from './worker-scope';

const CACHE = 'pages';

/** The page without published content, for addresses that are not cached. */
const PLAIN_PAGE = '/index.html';

const isHome = (path: string) => HOME_PATHS.some((one) => one === path);

/** Whether the address is a page of this product, not of the platform or a vendor. */
export const isPage = ({ pathname }: URL) => isHome(pathname) || pathname.startsWith('/m/');

/** Search parameters may identify an order or a message: such a page is not cached. */
const isKept = (url: string) => new URL(url).search === '';

/** Whether the user reloads, which bypasses cached pages. */
const isReload = ({ cache }: Request) => cache !== 'default' && cache !== 'force-cache';

/** Deletes the cached pages of an older build. */
export const forgetPages = () => caches.delete(CACHE);

/** Returns the response if it is a page of this worker's build; only those are cached. */
async function ofThisBuild(response: Response): Promise<Response | undefined> {
  return response.status === 200 && isOwnPage(await response.clone().text()) ? response : undefined;
}

/** Caches Home and the open pages, which loaded before the worker. */
export async function keepOpenPages(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const cache = await caches.open(CACHE);
  const keep = async (url: string) => {
    if (!isPage(new URL(url)) || !isKept(url) || (await cache.match(url))) return;
    const page = await ofThisBuild(await fetch(url, { redirect: 'error' }));
    if (page) await cache.put(url, page);
  };
  const home = new URL(PATHS.home, scope.registration.scope).href;
  await Promise.allSettled([...new Set([home, ...open.map(({ url }) => url)])].map(keep));
}

/**
 * Serves pages stale-while-revalidate. A reload waits for the network for a limited time, and so does a page while a
 * newer worker waits, since it is the newer build's. Offline the plain page opens any address.
 */
export class Pages extends Strategy {
  constructor(plugins: WorkboxPlugin[]) {
    const own = {
      cacheWillUpdate: ({ response }: { response: Response }) => ofThisBuild(response),
    };
    super({ cacheName: CACHE, plugins: [own, ...plugins] });
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = isKept(request.url) ? await handler.cacheMatch(request) : undefined;
    const fresh = isKept(request.url) ? handler.fetchAndCachePut(request) : handler.fetch(request);
    handler.waitUntil(fresh.catch(() => undefined));
    if (kept && !scope.registration.waiting && !isReload(request)) return kept;
    return freshWithin(fresh, kept ?? (await matchPrecache(PLAIN_PAGE)));
  }
}
