import { useDeferredValue, useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns true on the server and in the render that hydrates its HTML, where nothing of the browser is known. False in
 * the next render, which React time-slices, and in components that mount later.
 */
export function useHydrating(): boolean {
  // React reads the server snapshot only while hydrating. If the client's differed, React would at once re-render everything that hydrates, in one task.
  const hydrates = useRef(false);
  const first = useSyncExternalStore(
    never,
    () => hydrates.current,
    () => (hydrates.current = true),
  );
  return useDeferredValue(false, first);
}

/**
 * Returns true in a component's first render, on the server too. False in the next one, which React time-slices. Use it
 * to defer what is not in view.
 */
export const useIsFirstRender = (): boolean => useDeferredValue(false, true);
