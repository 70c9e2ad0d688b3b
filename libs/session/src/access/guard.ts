import { loginPath, PATHS } from '@lobby/core';
import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { currentViewer } from '../session/viewer';
import { sessionStore } from '../session/store';
import { refusedEntryAtom } from '../session/session-events';
import { accessDenied, type Requirement } from './access-denied';

/** Agent pages send everyone else Home (decision 20). */
const sendsGuestsHome = (need: Requirement | null) => Boolean(need?.guestsGoHome ?? need?.agent);

/** Route middleware: a guest goes to log in and comes back, everyone else refused goes Home and is told why. */
export function guard(need: Requirement | null): MiddlewareFunction {
  return ({ request }) => {
    const refused = accessDenied(need, currentViewer());
    if (!refused) return;
    if (refused !== 'sign-in') {
      sessionStore.set(refusedEntryAtom, { reason: refused });
      throw redirect(PATHS.home);
    }
    if (sendsGuestsHome(need)) throw redirect(PATHS.home);
    const { pathname, search } = new URL(request.url);
    throw redirect(loginPath(pathname + search));
  };
}
