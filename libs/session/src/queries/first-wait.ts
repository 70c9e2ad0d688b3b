interface Awaited {
  isPending: boolean;
  isFetchedAfterMount: boolean;
}

/**
 * Whether a part of a screen waits for a query's first outcome, which may be a failure. A query without data is pending
 * again whenever it is asked again, as when the tab comes back; what was shown once stays then.
 */
export const isFirstWait = ({ isPending, isFetchedAfterMount }: Awaited): boolean =>
  isPending && !isFetchedAfterMount;
