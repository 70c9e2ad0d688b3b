import { HOUR_MS } from '@lobby/core';
import { currentToken, settingsQuery } from '@lobby/session';
import { prefersLessData } from '@lobby/ui-kit';
import type { QueryClient } from '@tanstack/react-query';
import { workerContainer } from './container';
import { AT_REST, TAKE_OVER } from './messages';
import { mayRefetch } from '../public-queries';
import { followChanges } from './follow-changes';
import { followNotices } from './follow-notices';
import { registerWorker } from './register';

/** Shortest interval between two checks for a newer version, ms; the browser itself checks at each load. */
const LOOK_EVERY_MS = HOUR_MS;

/**
 * Lets the worker cache what this page loaded before it: files from the HTTP cache, and responses to a guest, which load
 * again.
 */
async function keepThisVisit(queries: QueryClient): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${location.origin}/assets/`));
  // Calls that a session is optional for would bring a member's answers under the keys of guests.
  if (currentToken() === null && !prefersLessData()) {
    void queries.refetchQueries({ predicate: mayRefetch });
    // No screen fetches the settings itself: a refetch would skip them.
    void queries.prefetchQuery({ ...settingsQuery, staleTime: 0 });
  }
  // One after the other: all at once would be one long task.
  for (const { name } of files) await fetch(name).catch(() => undefined);
}

/** Checks for a newer version when the page becomes visible after a long time. Returns a function that stops. */
function lookForNewer(registration: ServiceWorkerRegistration): () => void {
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Addresses of the page's own scripts: from script tags, or preloaded (`tools/vite/first-files.js`). */
const scripts = () =>
  Array.from(
    document.querySelectorAll('script[type=module][src], link[rel=modulepreload]'),
    (tag) => tag.getAttribute('src') ?? tag.getAttribute('href'),
  );

/** Tells a worker that took over that this page is idle, once it has deleted the older one's caches. */
function tellOnceActive(taken: ServiceWorker | null): void {
  taken?.addEventListener('statechange', () => taken.postMessage(AT_REST), { once: true });
}

/**
 * Registers the service worker of a built page and handles its messages; `open` opens a path with the page's router.
 * Returns a function that stops.
 */
export function startWorker(queries: QueryClient, open: (path: string) => void): () => void {
  const worker = workerContainer();
  if (!worker) return () => undefined;
  const stops = [followNotices(queries, worker, open), followChanges(queries, worker)];
  let isFirst = !worker.controller;
  const follow = () => {
    if (isFirst) void keepThisVisit(queries);
    else tellOnceActive(worker.controller);
    isFirst = false;
  };
  worker.addEventListener('controllerchange', follow);
  registerWorker(worker).then(
    async (registration) => {
      stops.push(lookForNewer(registration));
      (await worker.ready).active?.postMessage(AT_REST);
      registration.waiting?.postMessage({ [TAKE_OVER]: scripts() });
    },
    // The page works without it.
    () => undefined,
  );
  return () => {
    worker.removeEventListener('controllerchange', follow);
    for (const stop of stops) stop();
  };
}
