import { createContext, use } from 'react';

const OthersContext = createContext<() => void>(() => undefined);

/**
 * Sets the function that retries all other failed parts of the page. Place it once, at the root. Default: retries nothing.
 */
export const RetryOthers = OthersContext.Provider;

/** Returns the press handler of "Try again": calls `onRetry`, then retries the other failed parts of the page. */
export function useRetryAll(onRetry: () => void): () => void {
  const retryOthers = use(OthersContext);
  return () => {
    onRetry();
    retryOthers();
  };
}
