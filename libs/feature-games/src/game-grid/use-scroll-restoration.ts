import { onPageLeave } from '@lobby/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { saveGrid } from './scroll-memory';

/** State of a grid that survives its remount when the device rotates. */
interface TurnedPlace {
  /** Last number of columns; 0 at first. */
  columns: number;
  /** Index of the game in the middle of the viewport; 0 at the start of the list. */
  game: number;
  /** The saved position was restored. */
  restored: boolean;
}

/** Creates the memory of a grid's position across rotations. */
export function createRotationMemory() {
  let place: TurnedPlace = { columns: 0, game: 0, restored: false };
  return {
    read: () => place,
    note: (part: Partial<TurnedPlace>) => {
      place = { ...place, ...part };
    },
  };
}

/** Memory of a grid's position across rotations. */
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
 * Restores the scroll position of a list and saves it on unmount. Returns a function to call on scroll: at unmount the
 * content above the list is gone and the page has moved.
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
    return onPageLeave(() => {
      const heights = rows?.cache;
      saveGrid(address, top.current, heights && { ...latest.current, heights });
    });
  }, [address, handle]);

  return useCallback(() => {
    top.current = window.scrollY;
  }, []);
}

/**
 * Keeps the game in the middle of the viewport when the number of columns changes. Returns a function to call on
 * scroll; ignores scrolling caused by the rotation.
 */
export function useTurnedPlace(
  handle: RefObject<WindowVirtualizerHandle | null>,
  turned: RotationMemory,
  columns: number,
): () => void {
  const [width] = useState(() => globalThis.innerWidth);
  useLayoutEffect(() => {
    const { game, columns: before } = turned.read();
    if (game > 0 && before !== columns)
      handle.current?.scrollToIndex(Math.floor(game / columns), { align: 'center' });
    turned.note({ columns });
  }, [handle, turned, columns]);
  return useCallback(() => {
    const rows = handle.current;
    if (!rows || innerWidth !== width) return;
    const middle = rows.findItemIndex(rows.scrollOffset + rows.viewportSize / 2);
    turned.note({ game: rows.scrollOffset > 0 ? middle * columns : 0 });
  }, [handle, turned, columns, width]);
}
