import { refreshRemembered, remembered } from '../login/remembered';

/** Puts a changed password in the place of the kept one (D1 §4), where it is this account that is remembered. */
export function refreshRememberedOf(userName: string, password: string): void {
  if (remembered('username').toLowerCase() === userName.toLowerCase()) refreshRemembered(password);
}
