import { whenSettled } from './when-idle';
import { whenQueriesIdle, type Queries } from './when-queries-idle';

/** Runs work once the page has loaded, its queries are idle and `whenSettled` is due. Returns a function that cancels. */
export function whenLoadedAndSettled(queries: Queries, work: () => void): () => void {
  const waiting = new AbortController();
  let cancel = () => waiting.abort();
  const wait = () => {
    cancel = whenQueriesIdle(queries, () => {
      cancel = whenSettled(work);
    });
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: waiting.signal });
  return () => cancel();
}
