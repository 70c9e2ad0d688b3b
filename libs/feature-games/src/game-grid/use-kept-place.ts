import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { keepScroll } from './scroll-memory';

interface KeptPlaceOptions {
  address: string;
  handle: RefObject<WindowVirtualizerHandle | null>;
  shape: { rows: number; columns: number };
  /** Pixels; 0 until there is enough to scroll over. */
  restoreTo: number;
}

/** Comes back to the place a list was left at, and keeps the place when it is left. */
export function useKeptPlace({ address, handle, shape, restoreTo }: KeptPlaceOptions): void {
  const restored = useRef(false);
  const latest = useRef(shape);

  useEffect(() => {
    latest.current = shape;
  });

  useLayoutEffect(() => {
    if (restored.current || restoreTo <= 0) return;
    restored.current = true;
    window.scrollTo(0, restoreTo);
  }, [restoreTo]);

  // A layout effect ends before the old screen is taken out, while the page is still scrolled.
  useLayoutEffect(() => {
    const rows = handle.current;
    return () => {
      const heights = rows?.cache;
      keepScroll(address, window.scrollY, heights && { ...latest.current, heights });
    };
  }, [address, handle]);
}
