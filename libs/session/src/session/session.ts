import { api, type GrantedSession } from '@lobby/api-client';
import { clearSessionStorage, storageAtom, writeStored, type SessionRecord } from '@lobby/core';
import { currentBrand } from './brand';
import { serverFlagsAtom } from '../flags/flags';
import { sessionEndAtom, type SessionEnd } from './session-events';
import { sessionStore } from './store';

/** The session record of this tab; null is a guest. */
export const sessionAtom = storageAtom('session');

const CHANNEL = 'lobby-session';

/** Other tabs of this browser; nothing secret crosses it. */
const otherTabs =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

export function currentToken(): string | null {
  return sessionStore.get(sessionAtom)?.token ?? null;
}

/** Keeps a granted session; the guard and the frame follow by themselves. */
export function startSession({ token, userName, type, firstTimeLogin }: GrantedSession): void {
  const merchantCode = currentBrand().merchant;
  sessionStore.set(sessionAtom, { token, merchantCode, userName, type, firstTimeLogin });
  if (type === 4) writeStored('trialUserName', userName);
}

/** Records a changed password: the first login is over. Answers the session, or null where another one has begun since. */
export function passwordChanged(token: string | null): SessionRecord | null {
  const session = sessionStore.get(sessionAtom);
  if (!session || session.token !== token) return null;
  sessionStore.set(sessionAtom, { ...session, firstTimeLogin: false });
  return session;
}

/** Ends the session of this tab; a second end is none. */
export function endSession(reason: SessionEnd): void {
  if (!sessionStore.get(sessionAtom)) return;
  sessionStore.set(sessionAtom, null);
  clearSessionStorage();
  sessionStore.set(sessionEndAtom, { reason });
}

/**
 * Signs out in every other tab at once (decision 11), and here when the platform has been told; its
 * silence keeps nobody signed in.
 */
export async function signOut(): Promise<void> {
  writeStored('autoLogin', false);
  otherTabs?.postMessage('signed-out');
  try {
    await api.access.logout();
  } finally {
    endSession('signed-out');
  }
}

/** Follows sign-outs of other tabs; answers a function that stops following. */
export function followOtherTabs(): () => void {
  const listen = () => endSession('signed-out-elsewhere');
  otherTabs?.addEventListener('message', listen);
  return () => otherTabs?.removeEventListener('message', listen);
}

/** Forgets everything of this tab: tests start from here. */
export function resetSession(): void {
  sessionStore.set(sessionAtom, null);
  sessionStore.set(serverFlagsAtom, null);
  sessionStore.set(sessionEndAtom, null);
}
