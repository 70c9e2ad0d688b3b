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

/** Age of a page in ms before it loads for later. */
const SETTLED_MS = 5_000;

/** Runs work once the page is old enough that nothing competes with its first view. Returns a function that cancels. */
export function whenSettled(work: () => void): () => void {
  let cancelled = false;
  const timer = setTimeout(
    () => whenIdle(() => !cancelled && work()),
    Math.max(0, SETTLED_MS - performance.now()),
  );
  return () => {
    cancelled = true;
    clearTimeout(timer);
  };
}
