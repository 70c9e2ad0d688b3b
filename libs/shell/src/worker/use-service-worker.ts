import { whenLoadedAndSettled } from '@lobby/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { workerContainer } from './container';
import { mayReload } from './reload-on-arrival';
import { reloadOnce } from './reload-once';
import { startWorker } from './start-worker';

/** Reloads into a newer version that is waiting, if this screen may reload; the new worker takes over with the reload. */
async function takeNewer(path: string, queries: QueryClient): Promise<void> {
  if (!mayReload(path, queries)) return;
  const registration = await workerContainer()?.getRegistration();
  if (registration?.waiting && location.pathname === path) reloadOnce();
}

/** Starts the service worker with `whenLoadedAndSettled`, and moves to a newer version on navigation between screens. */
export function useServiceWorker(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = useEffectEvent((path: string) => {
    if (path !== pathname + search) void navigate(path);
  });
  const shown = useRef(pathname);
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    let stop: (() => void) | undefined;
    const cancel = whenLoadedAndSettled(queries, () => {
      stop = startWorker(queries, open);
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
