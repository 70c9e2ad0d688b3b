import { safeUrl } from '@lobby/core';
import { sessionStore } from '@lobby/session';
import { atom } from 'jotai';
import { leaveSite } from './leave-site';

/** A pressed address, unchecked, and its purpose. */
export interface PressedAddress {
  address: string;
  purpose: 'link' | 'download';
}

/** Pressed address that the frame has not handled yet. */
export const pressedAddressAtom = atom<PressedAddress | null>(null);

/** Address of `pressedAddressAtom`; set to null once it is handled. */
export const pendingLinkAtom = atom(
  (get) => get(pressedAddressAtom)?.address ?? null,
  (_get, set, ended: null) => set(pressedAddressAtom, ended),
);

/** Passes a link of the platform to the frame, which checks it and asks before it opens external ones (decision 23). */
export function openExternalLink(address: string): void {
  sessionStore.set(pressedAddressAtom, { address, purpose: 'link' });
}

/**
 * Starts a download of the app: at once from the page's origin. For other origins the frame asks first; it refuses
 * addresses that are no download (decision 23).
 */
export function openDownload(address: string): void {
  const safe = safeUrl('download', address);
  if (safe.kind === 'trusted') leaveSite(safe);
  else sessionStore.set(pressedAddressAtom, { address, purpose: 'download' });
}
