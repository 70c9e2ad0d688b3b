import { ApiError } from '@lobby/api-client';
import { statusQuery } from '@lobby/session';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** Default stale time: navigating back and forth refetches nothing. */
const STALE_MS = 30_000;

/** Milliseconds in which only the user refetches a failed query, not another part of the page that mounts. */
const REMOUNT_RETRY_MS = 30_000;

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `published`: whether a published page holds the data. True where the browser waits before it asks, or parts of a screen
     * watch without asking; false for what another query is made of.
     */
    queryMeta: { published?: boolean };
    /** `ownError`: the caller shows the error; no toast. */
    mutationMeta: { ownError?: boolean };
  }
}

/** Shows a toast; its code loads with what every page loads at rest. */
async function showFailure(error: unknown): Promise<void> {
  const { toastFailure } = await import('./toast-failure');
  await toastFailure(error);
}

/** Puts the account's type right after a refusal for lack of permission; its code is no part of the first view. */
async function checkAccount(client: QueryClient, error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.code !== 'account.no.permission') return;
  const { correctAccount } = await import('./correct-account');
  await correctAccount(client);
}

/**
 * Creates the query client. No retries: the transport repeats reads itself. A failed query is not refetched because
 * another part of the page mounts with it. Mutations fail at once without a network, instead of waiting to be sent when it
 * is back. Those without `meta.ownError` show a toast on failure; screens show the errors of their queries. Errors of
 * maintenance and region refetch the system status.
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
      // Asks without a network too: the service worker answers with what it has kept.
      queries: {
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > REMOUNT_RETRY_MS,
        staleTime: STALE_MS,
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always' },
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
