import { loginPath, PATHS } from '@lobby/core';
import { endPush, endPushOfOthers, useScreenHandle } from '@lobby/feature-kit';
import { errorText } from '@lobby/i18n';
import {
  accessDenied,
  accountKey,
  blockedNavigationAtom,
  currentViewer,
  isReachable,
  loginReasonOf,
  loginState,
  sessionEndAtom,
  sessionStore,
  useSession,
  viewerAtom,
  type DeniedReason,
  type LoginReason,
  type Requirement,
  type SessionEnd,
} from '@lobby/session';
import { dismissAllToasts, toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { heldPage } from '../prefetch/held-page';

const DENIAL_TEXTS = {
  'not-permitted': 'frame.notPermitted',
  'real-account': 'frame.realAccount',
  'switched-off': 'frame.switchedOff',
} as const satisfies Record<Exclude<DeniedReason, 'sign-in' | 'change-password'>, string>;

/** Shows the text of the platform's error for a session that has ended. */
async function toastExpired(): Promise<void> {
  toast.info(await errorText({ kind: 'refused', code: 'login.not.session' }), { duration: 'long' });
}

/**
 * Reacts to the session: reruns guards, removes the account's queries, unsubscribes from notifications, notifies the
 * user.
 */
export function useSessionWatch(): void {
  useGuardRevalidation();
  useSessionEnd();
  useBlockedNavigation();
  usePushOwner();
}

/**
 * Reruns the route guards when the viewer changes, and once at mount: flags may have loaded, or the session ended,
 * before.
 */
function useGuardRevalidation(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const rerun = () => void revalidate();
    rerun();
    return sessionStore.sub(viewerAtom, rerun);
  }, [revalidate]);
}

type Address = Pick<Location, 'pathname' | 'search'>;

const isLogin = ({ pathname }: Address) => pathname === PATHS.login;

/** The wanted page: the one whose link is held, else the one that is opening after a press, else the current one. */
const wantedPage = (here: Address, opening: Address | undefined): Address =>
  [heldPage(), opening].find((page) => page && !isLogin(page)) ?? here;

/**
 * Returns a function that opens the login page with the reason why the session ended, and the wanted page as its return
 * address. A press may divert that navigation: the reason is then added to the login page that opens instead, or shown as a
 * toast on any other page.
 */
function useLoginWithReason(): (reason: LoginReason) => void {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const here = useLocation();
  const { location: opening } = useNavigation();
  const untold = useRef<{ reason: LoginReason; at: string }>(undefined);
  const open = (reason: LoginReason) => {
    const { pathname, search } = wantedPage(here, opening);
    const already = isLogin(here);
    const to = already ? here.pathname + here.search : loginPath(pathname + search);
    void navigate(to, { replace: already, state: loginState(reason) });
  };
  const tell = useEffectEvent((at: string) => {
    if (untold.current === undefined || untold.current.at === at) return;
    const { reason } = untold.current;
    untold.current = undefined;
    if (loginReasonOf(here.state) !== undefined) return;
    if (isLogin(here)) open(reason);
    else if (reason === 'expired') void toastExpired();
    else toast.info(t('frame.signedOutElsewhere'));
  });
  useEffect(() => tell(here.key), [here.key]);
  return (reason) => {
    untold.current = { reason, at: here.key };
    open(reason);
  };
}

/** Whether the guards send the user from a page with this requirement to the login. */
const leadsToLogin = (needs: Requirement | null) =>
  accessDenied(needs, currentViewer()) === 'sign-in' && isReachable(needs);

/**
 * Removes the account's queries and notifies the user: on the login page, which returns (decisions 11, 107), after an
 * expiry, and after a sign-out in another tab if the page needs a session; else by a toast.
 */
function useSessionEnd(): void {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const loginWithReason = useLoginWithReason();
  const { needs } = useScreenHandle();
  const end = useAtomValue(sessionEndAtom, { store: sessionStore });
  const onEnd = useEffectEvent(({ reason }: { reason: SessionEnd }) => {
    sessionStore.set(sessionEndAtom, null);
    queries.removeQueries({ queryKey: accountKey });
    // Otherwise the tab that signed out has unsubscribed, and a later login may have subscribed again.
    if (reason === 'signed-out') {
      void endPush();
      // Others may name the account's amounts.
      dismissAllToasts();
      toast.info(t('frame.signedOut'));
    } else if (reason === 'expired' || leadsToLogin(needs)) loginWithReason(reason);
    else toast.info(t('frame.signedOutElsewhere'));
  });
  useEffect(() => {
    // Development runs effects twice.
    if (end && sessionStore.get(sessionEndAtom) === end) onEnd(end);
  }, [end]);
}

/**
 * Unsubscribes a previous account, whose session expired, from notifications when another one logs in (decision 87).
 */
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
