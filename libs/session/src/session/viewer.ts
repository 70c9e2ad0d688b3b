import type { FlagName, SessionRecord } from '@lobby/core';
import { atom, useAtomValue } from 'jotai';
import type { Viewer } from '../access/access-denied';
import { resolveFlags, serverFlagsAtom } from '../flags/flags';
import { currentBrand } from './brand';
import { sessionAtom } from './session';
import { sessionStore } from './store';

/** The current viewer. */
export const viewerAtom = atom<Viewer>((get) => ({
  session: get(sessionAtom),
  flags: resolveFlags(get(serverFlagsAtom), currentBrand().flags),
}));

/** Returns the current viewer, outside of React. */
export function currentViewer(): Viewer {
  return sessionStore.get(viewerAtom);
}

/** The current viewer. */
export function useViewer(): Viewer {
  return useAtomValue(viewerAtom, { store: sessionStore });
}

/** The session; null for a guest. */
export function useSession(): SessionRecord | null {
  return useAtomValue(sessionAtom, { store: sessionStore });
}

/** Whether a feature flag is on. */
export function useFlag(name: FlagName): boolean {
  return useViewer().flags[name];
}
