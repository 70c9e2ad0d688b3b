import { loginPath } from '@lobby/core';
import { errorText } from '@lobby/i18n';
import {
  accountKey,
  refusedEntryAtom,
  sessionEndAtom,
  sessionStore,
  viewerAtom,
  type DeniedReason,
  type SessionEnd,
} from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';

const END_TEXTS = {
  'signed-out': 'frame.signedOut',
  'signed-out-elsewhere': 'frame.signedOutElsewhere',
} as const satisfies Record<Exclude<SessionEnd, 'expired'>, string>;

const DENIAL_TEXTS = {
  'not-permitted': 'frame.notPermitted',
  'switched-off': 'frame.switchedOff',
} as const satisfies Record<Exclude<DeniedReason, 'sign-in'>, string>;

/** Says what the platform answers a call without a session. */
async function tellNoSession(): Promise<void> {
  toast.info(await errorText({ kind: 'refused', code: 'login.not.session' }));
}

/** Lets the page follow the session: its data goes, the guards look again, the person is told. */
export function useSessionWatch(): void {
  useRevalidation();
  useEndedSession();
  useRefusedEntry();
}

/** Any change of who is here makes the guards look again. */
function useRevalidation(): void {
  const { revalidate } = useRevalidator();
  const viewer = useAtomValue(viewerAtom, { store: sessionStore });
  const seen = useRef(viewer);
  useEffect(() => {
    if (seen.current === viewer) return;
    seen.current = viewer;
    void revalidate();
  }, [viewer, revalidate]);
}

/** Forgets the account's data; an expired session goes to log in and comes back (decision 11). */
function useEndedSession(): void {
  const { t } = useTranslation('shell');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const end = useAtomValue(sessionEndAtom, { store: sessionStore });
  useEffect(() => {
    if (!end) return;
    sessionStore.set(sessionEndAtom, null);
    queries.removeQueries({ queryKey: accountKey });
    if (end.reason === 'expired') void tellNoSession();
    else toast.info(t(END_TEXTS[end.reason]));
    // It may have ended before this watch began.
    void (end.reason === 'expired' ? navigate(loginPath(pathname + search)) : revalidate());
  }, [end, navigate, pathname, queries, revalidate, search, t]);
}

/** Tells why a screen did not open. */
function useRefusedEntry(): void {
  const { t } = useTranslation('shell');
  const refused = useAtomValue(refusedEntryAtom, { store: sessionStore });
  useEffect(() => {
    if (!refused) return;
    sessionStore.set(refusedEntryAtom, null);
    if (refused.reason === 'sign-in') void tellNoSession();
    else toast.info(t(DENIAL_TEXTS[refused.reason]));
  }, [refused, t]);
}
