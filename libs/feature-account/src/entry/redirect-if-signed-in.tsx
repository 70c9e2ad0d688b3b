import { PATHS, safeReturnPath, type SessionRecord } from '@lobby/core';
import { accountType, useSession } from '@lobby/session';
import { Navigate, useSearchParams } from 'react-router-dom';

/**
 * Where a session that has just begun goes (D1 §4, decision 20): a first login to its new password,
 * a trial Home, everyone else back to the page that asked.
 */
export function landingPath(session: SessionRecord, returnTo: string | null): string {
  if (session.firstTimeLogin) return PATHS.changePassword;
  if (accountType(session.type).name === 'trial') return PATHS.home;
  return safeReturnPath(returnTo);
}

/** Leaves a screen for guests as soon as there is a session: also one that was there before. */
export function RedirectIfSignedIn() {
  const session = useSession();
  const [query] = useSearchParams();
  return session && <Navigate to={landingPath(session, query.get('returnTo'))} replace />;
}
