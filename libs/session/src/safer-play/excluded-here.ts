import { FOREVER, readStored, writeStored } from '@lobby/core';
import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { sessionStore } from '../session/store';

/** Changes with each exclusion that is kept. */
const keptAtom = atom({});

/** Keeps on this device that its person is excluded from play until then, ms since the epoch. */
export function noteExclusion(until: number | 'PERMANENT'): void {
  writeStored('excludedUntil', until === 'PERMANENT' ? FOREVER : until);
  sessionStore.set(keptAtom, {});
}

/** The end of the exclusion that this device knows of, ms since the epoch, or for good; null without one that runs. */
export function useExclusionEnd(): number | 'PERMANENT' | null {
  useAtomValue(keptAtom, { store: sessionStore });
  const [now] = useState(Date.now);
  const until = readStored('excludedUntil');
  if (until >= FOREVER) return 'PERMANENT';
  return until > now ? until : null;
}
