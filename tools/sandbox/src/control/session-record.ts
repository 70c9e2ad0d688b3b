import { openSession } from '../accounts/sessions';
import type { User } from '../accounts/users';
import type { Db } from '../database/db';

/** Storage key of the front end's session (D1 §9). */
export const STORAGE_KEY = 'MC_SESSION_INFO';

/** Opens a session without the login screen; the record is what the front end keeps of it. */
export function sessionRecord(db: Db, user: User, now: number) {
  const viewer = openSession(db, user, now);
  return {
    token: viewer.token,
    merchantCode: user.brand,
    userName: viewer.name,
    type: viewer.type,
    firstTimeLogin: viewer.firstLogin,
  };
}
