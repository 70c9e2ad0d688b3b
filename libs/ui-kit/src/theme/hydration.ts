import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this render makes HTML on the server or takes it over: it knows nothing of the browser. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
