import { savedScroll, saveScroll } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { rootTextPx, tileColumns } from '@lobby/ui-kit';
import { useState } from 'react';
import type { CacheSnapshot } from 'virtua';
import { useReturnAddress } from './return-address';

/** Measured row heights, valid for this number of games and columns. */
interface GridSnapshot {
  games: number;
  columns: number;
  heights: CacheSnapshot;
}

const snapshots = new Map<string, GridSnapshot>();

/** Saves the scroll position and row heights of a list. */
export function saveGrid(address: string, top: number, snapshot?: GridSnapshot): void {
  saveScroll(address, top);
  if (snapshot) snapshots.set(address, snapshot);
}

/** Row heights saved for an address, if still valid. */
export function savedHeights(
  address: string,
  shape: Omit<GridSnapshot, 'heights'>,
): CacheSnapshot | undefined {
  const saved = snapshots.get(address);
  return saved?.games === shape.games && saved.columns === shape.columns
    ? saved.heights
    : undefined;
}

/** Maximum number of pages fetched to restore a position. */
const MAX_PAGES = 40;

/** Number of games shown when an address was left; 0 if unknown, e.g. after a reload. */
function savedGames(address: string): number {
  return snapshots.get(address)?.games ?? 0;
}

interface Reach {
  /** Pixels. */
  top: number;
  viewport: number;
  rowHeight: number;
  columns: number;
  pageSize: number;
}

/** Number of pages needed to scroll down to `top`. */
export function pagesDownTo({ top, viewport, rowHeight, columns, pageSize }: Reach): number {
  if (top <= 0) return 1;
  const rows = Math.ceil((top + viewport) / rowHeight);
  const pages = Math.ceil((rows * columns) / pageSize);
  return Math.min(Math.max(1, pages), MAX_PAGES);
}

interface RestoredScroll {
  address: string;
  /** Pixels; 0 for a list opened from its start. */
  top: number;
  /** Number of pages needed to reach `top`. */
  pages: number;
}

/** Scroll position of a list opened from its start. */
const startOf = (address: string): RestoredScroll => ({ address, top: 0, pages: 1 });

/** Maximum width of the app's column, px. */
const COLUMN_PX = 480;

function restoredScroll(address: string, pageSize: number): RestoredScroll {
  const top = savedScroll(address);
  const shown = Math.ceil(savedGames(address) / pageSize);
  if (top <= 0) return startOf(address);
  if (shown > 0) return { address, top, pages: shown };
  const { clientWidth, clientHeight: viewport } = document.documentElement;
  const { tile } = currentBrand().layout;
  const measures = tileColumns(Math.min(clientWidth, COLUMN_PX), tile, rootTextPx());
  return { address, top, pages: pagesDownTo({ top, viewport, pageSize, ...measures }) };
}

/** Initial scroll position of a list: the saved one after a step back, else 0, as for another list on the same screen. */
export function useRestoredScroll(pageSize: number): RestoredScroll {
  const { address, returns } = useReturnAddress();
  const [place, setPlace] = useState(() =>
    returns ? restoredScroll(address, pageSize) : startOf(address),
  );
  if (place.address === address) return place;
  const start = startOf(address);
  setPlace(start);
  return start;
}
