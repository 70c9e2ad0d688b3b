/**
 * Options of a query that launches something: one call for each key, never retried, refetched or aborted. Its key is not
 * among the account's: those are asked for anew when money has moved, and what was refused would be launched by itself.
 */
export const LAUNCH_ONCE = {
  // Any number, `Infinity` too, ends with an invalidation.
  staleTime: 'static',
  gcTime: 0,
  retry: false,
  retryOnMount: false,
  networkMode: 'always',
} as const;
