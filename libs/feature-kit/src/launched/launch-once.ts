/**
 * Options of a query that launches something: one call for each key, never retried, refetched or aborted. Keep its key
 * out of the account's: those are refetched when money has moved, which would launch again what was refused.
 */
export const LAUNCH_ONCE = {
  // Any number, `Infinity` too, ends with an invalidation.
  staleTime: 'static',
  gcTime: 0,
  retry: false,
  retryOnMount: false,
  networkMode: 'always',
} as const;
