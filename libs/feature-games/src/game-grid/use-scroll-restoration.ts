import { currentBrand } from '@lobby/session';
import { rootTextPx, tileColumns } from '@lobby/ui-kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { WindowVirtualizerHandle } from 'virtua';
import { pagesDownTo, savedGames, savedScroll, saveScroll } from './scroll-memory';

/** Router state of a forward navigation that restores the list's position like a step back. */
export const RESTORE_SCROLL = 'restore-scroll';

interface RestoredScroll {
  address: string;
  /** Pixels; 0 for a list opened from its start. */
  top: number;
  /** Pages needed to reach `top`. */
  pages: number;
}

/** Maximum width of the app's column in pixels. */
const COLUMN_PX = 480;

function restoredScroll(address: string, pageSize: number): RestoredScroll {
  const top = savedScroll(address);
  const shown = Math.ceil(savedGames(address) / pageSize);
  if (top <= 0) return { address, top: 0, pages: 1 };
  if (shown > 0) return { address, top, pages: shown };
  const { clientWidth, clientHeight: viewport } = document.documentElement;
  const { tile } = currentBrand().layout;
  const measures = tileColumns(Math.min(clientWidth, COLUMN_PX), tile, rootTextPx());
  return { address, top, pages: pagesDownTo({ top, viewport, pageSize, ...measures }) };
}

/** Scroll position a list starts from: where it was left after a step back, else 0. */
export function useRestoredScroll(pageSize: number): RestoredScroll {
  const { pathname, search, state } = useLocation();
  const restores = useNavigationType() === 'POP' || state === RESTORE_SCROLL;
  const address = pathname + search;
  const [first] = useState(() =>
    restores ? restoredScroll(address, pageSize) : { address, top: 0, pages: 1 },
  );
  return { ...first, address };
}

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
