import { RULE_BOOKS, type RuleBook } from '@lobby/api-client/contract';
import { userById } from '../accounts/users';
import { brandOf } from '../brands/brands';
import type { Db } from '../database/db';
import { rulesOf } from '../platform/rule-book';
import { stateOf } from './state';

/**
 * Accounts of one person at all brands of the operator: those with the same e-mail address or the same mobile number,
 * the given one first.
 */
export function accountsOfPerson(db: Db, userId: number): number[] {
  const others = db.all<{ id: number }>(
    `SELECT other.id FROM users me JOIN users other ON other.email = me.email
     WHERE me.id = ?1 AND other.id <> ?1
     UNION
     SELECT other.id FROM users me JOIN users other ON other.mobile = me.mobile
     WHERE me.id = ?1 AND other.id <> ?1
       AND ltrim(coalesce(other.dialing_code, ''), '+0') = ltrim(coalesce(me.dialing_code, ''), '+0')`,
    userId,
  );
  return [userId, ...others.map(({ id }) => id)];
}

/** The rule book that holds for an account: that of its brand. */
export function bookOf(db: Db, userId: number): RuleBook {
  const user = userById(db, userId);
  return user === undefined ? RULE_BOOKS.strict : rulesOf(db, brandOf(user.brand));
}

/** When the breaks of a person end, ms: the latest of all brands. */
export function breaksOf(db: Db, userId: number) {
  const states = accountsOfPerson(db, userId).map((id) => stateOf(db, id));
  return {
    time_out_until: Math.max(...states.map((state) => state.time_out_until)),
    excluded_until: Math.max(...states.map((state) => state.excluded_until)),
  };
}
