import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this rendering is published or the first over what was: it knows nothing of the browser. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
