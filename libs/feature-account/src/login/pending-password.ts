import { currentToken } from '@lobby/session';

/**
 * Password of a first login, for the change of password that follows (D1 §2). In memory only, bound to
 * the session's token, cleared after use.
 */
let pending = { token: '', password: '' };

/** Stores the password of the session with this token. */
export function setPendingPassword(token: string, password: string): void {
  pending = { token, password };
}

/** The pending password of the current session; empty if there is none. */
export function pendingPassword(): string {
  if (pending.token !== currentToken()) clearPendingPassword();
  return pending.password;
}

/** Deletes the pending password. */
export function clearPendingPassword(): void {
  pending = { token: '', password: '' };
}
