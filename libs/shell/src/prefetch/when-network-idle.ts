import { whenIdle } from '@lobby/core';
import type { QueryClient } from '@tanstack/react-query';

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
