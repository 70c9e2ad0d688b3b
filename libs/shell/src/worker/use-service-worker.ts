import { whenSettled } from '@lobby/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { whenNetworkIdle } from '../prefetch/when-network-idle';
import { workerContainer } from './container';
import { mayReload } from './reload-on-arrival';
import { reloadOnce } from './reload-once';
import { startWorker } from './start-worker';

/** Runs work once the page has loaded and its queries are answered. Returns a function that cancels. */
function whenLoadedAndSettled(queries: QueryClient, work: () => void): () => void {
  const waiting = new AbortController();
  let cancel = () => waiting.abort();
  const wait = () => {
    cancel = whenNetworkIdle(queries, () => {
      cancel = whenSettled(work);
    });
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: waiting.signal });
  return () => cancel();
}

/** Loads a newer version that waits, if this screen may; the worker takes it over with the reload. */
async function takeNewer(path: string, queries: QueryClient): Promise<void> {
  if (!mayReload(path, queries)) return;
  const registration = await workerContainer()?.getRegistration();
  if (registration?.waiting && location.pathname === path) reloadOnce();
}

/** Starts the service worker when the page is quiet, and moves to a newer version as a person goes from screen to screen. */
export function useServiceWorker(): void {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    let stop: (() => void) | undefined;
    const cancel = whenLoadedAndSettled(queries, () => {
      stop = startWorker(queries);
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [queries]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void takeNewer(pathname, queries);
  }, [pathname, queries]);
}
