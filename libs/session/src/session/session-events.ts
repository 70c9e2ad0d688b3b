import { atom } from 'jotai';
import type { DeniedReason } from '../access/access-denied';

/** How the last session ended in this tab. */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'expired';

/** An end nobody was told of yet. */
export const sessionEndAtom = atom<{ reason: SessionEnd } | null>(null);

/** A screen that refused to open, until the frame has said so. */
export const refusedEntryAtom = atom<{ reason: DeniedReason } | null>(null);
