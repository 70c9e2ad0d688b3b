import { whenIdle } from '@lobby/core';
import { loadLabels } from '@lobby/i18n';
import { settingsQuery, whitelabelQuery } from '@lobby/session';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Runs work when nothing is being fetched and the page rests; answers a function that calls it off. */
function whenQuiet(queries: QueryClient, work: () => void): () => void {
  let done = false;
  const look = () => {
    if (done || queries.isFetching() > 0) return;
    whenIdle(() => {
      if (done || queries.isFetching() > 0) return;
      finish();
      work();
    });
  };
  const leave = queries.getQueryCache().subscribe(look);
  const finish = () => {
    done = true;
    leave();
  };
  look();
  return finish;
}

/** What the first screen can do without is asked for once it stands there: calls go in waves. */
export function useIdlePrefetch(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      whenQuiet(queries, () => {
        void queries.prefetchQuery(settingsQuery);
        void queries.prefetchQuery(whitelabelQuery);
        // A failure of the network later could not fetch its own text; the next one tries again.
        loadLabels(['errors']).catch(() => undefined);
      }),
    [queries],
  );
}
