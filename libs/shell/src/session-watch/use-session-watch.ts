import { loginPath } from '@lobby/core';
import { errorText } from '@lobby/i18n';
import {
  accountKey,
  blockedNavigationAtom,
  sessionEndAtom,
  sessionStore,
  viewerAtom,
  type DeniedReason,
  type SessionEnd,
} from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';

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
  toast.info(await errorText({ kind: 'refused', code: 'login.not.session' }));
}

/** Reacts to the session: reruns guards, clears the account's queries, notifies the user. */
export function useSessionWatch(): void {
  useGuardRevalidation();
  useSessionEnd();
  useBlockedNavigation();
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

/** Removes the account's queries and notifies the user; an expired session redirects to the login screen, which returns (decision 11). */
function useSessionEnd(): void {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const end = useAtomValue(sessionEndAtom, { store: sessionStore });
  useEffect(() => {
    if (!end) return;
    sessionStore.set(sessionEndAtom, null);
    queries.removeQueries({ queryKey: accountKey });
    if (end.reason !== 'expired') return void toast.info(t(END_TEXTS[end.reason]));
    void toastExpired();
    void navigate(loginPath(pathname + search));
  }, [end, navigate, pathname, queries, search, t]);
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
