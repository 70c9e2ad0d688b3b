import { FOREVER, readStored, writeStored } from '@lobby/core';
import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { sessionStore } from '../session/store';

/** Incremented with each stored exclusion. */
const keptAtom = atom({});

/** Stores on this device the end of a self-exclusion, ms since the epoch. */
export function noteExclusion(until: number | 'PERMANENT'): void {
  writeStored('excludedUntil', until === 'PERMANENT' ? FOREVER : until);
  sessionStore.set(keptAtom, {});
}

/**
 * Returns the end of the exclusion known on this device: ms since the epoch, or `PERMANENT`; null if none is active.
 */
export function useExclusionEnd(): number | 'PERMANENT' | null {
  useAtomValue(keptAtom, { store: sessionStore });
  const [now] = useState(Date.now);
  const until = readStored('excludedUntil');
  if (until >= FOREVER) return 'PERMANENT';
  return until > now ? until : null;
}
