import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this rendering is published or the first over what was: it knows nothing of the browser. What follows it is
 * rendered in slices, between which the page reacts.
 */
export function useHydrating(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useDeferredValue(hydrating);
}
