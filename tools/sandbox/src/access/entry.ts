import { type Brand } from '../brands/brands';
import type { Db } from '../database/db';
import type { Context, Viewer } from '../calls/context';
import { refuse } from '../calls/refusal';
import { flagIsOn } from '../platform/brand-settings';
import { endPushOfOthers } from '../push/subscriptions';
import { assertMayEnter } from '../protection/rules';
import { openSession } from '../accounts/sessions';
import { isAgent } from '../accounts/types';
import type { User } from '../accounts/users';

/**
 * Refusal code for an account type on this site: some sites are for members only, some for agents only (D1
 * §6).
 */
function siteRefusal(db: Db, brand: Brand, type: number) {
  if (isAgent(type)) return flagIsOn(db, brand.code, 'MEMBERSITE3') ? 'login.member.only' : null;
  return flagIsOn(db, brand.code, 'AGENTSITE3') ? 'login.agent.only' : null;
}

/**
 * Opens a session for an authenticated user, records the login, and ends push subscriptions of other accounts on this
 * device. Throws `login.no.permission`, `login.member.only`, `login.agent.only`, `account.excluded`.
 */
export function enter({ db, brand, now, ...origin }: Context, user: User): Viewer {
  if (user.may_log_in === 0) throw refuse('login.no.permission');
  const refused = siteRefusal(db, brand, user.type);
  if (refused !== null) throw refuse(refused);
  assertMayEnter(db, user.id, now);
  return db.transaction(() => {
    if (origin.device !== undefined) endPushOfOthers(db, user, origin.device);
    return openSession(db, user, now, origin);
  });
}

/** Response of every login call. */
export const granted = (viewer: Viewer) => ({
  token: viewer.token,
  userName: viewer.name,
  customerType: viewer.type,
  firstTimeLogin: viewer.firstLogin,
});
