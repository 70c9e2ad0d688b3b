import { currentToken } from '@lobby/session';

/**
 * The password of a login that must be changed at once (D1 §2), so that it is not typed twice. Kept in
 * memory for this page and this session alone, in no storage, and cleared with the first use.
 */
let pending = { token: '', password: '' };

export function keepPendingPassword(token: string, password: string): void {
  pending = { token, password };
}

/** Empty without one, and in any later session. */
export function pendingPassword(): string {
  if (pending.token !== currentToken()) clearPendingPassword();
  return pending.password;
}

export function clearPendingPassword(): void {
  pending = { token: '', password: '' };
}
