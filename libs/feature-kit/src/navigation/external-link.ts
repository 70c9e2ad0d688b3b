import { atom } from 'jotai';
import { sessionStore } from '@lobby/session';

/** An address of the platform's that somebody pressed and nobody has decided about yet. */
export const pendingLinkAtom = atom<string | null>(null);

/** Lets the frame decide where an address of the platform's may lead (decision 23). */
export function openExternalLink(address: string): void {
  sessionStore.set(pendingLinkAtom, address);
}
