import { onFirstInteraction, whenQueriesIdle, MINUTE_MS } from '@lobby/core';
import { loadLabels } from '@lobby/i18n';
import { settingsQuery, statusQuery, whitelabelQuery } from '@lobby/session';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gateOf } from '../status-gate/gate';
import { loadNextScreens } from './next-screens';
import { watchPresses } from './presses';

/** Interval at which a visible page refetches flags and settings, ms; the same as for the status. */
const RENEW_MS = 5 * MINUTE_MS;

/** Prefetches what most visits need next. */
function loadShared(queries: QueryClient): void {
  void queries.prefetchQuery(settingsQuery);
  void queries.prefetchQuery(whitelabelQuery);
  // In advance: after a network failure its text could not load. The next error retries.
  loadLabels(['errors']).catch(() => undefined);
}

/**
 * Refetches settings and flags once they are loaded: every five minutes while the page is visible, and at once when it
 * becomes visible after that long.
 */
function useRenewed(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const renew = (staleTime: number) => {
      if (document.hidden) return;
      // A refetch would skip queries that are only observed with `enabled: false`.
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
 * Once the first screen has loaded, and while the platform is open: prefetches settings, whitelabel and error texts,
 * and pages before they are opened.
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
      whenQueriesIdle(queries, () => {
        loadShared(queries);
        stops.push(onFirstInteraction(() => stops.push(loadNextScreens())));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries, open]);
  return null;
}
