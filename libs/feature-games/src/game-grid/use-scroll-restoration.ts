import { onPageLeave } from '@lobby/core';
import { savedScroll } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { rootTextPx, tileColumns } from '@lobby/ui-kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { pagesDownTo, savedGames, saveGrid } from './scroll-memory';
import { useReturnAddress } from './return-address';

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
  const { address, returns } = useReturnAddress();
  const [first] = useState(() =>
    returns ? restoredScroll(address, pageSize) : { address, top: 0, pages: 1 },
  );
  return { ...first, address };
}

/** What a grid remembers while it is mounted anew for another number of columns: when the phone is turned. */
interface TurnedPlace {
  /** Columns shown last; 0 at first. */
  columns: number;
  /** Index of the game in the middle of the view; 0 at the start of the list. */
  game: number;
  /** The place of an earlier visit was restored. */
  restored: boolean;
}

/** Memory of a grid's place over a turn of the phone. */
export function createRotationMemory() {
  let place: TurnedPlace = { columns: 0, game: 0, restored: false };
  return {
    read: () => place,
    note: (part: Partial<TurnedPlace>) => {
      place = { ...place, ...part };
    },
  };
}

export type RotationMemory = ReturnType<typeof createRotationMemory>;

interface ScrollRestorationOptions {
  address: string;
  handle: RefObject<WindowVirtualizerHandle | null>;
  shape: { games: number; columns: number };
  /** Pixels to scroll to; 0 while the list is too short. */
  restoreTo: number;
  turned: RotationMemory;
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
  turned,
}: ScrollRestorationOptions): () => void {
  const top = useRef(0);
  const latest = useRef(shape);

  useEffect(() => {
    latest.current = shape;
  });

  useLayoutEffect(() => {
    if (turned.read().restored || restoreTo <= 0) return;
    turned.note({ restored: true });
    top.current = restoreTo;
    window.scrollTo(0, restoreTo);
  }, [restoreTo, turned]);

  useLayoutEffect(() => {
    const rows = handle.current;
    const save = () => {
      const heights = rows?.cache;
      saveGrid(address, top.current, heights && { ...latest.current, heights });
    };
    // A phone may discard a page that is hidden without a further word.
    const end = onPageLeave(save);
    return () => {
      end();
      save();
    };
  }, [address, handle]);

  return useCallback(() => {
    top.current = window.scrollY;
  }, []);
}
