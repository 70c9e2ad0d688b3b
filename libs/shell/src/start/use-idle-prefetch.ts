import { whenIdle } from '@lobby/core';
import { loadLabels } from '@lobby/i18n';
import { settingsQuery, whitelabelQuery } from '@lobby/session';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Runs work once no query is fetching and the browser is idle. Returns a function that cancels. */
export function whenNetworkIdle(queries: QueryClient, work: () => void): () => void {
  let done = false;
  const check = () => {
    if (done || queries.isFetching() > 0) return;
    whenIdle(() => {
      if (done || queries.isFetching() > 0) return;
      finish();
      work();
    });
  };
  const unsubscribe = queries.getQueryCache().subscribe(check);
  const finish = () => {
    done = true;
    unsubscribe();
  };
  check();
  return finish;
}

/** Loads pages ahead of their presses. Returns a function that stops it, also before its code has loaded. */
function prefetchPages(queries: QueryClient): () => void {
  let stopped = false;
  let stop = () => {};
  import('../prefetch/prefetch').then(
    ({ startPrefetch }) => {
      if (!stopped) stop = startPrefetch(queries);
    },
    // Without it pages load when they open.
    () => undefined,
  );
  return () => {
    stopped = true;
    stop();
  };
}

/**
 * Prefetches settings, whitelabel and error texts after the first screen has loaded, and from then on pages
 * ahead of their presses.
 */
export function useIdlePrefetch(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let stop = () => {};
    const cancel = whenNetworkIdle(queries, () => {
      void queries.prefetchQuery(settingsQuery);
      void queries.prefetchQuery(whitelabelQuery);
      // In advance: a network failure could not load its own text. The next error tries again.
      loadLabels(['errors']).catch(() => undefined);
      stop = prefetchPages(queries);
    });
    return () => {
      cancel();
      stop();
    };
  }, [queries]);
}
