import { loginPath, PATHS } from '@lobby/core';
import { endPush, endPushOfOthers } from '@lobby/feature-kit';
import { errorText } from '@lobby/i18n';
import {
  accountKey,
  blockedNavigationAtom,
  sessionEndAtom,
  sessionStore,
  useSession,
  viewerAtom,
  type DeniedReason,
  type SessionEnd,
} from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';

const END_TEXTS = {
  'signed-out': 'frame.signedOut',
  'signed-out-elsewhere': 'frame.signedOutElsewhere',
} as const satisfies Record<Exclude<SessionEnd, 'expired'>, string>;

const DENIAL_TEXTS = {
  'not-permitted': 'frame.notPermitted',
  'real-account': 'frame.realAccount',
  'switched-off': 'frame.switchedOff',
} as const satisfies Record<Exclude<DeniedReason, 'sign-in' | 'change-password'>, string>;

/** Shows the text of the platform's error for a session that has ended. */
async function toastExpired(): Promise<void> {
  toast.info(await errorText({ kind: 'refused', code: 'login.not.session' }), { duration: 'long' });
}

/** Reacts to the session: reruns guards, clears the account's queries, ends notifications, notifies the user. */
export function useSessionWatch(): void {
  useGuardRevalidation();
  useSessionEnd();
  useBlockedNavigation();
  usePushOwner();
}

/**
 * Reruns the route guards when the viewer changes, and once at first: flags may have come, or the session ended, before this
 * hook.
 */
function useGuardRevalidation(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const rerun = () => void revalidate();
    rerun();
    return sessionStore.sub(viewerAtom, rerun);
  }, [revalidate]);
}

/** Where one wants to be: the page that is opening, which a press chose; else the page that is here. */
function useTarget(): Pick<Location, 'pathname' | 'search'> {
  const here = useLocation();
  const { location: opening } = useNavigation();
  return opening && opening.pathname !== PATHS.login ? opening : here;
}

/** Removes the account's queries and notifies the user; an expired session redirects to the login screen, which returns (decision 11). */
function useSessionEnd(): void {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useTarget();
  const end = useAtomValue(sessionEndAtom, { store: sessionStore });
  useEffect(() => {
    if (!end) return;
    sessionStore.set(sessionEndAtom, null);
    queries.removeQueries({ queryKey: accountKey });
    // Elsewhere the tab that signed out has ended them, and who logged in since may have turned them on.
    if (end.reason === 'signed-out') void endPush();
    if (end.reason !== 'expired') return void toast.info(t(END_TEXTS[end.reason]));
    void toastExpired();
    void navigate(loginPath(pathname + search));
  }, [end, navigate, pathname, queries, search, t]);
}

/** Ends the notifications of a former account, whose session ended by itself, when another one is here (decision 87). */
function usePushOwner(): void {
  const userName = useSession()?.userName;
  useEffect(() => {
    if (userName !== undefined) void endPushOfOthers(userName);
  }, [userName]);
}

/** Notifies the user why a guard blocked a navigation. */
function useBlockedNavigation(): void {
  const { t } = useTranslation('shell');
  const blocked = useAtomValue(blockedNavigationAtom, { store: sessionStore });
  useEffect(() => {
    if (!blocked) return;
    sessionStore.set(blockedNavigationAtom, null);
    toast.info(t(DENIAL_TEXTS[blocked.reason]));
  }, [blocked, t]);
}
