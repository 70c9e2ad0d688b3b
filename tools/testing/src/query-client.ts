import { QueryClient } from '@tanstack/react-query';

/** Queries as the product runs them: the transport repeats reads, React Query does not. */
export function createTestQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
}
