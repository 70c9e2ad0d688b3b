import { atom } from 'jotai';
import type { Denial } from '../access/denial';

/** How the last session ended in this tab. */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'expired';

/** An end nobody was told of yet. */
export const sessionEndAtom = atom<{ reason: SessionEnd } | null>(null);

/** A screen that refused to open, until the frame has said so. */
export const refusedEntryAtom = atom<{ denial: Denial } | null>(null);
