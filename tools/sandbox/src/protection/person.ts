import { RULE_BOOKS, type RuleBook } from '@lobby/api-client/contract';
import { closeSessionsOf } from '../accounts/sessions';
import { userById } from '../accounts/users';
import { brandOf } from '../brands/brands';
import type { Db } from '../database/db';
import { rulesOf } from '../platform/rule-book';
import { setState, stateOf } from './state';

/** The rule book that holds for an account: that of its brand. */
export function bookOf(db: Db, userId: number): RuleBook {
  const user = userById(db, userId);
  return user === undefined ? RULE_BOOKS.strict : rulesOf(db, brandOf(user.brand));
}

/** When breaks end, ms; 0 for none. */
interface Ends {
  time_out_until: number;
  excluded_until: number;
}

const latest = (all: readonly Ends[]): Ends => ({
  time_out_until: Math.max(...all.map((ends) => ends.time_out_until)),
  excluded_until: Math.max(...all.map((ends) => ends.excluded_until)),
});

/** Contacts that an account gives, and those that it gave in its break. */
const KNOWN = `(SELECT user_id, contact, proved FROM contacts UNION ALL
  SELECT user_id, contact, proved FROM break_contacts)`;

/**
 * Accounts that a break of this one reaches, at all brands of the operator: itself first, then those that give a contact
 * which it has proved to be its own. What it merely claims reaches nobody: a stranger could claim it.
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

/** Writes a break to an account, never a shorter one; a self-exclusion ends its sessions. */
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

/** Forgets the contacts of breaks that are over: a later break asks what holds then. */
function forgetOver(db: Db, now: number): void {
  db.run(
    `DELETE FROM break_contacts WHERE user_id IN
       (SELECT user_id FROM protection_states WHERE max(time_out_until, excluded_until) <= ?)`,
    now,
  );
}

/** Writes a break to every account of a person (decision 99): what changes there later does not undo it. */
export function writeBreak(db: Db, userId: number, ends: Partial<Ends>, now: number): void {
  db.transaction(() => {
    forgetOver(db, now);
    const all = { time_out_until: 0, excluded_until: 0, ...ends };
    for (const id of accountsReached(db, userId)) write(db, id, all, now);
  });
}

/**
 * An account gave or proved a contact: it takes over the break of whoever proved that contact, and its own break reaches
 * whom it now proves to be. A new account also takes over the break of whoever gave the same contact without a proof,
 * unless it has one itself: else a break would end by registering anew.
 */
export function joinPerson(db: Db, userId: number, now: number, isNew = false): void {
  db.transaction(() => {
    forgetOver(db, now);
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

/** Where a code or password was sent that an account has used. */
type Proved = 'email' | 'mobile';

/** Notes that an account reads what is sent to its address or number. */
export function noteProof(db: Db, userId: number, proved: Proved, now: number): void {
  const changed = db.run(
    `UPDATE users SET ${proved}_proved = 1 WHERE id = ? AND ${proved}_proved = 0`,
    userId,
  );
  if (changed > 0) joinPerson(db, userId, now);
}
