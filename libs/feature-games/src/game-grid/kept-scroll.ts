import { readStored, writeStored } from '@lobby/core';

/** Positions saved at most; the oldest is dropped. */
const MAX_ADDRESSES = 40;

/** Saved scroll position of an address, or of a row of it, in pixels; 0 for none. */
export function savedScroll(address: string): number {
  return readStored('scrollTop')[address] ?? 0;
}

/** Saves a scroll position (`SCROLLTOP`, D2 §9). */
export function saveScroll(address: string, top: number): void {
  const { [address]: _before, ...others } = readStored('scrollTop');
  const entries = [...Object.entries(others), [address, Math.round(top)] as const];
  writeStored('scrollTop', Object.fromEntries(entries.slice(-MAX_ADDRESSES)));
}
