import { readStored, writeStored } from '@lobby/core';
import type { CacheSnapshot } from 'virtua';

/** Addresses whose place is kept; the oldest gives way. */
const KEPT_ADDRESSES = 40;

/** Measured heights of a grid, good for as many games in as many columns. */
interface GridSnapshot {
  games: number;
  columns: number;
  heights: CacheSnapshot;
}

const snapshots = new Map<string, GridSnapshot>();

/** Pixels the page was scrolled by when this address was left; 0 for one not left yet. */
export function keptScroll(address: string): number {
  return readStored('scrollTop')[address] ?? 0;
}

/** Keeps the place of a list that is left (`SCROLLTOP`, D2 §9). */
export function keepScroll(address: string, top: number, snapshot?: GridSnapshot): void {
  const { [address]: _before, ...others } = readStored('scrollTop');
  const entries = [...Object.entries(others), [address, Math.round(top)] as const];
  writeStored('scrollTop', Object.fromEntries(entries.slice(-KEPT_ADDRESSES)));
  if (snapshot) snapshots.set(address, snapshot);
}

/** The heights measured before, where they fit what is shown now. */
export function keptHeights(
  address: string,
  shape: Omit<GridSnapshot, 'heights'>,
): CacheSnapshot | undefined {
  const kept = snapshots.get(address);
  return kept?.games === shape.games && kept.columns === shape.columns ? kept.heights : undefined;
}

/** Pages fetched one after the other to come back to a place; one further down is not found again. */
const MOST_PAGES = 40;

/** Games that were shown when this address was left; 0 where nothing is remembered, as after a reload. */
export function keptGames(address: string): number {
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

/** Pages that must be there before a place can be shown again. */
export function pagesDownTo({ top, viewport, rowHeight, columns, pageSize }: Reach): number {
  if (top <= 0) return 1;
  const rows = Math.ceil((top + viewport) / rowHeight);
  const pages = Math.ceil((rows * columns) / pageSize);
  return Math.min(Math.max(1, pages), MOST_PAGES);
}
