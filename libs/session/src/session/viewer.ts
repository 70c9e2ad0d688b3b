import type { FlagName, SessionRecord } from '@lobby/core';
import { atom, useAtomValue } from 'jotai';
import { resolveFlags, serverFlagsAtom, type Flags } from '../flags/flags';
import { currentBrand } from './brand';
import { sessionAtom } from './session';
import { sessionStore } from './store';

/** Who is here and what is switched on: all that access rules look at. */
export interface Viewer {
  session: SessionRecord | null;
  flags: Flags;
}

export const viewerAtom = atom<Viewer>((get) => ({
  session: get(sessionAtom),
  flags: resolveFlags(get(serverFlagsAtom), currentBrand().flags),
}));

export function currentViewer(): Viewer {
  return sessionStore.get(viewerAtom);
}

export function useViewer(): Viewer {
  return useAtomValue(viewerAtom, { store: sessionStore });
}

/** The session record, or null for a guest. */
export function useSession(): SessionRecord | null {
  return useAtomValue(sessionAtom, { store: sessionStore });
}

export function useFlag(name: FlagName): boolean {
  return useViewer().flags[name];
}
