import { readStored, removeStored, writeStored } from '@lobby/core';

/** Most saved positions; the oldest is dropped. */
const MAX_ADDRESSES = 40;

/** Saved scroll position of an address, or of a row within it, in pixels; 0 if there is none. */
export function savedScroll(address: string): number {
  return readStored('scrollTop')[address] ?? 0;
}

/** Saves a scroll position (`SCROLLTOP`, D2 §9); removes it at the top, so that a published page can be shown. */
export function saveScroll(address: string, top: number): void {
  const { [address]: _before, ...others } = readStored('scrollTop');
  const place = Math.round(top);
  const entries = Object.entries(place > 0 ? { ...others, [address]: place } : others);
  if (entries.length === 0) removeStored('scrollTop');
  else writeStored('scrollTop', Object.fromEntries(entries.slice(-MAX_ADDRESSES)));
}
