import type { CacheSnapshot } from 'virtua';
import { saveScroll } from '@lobby/feature-kit';

/** Measured row heights, valid for this number of games and columns. */
interface GridSnapshot {
  games: number;
  columns: number;
  heights: CacheSnapshot;
}

const snapshots = new Map<string, GridSnapshot>();

/** Saves the scroll position of a list and its row heights. */
export function saveGrid(address: string, top: number, snapshot?: GridSnapshot): void {
  saveScroll(address, top);
  if (snapshot) snapshots.set(address, snapshot);
}

/** Row heights saved for an address, if they fit the list now. */
export function savedHeights(
  address: string,
  shape: Omit<GridSnapshot, 'heights'>,
): CacheSnapshot | undefined {
  const saved = snapshots.get(address);
  return saved?.games === shape.games && saved.columns === shape.columns
    ? saved.heights
    : undefined;
}

/** Pages fetched at most to restore a position. */
const MAX_PAGES = 40;

/** Number of games shown when an address was left; 0 if unknown, as after a reload. */
export function savedGames(address: string): number {
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

/** Pages needed to scroll down to `top`. */
export function pagesDownTo({ top, viewport, rowHeight, columns, pageSize }: Reach): number {
  if (top <= 0) return 1;
  const rows = Math.ceil((top + viewport) / rowHeight);
  const pages = Math.ceil((rows * columns) / pageSize);
  return Math.min(Math.max(1, pages), MAX_PAGES);
}
