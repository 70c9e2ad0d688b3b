import { changePasswordPath, PATHS, safeReturnPath, type SessionRecord } from '@lobby/core';
import { accountType, useSession } from '@lobby/session';
import { Navigate, useSearchParams } from 'react-router-dom';

/**
 * Path to open after a login (D1 §4, decision 20): change of password after a first login, which
 * keeps `returnTo`; Home for a trial; otherwise `returnTo` if it is safe.
 */
export function landingPath(session: SessionRecord, returnTo: string | null): string {
  if (session.firstTimeLogin) return changePasswordPath(returnTo ?? PATHS.home);
  if (accountType(session.type).name === 'trial') return PATHS.home;
  return safeReturnPath(returnTo);
}

interface RedirectProps {
  /** Path without a `returnTo`. Default: Home. */
  next?: string | undefined;
}

/** Redirects to `landingPath` while there is a session, new or existing. */
export function RedirectIfSignedIn({ next }: RedirectProps) {
  const session = useSession();
  const [query] = useSearchParams();
  return (
    session && <Navigate to={landingPath(session, query.get('returnTo') ?? next ?? null)} replace />
  );
}
