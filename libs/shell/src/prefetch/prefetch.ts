import { loadLabels } from '@lobby/i18n';
import { settingsQuery, statusQuery, whitelabelQuery } from '@lobby/session';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gateOf } from '../status-gate/gate';
import { loadNextScreens } from './next-screens';
import { watchPresses } from './presses';
import { whenNetworkIdle } from './when-network-idle';
import { whenUsed } from './when-used';

/** Interval at which a page that stays open asks for flags and settings again, while it is visible; as for the status. */
const RENEW_MS = 5 * 60_000;

/** Loads what most visits ask for next. */
function loadShared(queries: QueryClient): void {
  void queries.prefetchQuery(settingsQuery);
  void queries.prefetchQuery(whitelabelQuery);
  // In advance: a network failure could not load its own text. The next error tries again.
  loadLabels(['errors']).catch(() => undefined);
}

/**
 * Asks again for settings and flags, once they are loaded: every five minutes while the page is visible, and at once
 * when it is seen again after as long.
 */
function useRenewed(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const renew = (staleTime: number) => {
      if (document.hidden) return;
      // A refetch would leave out what parts of the page watch without asking.
      if (queries.getQueryData(settingsQuery.queryKey))
        void queries.prefetchQuery({ ...settingsQuery, staleTime });
      if (queries.getQueryData(whitelabelQuery.queryKey))
        void queries.prefetchQuery({ ...whitelabelQuery, staleTime });
    };
    const renewOld = () => renew(RENEW_MS);
    const timer = setInterval(() => renew(0), RENEW_MS);
    document.addEventListener('visibilitychange', renewOld);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renewOld);
    };
  }, [queries]);
}

/**
 * Once the first screen has loaded, and while the platform is open: prefetches settings, whitelabel, error texts,
 * and pages ahead of their presses.
 */
export default function Prefetch() {
  const queries = useQueryClient();
  const { data: status } = useQuery({ ...statusQuery, enabled: false });
  const open = gateOf(status) === 'open';
  useRenewed();
  useEffect(() => {
    if (!open) return;
    const stops = [
      watchPresses(queries),
      whenNetworkIdle(queries, () => {
        loadShared(queries);
        stops.push(whenUsed(() => stops.push(loadNextScreens())));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries, open]);
  return null;
}
