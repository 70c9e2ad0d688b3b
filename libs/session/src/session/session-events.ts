import { atom } from 'jotai';
import type { Denial } from '../access/denial';

/** How the last session ended in this tab. */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'expired';

/** The last end, as a new object each time so that two alike are two. */
export const sessionEndAtom = atom<{ reason: SessionEnd } | null>(null);

/** The last screen that refused to open, for the frame to say so. */
export const refusedEntryAtom = atom<{ denial: Denial } | null>(null);
