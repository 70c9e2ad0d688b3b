import { QueryClient } from '@tanstack/react-query';

/** Query client like the product's: the transport retries reads, React Query does not. */
export function createTestQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
}
