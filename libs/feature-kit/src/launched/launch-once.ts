/** Options of a query that launches something: one call for each key, never retried, refetched or aborted. */
export const LAUNCH_ONCE = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  retryOnMount: false,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  networkMode: 'always',
} as const;
