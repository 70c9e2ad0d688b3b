import type { FlagName, SessionRecord } from '@lobby/core';
import { atom, useAtomValue } from 'jotai';
import { accessDenied, OWN_ACCOUNT, type Viewer } from '../access/access-denied';
import { accountType, type AccountType } from '../access/account-types';
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

/** The account type of the session; undefined for a guest. */
export function useAccountType(): AccountType | undefined {
  const session = useSession();
  return session ? accountType(session.type) : undefined;
}

/** Whether the viewer has an account with real money, which alone has limits and breaks. */
export function useHasOwnAccount(): boolean {
  return accessDenied(OWN_ACCOUNT, useViewer()) === null;
}

/** Whether a feature flag is on. */
export function useFlag(name: FlagName): boolean {
  return useViewer().flags[name];
}
