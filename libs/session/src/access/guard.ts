import { changePasswordPath, loginPath, PATHS } from '@lobby/core';
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { currentViewer } from '../session/viewer';
import { sessionStore } from '../session/store';
import { blockedNavigationAtom } from '../session/session-events';
import { accessDenied, type DeniedReason, type Requirement } from './access-denied';

/** Agent pages redirect guests Home too (decision 20). */
const sendsGuestsHome = (need: Requirement | null) => Boolean(need?.guestsGoHome ?? need?.agent);

interface Redirection {
  reason: DeniedReason;
  /** Path and query. */
  to: string;
}

/**
 * Where an address leads a viewer who does not meet its requirement; null for one who does. Guests go to the
 * login screen, viewers with a required change of password to that screen; both return to the address
 * afterwards. Other viewers go Home.
 */
export function redirectionFrom(
  { pathname, search }: URL,
  need: Requirement | null,
): Redirection | null {
  const reason = accessDenied(need, currentViewer());
  if (!reason) return null;
  const address = pathname + search;
  if (reason === 'change-password') return { reason, to: changePasswordPath(address) };
  const toLogin = reason === 'sign-in' && !sendsGuestsHome(need);
  return { reason, to: toLogin ? loginPath(address) : PATHS.home };
}

/**
 * Whether the viewer may come to a screen, by a login or a change of password where it needs one. Its code is loaded for
 * nobody else.
 */
export function mayCome(need: Requirement | null): boolean {
  const reason = accessDenied(need, currentViewer());
  if (!reason || reason === 'change-password') return true;
  return reason === 'sign-in' && !sendsGuestsHome(need);
}

/** Returns route middleware that enforces a requirement. Sets `blockedNavigationAtom` for viewers it tells why. */
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
