import { loadLabels } from '@lobby/i18n';
import { settingsQuery, statusQuery, whitelabelQuery } from '@lobby/session';
import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
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

/** Asks again for a query that was loaded, every five minutes while the page is visible. */
function useRenewed(queryKey: QueryKey): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void queries.refetchQueries({ queryKey, exact: true });
    }, RENEW_MS);
    return () => clearInterval(timer);
  }, [queries, queryKey]);
}

/**
 * Once the first screen has loaded, and while the platform is open: prefetches settings, whitelabel, error texts,
 * and pages ahead of their presses.
 */
export default function Prefetch() {
  const queries = useQueryClient();
  const { data: status } = useQuery({ ...statusQuery, enabled: false });
  const open = gateOf(status) === 'open';
  useRenewed(settingsQuery.queryKey);
  useRenewed(whitelabelQuery.queryKey);
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
