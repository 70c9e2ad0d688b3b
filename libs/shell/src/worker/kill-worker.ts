import { scope } from './worker-scope';

/** Workbox's own table of what falls out of the caches when. */
const EXPIRY = 'workbox-expiration';

/** Ends the service worker of every browser: deletes all that was kept, and itself (docs/deploy.md). */
async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase(EXPIRY);
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
// Ends again at a page's message: to register a worker that is about to go brings it back, and one that could not take over waits.
scope.addEventListener('message', (event) => event.waitUntil(scope.skipWaiting().then(end)));
scope.addEventListener('activate', (event) => event.waitUntil(end()));
