import { ApiError } from '@lobby/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { statusQuery } from '../status-gate/status.query';

/** Milliseconds an answer counts as fresh: going back and forth asks nothing again. */
const FRESH_MS = 30_000;

/** What a mutation says when its form shows the failure itself. */
declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { ownError?: boolean };
  }
}

/** Says what went wrong; loaded with the first failure. */
async function tell(error: unknown): Promise<void> {
  const { tellFailure } = await import('./tell-failure');
  await tellFailure(error);
}

/**
 * The client of all server state. The transport repeats reads by itself; a mutation nobody
 * answers for is told once, here; a screen tells of its own queries.
 */
export function createQueryClient(): QueryClient {
  const followGate = (error: unknown) => {
    const closed =
      error instanceof ApiError &&
      (error.code === 'system.maintenance' || error.code === 'system.region');
    if (closed) void client.invalidateQueries({ queryKey: statusQuery.queryKey });
  };
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: FRESH_MS }, mutations: { retry: false } },
    queryCache: new QueryCache({ onError: followGate }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        followGate(error);
        if (!mutation.meta?.ownError) void tell(error);
      },
    }),
  });
  return client;
}
