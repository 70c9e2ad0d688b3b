import { useDeferredValue, useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this rendering is published or the first over what was: it knows nothing of the browser. What follows it is
 * rendered in slices, between which the page reacts.
 */
export function useHydrating(): boolean {
  // React asks for the server's snapshot where it hydrates. One that differs from the browser's would render all that
  // hydrates once more, in one task.
  const hydrates = useRef(false);
  const first = useSyncExternalStore(
    never,
    () => hydrates.current,
    () => (hydrates.current = true),
  );
  return useDeferredValue(false, first);
}

/**
 * Whether this is the first rendering, in a published page or after a step to a screen: leave out what nobody sees yet. What
 * follows it is rendered in slices.
 */
export const useFirstRendering = (): boolean => useDeferredValue(false, true);
