import { apiConfig, type GrantedSession } from '@lobby/api-client';
import {
  clearSessionStorage,
  readStored,
  removeStored,
  storageAtom,
  writeStored,
  type SessionRecord,
} from '@lobby/core';
import { ACCOUNT_TYPES } from '../access/account-types';
import { keepDraftsOf } from './drafts';
import { endOnPlatform, endUnused } from './end-on-platform';
import { serverFlagsAtom } from '../flags/flags';
import { sessionEndAtom, type SessionEnd } from './session-events';
import { sessionStore } from './store';

/** Session of this tab; null for a guest. */
export const sessionAtom = storageAtom('session');

const CHANNEL = 'lobby-session';

/** Channel to other tabs of this browser; never send tokens over it. */
const otherTabs =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Returns the session's token; null for a guest. */
export function currentToken(): string | null {
  return sessionStore.get(sessionAtom)?.token ?? null;
}

/** Removes what is stored about a person: session storage, and recent searches, which a guest's page shows too. */
function clearPersonal(): void {
  clearSessionStorage();
  removeStored('recentSearches');
}

/**
 * Stores a granted session in place of the one with the token `replaced`; null for a guest. Route guards and the frame
 * react to `sessionAtom`. If the session has changed meanwhile, the granted one does not begin (`endUnused`). If the
 * replaced one is of another account, it ends as with a sign-out. Returns whether the granted one was stored.
 */
export function startSession(granted: GrantedSession, replaced: string | null = null): boolean {
  const { token, userName, type, firstTimeLogin } = granted;
  const here = sessionStore.get(sessionAtom);
  if ((here?.token ?? null) !== replaced) {
    endUnused(token);
    return false;
  }
  if (here && here.userName !== userName) {
    endUnused(here.token);
    clearPersonal();
  }
  // A listener that mounts late would take the previous session's end for this one's.
  sessionStore.set(sessionEndAtom, null);
  sessionStore.set(sessionAtom, {
    token,
    merchantCode: apiConfig().merchant,
    userName,
    type,
    firstTimeLogin,
    ...(firstTimeLogin ? { firstVisit: true } : {}),
  });
  keepDraftsOf(userName);
  // Never before the last sign-out: the device's clock may have been set back since.
  writeStored('sessionStartedAt', Math.max(Date.now(), readStored('signedOutAt')));
  if (ACCOUNT_TYPES[type]?.name === 'trial') writeStored('trialUserName', userName);
  return true;
}

/**
 * Clears `firstTimeLogin` after a password change made with `token`. Returns the session as it was
 * before; null, changing nothing, if the session has ended or another one has begun.
 */
export function passwordChanged(token: string | null): SessionRecord | null {
  const session = sessionStore.get(sessionAtom);
  if (!session || session.token !== token) return null;
  sessionStore.set(sessionAtom, { ...session, firstTimeLogin: false });
  return session;
}

/**
 * Marks the session that `token` belongs to as one that must change its password first (D1 §4): guards then redirect
 * there. No-op if it has ended or another one has begun.
 */
export function requirePasswordChange(token: string): void {
  const session = sessionStore.get(sessionAtom);
  if (session?.token === token && !session.firstTimeLogin) {
    sessionStore.set(sessionAtom, { ...session, firstTimeLogin: true });
  }
}

/** Corrects the account type of the session that `token` belongs to. No-op if it has ended or has that type. */
export function correctAccountType(token: string, type: number): void {
  const session = sessionStore.get(sessionAtom);
  if (session?.token === token && session.type !== type) {
    sessionStore.set(sessionAtom, { ...session, type });
  }
}

/**
 * Ends the session of this tab: removes what is stored about its person and sets `sessionEndAtom`. Drafts survive an
 * expiry (decision 11). No-op without a session.
 */
export function endSession(reason: SessionEnd): void {
  const session = sessionStore.get(sessionAtom);
  if (!session) return;
  const { [session.userName]: typed } = readStored('drafts');
  sessionStore.set(sessionAtom, null);
  clearPersonal();
  if (reason === 'expired' && typed) writeStored('drafts', { [session.userName]: typed });
  sessionStore.set(sessionEndAtom, { reason });
}

/** Ends the session that `token` belongs to as expired. No-op if it has ended or another one has begun. */
export function expireSession(token: string): void {
  if (token === currentToken()) endSession('expired');
}

/** Ends the sessions of all tabs and turns automatic login off, as after a self-exclusion. */
export function endAllTabs(): void {
  writeStored('autoLogin', false);
  writeStored('signedOutAt', Math.max(Date.now(), readStored('sessionStartedAt') + 1));
  otherTabs?.postMessage('signed-out');
  endSession('signed-out');
}

/**
 * Signs out: ends the sessions of all tabs at once (decision 11), and the token on the platform, which may take long on
 * a slow network. Settles after the platform's answer; never rejects.
 */
export async function signOut(): Promise<void> {
  const token = currentToken();
  endAllTabs();
  if (token !== null) await endOnPlatform(token);
}

/**
 * Ends this tab's session at once, and its token on the platform; each tab has its own token. Without a message, the
 * sign-out was missed: another tab may have logged in to the same account since.
 */
function endByOtherTab(message?: MessageEvent): void {
  const token = currentToken();
  if (token !== null) void (message ? endOnPlatform : endUnused)(token);
  endSession('signed-out-elsewhere');
}

/** Whether another tab signed out while this one missed the broadcast. */
const missedSignOut = () =>
  currentToken() !== null && readStored('signedOutAt') > readStored('sessionStartedAt');

/** Token in this tab's session storage, written by any of its pages. */
const storedToken = () => readStored('session')?.token ?? null;

/**
 * Ends this tab's session when another tab signs out, and at once if one did while this one was on another site. A page
 * restored from the back/forward cache stays hidden, and reloads if its session has ended or another one has begun.
 * Returns a function that unsubscribes.
 */
export function followOtherTabs(): () => void {
  const { style } = document.documentElement;
  let kept: string | null = null;
  const onLeave = () => {
    kept = currentToken();
    if (kept !== null) style.visibility = 'hidden';
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (kept !== storedToken() || missedSignOut()) location.reload();
    else style.removeProperty('visibility');
  };
  if (missedSignOut()) endByOtherTab();
  otherTabs?.addEventListener('message', endByOtherTab);
  addEventListener('pagehide', onLeave);
  addEventListener('pageshow', onReturn);
  return () => {
    otherTabs?.removeEventListener('message', endByOtherTab);
    removeEventListener('pagehide', onLeave);
    removeEventListener('pageshow', onReturn);
  };
}

/** Resets all session state of this tab; for tests and stories. */
export function resetSession(): void {
  sessionStore.set(sessionAtom, null);
  sessionStore.set(serverFlagsAtom, null);
  sessionStore.set(sessionEndAtom, null);
}
