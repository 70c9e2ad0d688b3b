import { safeUrl } from '@lobby/core';
import { sessionStore } from '@lobby/session';
import { atom } from 'jotai';
import { leaveSite } from './leave-site';

/** A pressed address, unchecked, and what it is for. */
export interface PressedAddress {
  address: string;
  purpose: 'link' | 'download';
}

/** Pressed address that the frame has not handled yet. */
export const pressedAddressAtom = atom<PressedAddress | null>(null);

/** The same without its purpose; null ends it. */
export const pendingLinkAtom = atom(
  (get) => get(pressedAddressAtom)?.address ?? null,
  (_get, set, ended: null) => set(pressedAddressAtom, ended),
);

/** Hands a link of the platform to the frame, which checks it, and confirms external ones (decision 23). */
export function openExternalLink(address: string): void {
  sessionStore.set(pressedAddressAtom, { address, purpose: 'link' });
}

/**
 * Begins a download of the app: at once from the page's own origin. From another one the frame asks first; what is no
 * download it refuses (decision 23).
 */
export function openDownload(address: string): void {
  const safe = safeUrl('download', address);
  if (safe.kind === 'trusted') leaveSite(safe);
  else sessionStore.set(pressedAddressAtom, { address, purpose: 'download' });
}
