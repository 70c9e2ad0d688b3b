interface Awaited {
  isPending: boolean;
  isFetchedAfterMount: boolean;
}

/**
 * Whether a part of a screen waits for a query's first outcome, data or failure. `isPending` alone is true again at every
 * refetch of a query without data, and would replace what the screen shows.
 */
export const isFirstWait = ({ isPending, isFetchedAfterMount }: Awaited): boolean =>
  isPending && !isFetchedAfterMount;
