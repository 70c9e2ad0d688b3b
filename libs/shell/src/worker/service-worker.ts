import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isFile, realFiles } from './files';
import { AT_REST } from './messages';
import { notify, openNotice, tellNotice } from './notifications';
import { forgetPages, isPage, keepOpenPages, Pages } from './pages';
import { publicPictures } from './pictures';
import { answersByReader, isPublicRead, PublicAnswers, tellLate } from './public-answers';
import { takeOver } from './take-over';
import { scope } from './worker-scope';

/** Written by the build (`tools/vite/service-worker.ts`). */
declare const WORKER_BUILD: {
  /** Files of a first visit, and the plain page. */
  precache: PrecacheEntry[];
  /** Paths of the calls whose public responses are cached. */
  publicReads: string[];
};

const { precache, publicReads } = WORKER_BUILD;

const DAY_S = 24 * 3600;

/** Limits a cache to this many entries, evicting the least recently used. */
function upTo(maxEntries: number, days: number): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_S,
    purgeOnQuotaError: true,
  });
  // Workbox types its own plugins without `exactOptionalPropertyTypes`.
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}

addPlugins([realFiles]);
precacheAndRoute(precache, { directoryIndex: '', cleanURLs: false });

// File names carry a hash; those of older builds are evicted as least recently used.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url),
  new CacheFirst({ cacheName: 'files', plugins: [realFiles, upTo(200, 30)] }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
  new Pages([upTo(30, 30)]),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPublicRead(url, request, publicReads),
  new PublicAnswers({ cacheName: 'public-answers', plugins: [answersByReader, upTo(100, 7)] }),
);

registerRoute(
  ({ request }) => request.destination === 'image',
  new CacheFirst({ cacheName: 'pictures', plugins: [publicPictures, upTo(200, 30)] }),
);

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetPages().then(() => scope.clients.claim()));
});

scope.addEventListener('push', (event) => event.waitUntil(notify(event.data)));

scope.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(event.notification));
});

scope.addEventListener('message', (event) => {
  takeOver(event.data);
  if (event.data !== AT_REST) return;
  tellLate(event.source);
  tellNotice(event.source);
  event.waitUntil(keepOpenPages());
});
