import { ApiError } from '@lobby/api-client';
import { msSince } from '@lobby/core';
import { statusQuery } from '@lobby/session';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** Default stale time: quick navigation back and forth refetches nothing. */
const STALE_MS = 30_000;

/** Milliseconds in which a mounting component does not refetch a failed query; the user can. */
const REMOUNT_RETRY_MS = 30_000;

/** Milliseconds in which a settled mutation without a screen is kept: its values may be a password. */
const SETTLED_KEPT_MS = 1000;

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `published`: include this query's data in published pages. `true` for queries that are fetched when idle or only
     * observed; `false` for queries that only feed another query.
     */
    queryMeta: { published?: boolean };
    /** `ownError`: the caller shows the error; no toast. */
    mutationMeta: { ownError?: boolean };
  }
}

/** Shows a toast; its code is prefetched when the page is idle. */
async function showFailure(error: unknown): Promise<void> {
  const { toastFailure } = await import('./toast-failure');
  await toastFailure(error);
}

/** Corrects the account's type after a refusal for lack of permission; loads the code on demand. */
async function checkAccount(client: QueryClient, error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.code !== 'account.no.permission') return;
  const { correctAccount } = await import('./correct-account');
  await correctAccount(client);
}

/**
 * Creates the query client. No retries: the transport retries reads. A mounting component does not refetch a failed query.
 * Offline mutations fail at once instead of being queued. Failed mutations without `meta.ownError` show a toast; screens
 * show the errors of their queries. Errors of maintenance and region refetch the system status.
 */
export function createQueryClient(): QueryClient {
  const refreshStatus = (error: unknown) => {
    const closed =
      error instanceof ApiError &&
      (error.code === 'system.maintenance' || error.code === 'system.region');
    if (closed) void client.invalidateQueries({ queryKey: statusQuery.queryKey });
  };
  const client = new QueryClient({
    defaultOptions: {
      // Fetches offline too: the service worker responds from its cache.
      queries: {
        retry: false,
        retryOnMount: ({ state }) => msSince(state.errorUpdatedAt) > REMOUNT_RETRY_MS,
        staleTime: STALE_MS,
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always', gcTime: SETTLED_KEPT_MS },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        refreshStatus(error);
        void checkAccount(client, error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        refreshStatus(error);
        if (!mutation.meta?.ownError) void showFailure(error);
      },
    }),
  });
  return client;
}
