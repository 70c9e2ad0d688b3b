import { changePasswordPath, loginPath, PATHS } from '@lobby/core';
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { currentViewer } from '../session/viewer';
import { sessionStore } from '../session/store';
import { blockedNavigationAtom } from '../session/session-events';
import { accessDenied, type Requirement } from './access-denied';

/** Agent pages redirect guests Home too (decision 20). */
const sendsGuestsHome = (need: Requirement | null) => Boolean(need?.guestsGoHome ?? need?.agent);

/**
 * Returns route middleware that enforces a requirement. Redirects guests to the login screen, and viewers
 * with a required change of password to that screen; both return to the route afterwards. Redirects other
 * viewers Home and sets `blockedNavigationAtom`.
 */
export function guard(need: Requirement | null): MiddlewareFunction {
  return ({ request }) => {
    const reason = accessDenied(need, currentViewer());
    if (!reason) return;
    const { pathname, search } = new URL(request.url);
    if (reason === 'change-password') throw redirect(changePasswordPath(pathname + search));
    if (reason !== 'sign-in') {
      sessionStore.set(blockedNavigationAtom, { reason });
      throw redirect(PATHS.home);
    }
    if (sendsGuestsHome(need)) throw redirect(PATHS.home);
    throw redirect(loginPath(pathname + search));
  };
}
