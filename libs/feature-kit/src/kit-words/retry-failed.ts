import type { Query, QueryClient } from '@tanstack/react-query';

/** Excludes an infinite query whose next page failed: a refetch would load all its pages again. */
const hasFailed = ({ state: { status, fetchMeta } }: Query) =>
  status === 'error' && !fetchMeta?.fetchMore;

/** Refetches the failed queries of the page, except those already being fetched. */
export function retryFailed(client: QueryClient): void {
  const failed = { type: 'active', predicate: hasFailed } as const;
  void client.refetchQueries(failed, { cancelRefetch: false });
}
