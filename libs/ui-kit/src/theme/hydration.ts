import { useDeferredValue, useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True on the server and in the rendering that hydrates its HTML, where nothing of the browser is known. False in the next
 * one, which React renders in slices, and in what mounts later.
 */
export function useHydrating(): boolean {
  // React reads the server's snapshot only where it hydrates. If the browser's differed, React would at once render again
  // all that hydrates, in one task.
  const hydrates = useRef(false);
  const first = useSyncExternalStore(
    never,
    () => hydrates.current,
    () => (hydrates.current = true),
  );
  return useDeferredValue(false, first);
}

/**
 * True in a component's first rendering, on the server too. False in the next one, which React renders in slices. Use it to
 * leave out at first what is not in view.
 */
export const useIsFirstRender = (): boolean => useDeferredValue(false, true);
