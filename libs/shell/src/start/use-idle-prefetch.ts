import { whenIdle } from '@lobby/core';
import { loadLabels } from '@lobby/i18n';
import { settingsQuery, whitelabelQuery } from '@lobby/session';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Runs work once no query is fetching and the browser is idle. Returns a function that cancels. */
function whenNetworkIdle(queries: QueryClient, work: () => void): () => void {
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

/** Prefetches settings, whitelabel and error texts after the first screen has loaded. */
export function useIdlePrefetch(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      whenNetworkIdle(queries, () => {
        void queries.prefetchQuery(settingsQuery);
        void queries.prefetchQuery(whitelabelQuery);
        // In advance: a network failure could not load its own text. The next error tries again.
        loadLabels(['errors']).catch(() => undefined);
      }),
    [queries],
  );
}
