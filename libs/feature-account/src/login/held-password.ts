import { currentToken } from '@lobby/session';

/**
 * The password of a login that must be changed at once (D1 §2): held in memory, for this page and
 * this session alone, so that nobody types it twice. It is in no storage, and gone with the first use.
 */
let held = { token: '', password: '' };

export function holdPassword(token: string, password: string): void {
  held = { token, password };
}

/** Empty without one, and in any later session: it belongs to somebody else. */
export function heldPassword(): string {
  if (held.token !== currentToken()) letGoOfPassword();
  return held.password;
}

export function letGoOfPassword(): void {
  held = { token: '', password: '' };
}
