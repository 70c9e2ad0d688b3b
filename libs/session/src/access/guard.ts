import { changePasswordPath, loginPath, PATHS } from '@lobby/core';
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { currentViewer } from '../session/viewer';
import { sessionStore } from '../session/store';
import { blockedNavigationAtom } from '../session/session-events';
import { accessDenied, type DeniedReason, type Requirement } from './access-denied';

/** Agent pages redirect guests Home too (decision 20). */
const sendsGuestsHome = (need: Requirement | null) => Boolean(need?.guestsGoHome ?? need?.agent);

/** Whether a denied viewer goes Home: true unless a login or a change of password would grant access. */
const leadsHome = (reason: DeniedReason, need: Requirement | null) =>
  reason !== 'change-password' && (reason !== 'sign-in' || sendsGuestsHome(need));

interface Redirection {
  reason: DeniedReason;
  /** Path and query. */
  to: string;
}

/**
 * Returns the redirect for a viewer who does not meet the requirement of an address; null for one who does. Guests go
 * to the login screen, viewers with a required change of password to that screen; both return to the address
 * afterwards. Other viewers go Home.
 */
export function redirectionFrom(
  { pathname, search }: URL,
  need: Requirement | null,
): Redirection | null {
  const reason = accessDenied(need, currentViewer());
  if (!reason) return null;
  const address = pathname + search;
  if (leadsHome(reason, need)) return { reason, to: PATHS.home };
  return { reason, to: (reason === 'sign-in' ? loginPath : changePasswordPath)(address) };
}

/** Whether the viewer may open a screen at once, or after a login or a change of password. Its code loads only then. */
export function isReachable(need: Requirement | null): boolean {
  const reason = accessDenied(need, currentViewer());
  return !reason || !leadsHome(reason, need);
}

/**
 * Returns route middleware that enforces a requirement. Sets `blockedNavigationAtom` if the viewer is to be notified.
 */
export function guard(need: Requirement | null): MiddlewareFunction {
  return ({ request }) => {
    const redirection = redirectionFrom(new URL(request.url), need);
    if (!redirection) return;
    const { reason, to } = redirection;
    if (reason !== 'sign-in' && reason !== 'change-password')
      sessionStore.set(blockedNavigationAtom, { reason });
    throw redirect(to);
  };
}
