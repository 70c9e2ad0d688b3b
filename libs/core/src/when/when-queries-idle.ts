import { whenIdle } from './when-idle';

/** The part of a `QueryClient` that is read. */
export interface Queries {
  isFetching(): number;
  getQueryCache(): { subscribe(listener: () => void): () => void };
}

/** Runs work once no query is fetching and the browser is idle. Returns a function that cancels. */
export function whenQueriesIdle(queries: Queries, work: () => void): () => void {
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
