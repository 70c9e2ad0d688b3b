import { scope } from './worker-scope';

/** Workbox's own table of cache expiry. */
const EXPIRY = 'workbox-expiration';

/** Removes the service worker from every browser: deletes all caches and unregisters itself (docs/deploy.md). */
async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase(EXPIRY);
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
// Unregisters again at a page's message: registering a worker that is being removed restores it, and one that could not take over waits.
scope.addEventListener('message', (event) => event.waitUntil(scope.skipWaiting().then(end)));
scope.addEventListener('activate', (event) => event.waitUntil(end()));
