import { atom } from 'jotai';
import { sessionStore } from '@lobby/session';

/** Pressed link that the frame has not handled yet; unchecked. */
export const pendingLinkAtom = atom<string | null>(null);

/** Hands a link of the platform to the frame, which checks it, and confirms external ones (decision 23). */
export function openExternalLink(address: string): void {
  sessionStore.set(pendingLinkAtom, address);
}
