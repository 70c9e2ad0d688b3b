import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { keepScroll } from './scroll-memory';

interface KeptPlaceOptions {
  address: string;
  handle: RefObject<WindowVirtualizerHandle | null>;
  shape: { games: number; columns: number };
  /** Pixels; 0 until there is enough to scroll over. */
  restoreTo: number;
}

/**
 * Comes back to the place a list was left at, and keeps the place when it is left. Answers what to call
 * while it scrolls: when the list is taken out, what stood above it is gone already and the page has moved.
 */
export function useScrollRestoration({
  address,
  handle,
  shape,
  restoreTo,
}: KeptPlaceOptions): () => void {
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
      keepScroll(address, top.current, heights && { ...latest.current, heights });
    };
  }, [address, handle]);

  return useCallback(() => {
    top.current = window.scrollY;
  }, []);
}
