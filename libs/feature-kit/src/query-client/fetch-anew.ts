import {
  QueryObserver,
  type DefaultError,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';

/**
 * Fetches a query for an action, past the cache. Unlike `fetchQuery`, it joins no earlier fetch, and goes on when the screen
 * that shows the query is left: `fetchQuery` then returns the data from before. Rejects as the query does.
 */
export async function fetchAnew<Data, Key extends QueryKey>(
  client: QueryClient,
  query: QueryObserverOptions<Data, DefaultError, Data, Data, Key>,
): Promise<Data> {
  const observer = new QueryObserver(client, { ...query, enabled: false, retry: false });
  // A query without observers is cancelled.
  const leave = observer.subscribe(() => {});
  // Until the query has data, `refetch` alone would join an earlier fetch.
  void client.cancelQueries(
    { queryKey: query.queryKey, exact: true },
    { silent: true, revert: false },
  );
  try {
    const { data } = await observer.refetch({ throwOnError: true });
    if (data === undefined) throw new Error('cancelled');
    return data;
  } finally {
    leave();
  }
}
