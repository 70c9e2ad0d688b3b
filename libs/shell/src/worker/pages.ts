import { HOME_PATHS, PATHS } from '@lobby/core';
import type { WorkboxPlugin } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { freshWithin } from './fresh-within';
import { isOwnPage } from './is-own';
import { scope } from './worker-scope';

const CACHE = 'pages';

/** The page without content of its own, for addresses that were not kept. */
const PLAIN_PAGE = '/index.html';

const isHome = (path: string) => HOME_PATHS.some((one) => one === path);

/** Whether the address is a page of this product, and not the platform's or a vendor's. */
export const isPage = ({ pathname }: URL) => isHome(pathname) || pathname.startsWith('/m/');

/** A query may name a person's order or message: such a page is not kept. */
const isKept = (url: string) => new URL(url).search === '';

/** Whether the user reloads, which bypasses kept pages. */
const isReload = ({ cache }: Request) => cache !== 'default' && cache !== 'force-cache';

/** Forgets the pages of an older build. */
export const forgetPages = () => caches.delete(CACHE);

/** The response if it is a page of this worker's build, which alone is kept. */
async function ofThisBuild(response: Response): Promise<Response | undefined> {
  return response.status === 200 && isOwnPage(await response.clone().text()) ? response : undefined;
}

/** Keeps Home and the pages that are open, which came before the worker did. */
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
 * Pages by address: the kept one at once, the fresh one for the next time. A reload waits for the network as long as a
 * person would, and so does a page while a newer worker waits: it is the newer build's. Offline the plain page opens any
 * address.
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
