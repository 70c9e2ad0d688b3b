import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { saveScroll } from './scroll-memory';

interface ScrollRestorationOptions {
  address: string;
  handle: RefObject<WindowVirtualizerHandle | null>;
  shape: { games: number; columns: number };
  /** Pixels to scroll to; 0 while the list is too short. */
  restoreTo: number;
}

/**
 * Restores the scroll position of a list and saves it on unmount. Returns a function to call on
 * scroll: at unmount the content above the list is already gone and the page has moved.
 */
export function useScrollRestoration({
  address,
  handle,
  shape,
  restoreTo,
}: ScrollRestorationOptions): () => void {
  const restored = useRef(false);
  const top = useRef(0);
  const latest = useRef(shape);

  useEffect(() => {
    latest.current = shape;
  });

  useLayoutEffect(() => {
    if (restored.current || restoreTo <= 0) return;
    restored.current = true;
    top.current = restoreTo;
    window.scrollTo(0, restoreTo);
  }, [restoreTo]);

  useLayoutEffect(() => {
    const rows = handle.current;
    return () => {
      const heights = rows?.cache;
      saveScroll(address, top.current, heights && { ...latest.current, heights });
    };
  }, [address, handle]);

  return useCallback(() => {
    top.current = window.scrollY;
  }, []);
}
