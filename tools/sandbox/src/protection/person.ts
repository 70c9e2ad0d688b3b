import { RULE_BOOKS, type RuleBook } from '@lobby/api-client/contract';
import { closeSessionsOf } from '../accounts/sessions';
import { userById } from '../accounts/users';
import { brandOf } from '../brands/brands';
import type { Db } from '../database/db';
import { rulesOf } from '../platform/rule-book';
import { setState, stateOf } from './state';

/** Rule book of an account's brand. */
export function bookOf(db: Db, userId: number): RuleBook {
  const user = userById(db, userId);
  return user === undefined ? RULE_BOOKS.strict : rulesOf(db, brandOf(user.brand));
}

/** Ends of breaks, ms; 0 for none. */
interface Ends {
  time_out_until: number;
  excluded_until: number;
}

const latest = (all: readonly Ends[]): Ends => ({
  time_out_until: Math.max(...all.map((ends) => ends.time_out_until)),
  excluded_until: Math.max(...all.map((ends) => ends.excluded_until)),
});

/** SQL: current contacts of an account, and those that it had during a break. */
const KNOWN = `(SELECT user_id, contact, proved FROM contacts UNION ALL
  SELECT user_id, contact, proved FROM break_contacts)`;

/**
 * Accounts that share this account's break, at all brands of the operator: itself first, then those with a contact
 * that it has verified. Unverified contacts are ignored, because a stranger could enter them.
 */
function accountsReached(db: Db, userId: number): number[] {
  const proved = db.all<{ contact: string }>(
    `SELECT DISTINCT contact FROM ${KNOWN} WHERE user_id = ? AND proved = 1`,
    userId,
  );
  const others = proved.flatMap(({ contact }) =>
    db.all<{ id: number }>(`SELECT user_id AS id FROM ${KNOWN} WHERE contact = ?`, contact),
  );
  return [...new Set([userId, ...others.map(({ id }) => id)])];
}

/** Writes a break to an account unless it is shorter than the current one; a self-exclusion ends its sessions. */
function write(db: Db, userId: number, ends: Ends, now: number): void {
  const { time_out_until, excluded_until } = latest([stateOf(db, userId), ends]);
  setState(db, userId, { time_out_until, excluded_until });
  db.run(
    `INSERT INTO break_contacts (contact, user_id, proved)
     SELECT contact, user_id, proved FROM contacts WHERE user_id = ?
     ON CONFLICT DO UPDATE SET proved = max(proved, excluded.proved)`,
    userId,
  );
  if (ends.excluded_until > now) closeSessionsOf(db, userId);
}

/** Deletes the contacts of ended breaks, so that a later break uses the contacts of its own time. */
function deleteEndedContacts(db: Db, now: number): void {
  db.run(
    `DELETE FROM break_contacts WHERE user_id IN
       (SELECT user_id FROM protection_states WHERE max(time_out_until, excluded_until) <= ?)`,
    now,
  );
}

/** Writes a break to every account of a person (decision 99); later changes of the accounts do not undo it. */
export function writeBreak(db: Db, userId: number, ends: Partial<Ends>, now: number): void {
  db.transaction(() => {
    deleteEndedContacts(db, now);
    const all = { time_out_until: 0, excluded_until: 0, ...ends };
    for (const id of accountsReached(db, userId)) write(db, id, all, now);
  });
}

/**
 * Handles a new or verified contact: the account inherits the break of the account that verified it, and passes
 * its own break on to accounts that it now matches. A new account also inherits from accounts with the same unverified
 * contact, so that a new registration does not evade a break.
 */
export function inheritBreaks(db: Db, userId: number, now: number, isNew = false): void {
  db.transaction(() => {
    deleteEndedContacts(db, now);
    const others = db.all<Ends>(
      `SELECT s.time_out_until, s.excluded_until FROM contacts me
       JOIN break_contacts other ON other.contact = me.contact AND other.user_id <> me.user_id
       JOIN protection_states s ON s.user_id = other.user_id
       WHERE me.user_id = ?1 AND (other.proved = 1 OR (?2 = 1 AND me.proved = 0))`,
      userId,
      isNew ? 1 : 0,
    );
    const ends = latest([stateOf(db, userId), ...others]);
    if (Math.max(ends.time_out_until, ends.excluded_until) > now) writeBreak(db, userId, ends, now);
  });
}

/** Kind of verified contact. */
type Proved = 'email' | 'mobile';

/** Records that an account has verified its address or number. */
export function recordProof(db: Db, userId: number, proved: Proved, now: number): void {
  const changed = db.run(
    `UPDATE users SET ${proved}_proved = 1 WHERE id = ? AND ${proved}_proved = 0`,
    userId,
  );
  if (changed > 0) inheritBreaks(db, userId, now);
}
