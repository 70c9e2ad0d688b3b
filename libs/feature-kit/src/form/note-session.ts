import { currentToken } from '@lobby/session';

/**
 * Notes the session of a submission. Returns a function that tells whether it has ended or changed since: another person
 * may use the page. Always false for a guest's submission, which may begin a session itself.
 */
export function noteSession(): () => boolean {
  const token = currentToken();
  return () => token !== null && token !== currentToken();
}
