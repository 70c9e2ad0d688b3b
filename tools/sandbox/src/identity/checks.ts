import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { rulesOf } from '../platform/rule-book';
import { toWire } from '../wallet/money';
import {
  type DocumentKind,
  IDENTITY_RULES,
  type IdentityReason,
  type IdentityStatus,
  IMAGES,
} from './rules.data';

interface CheckRow {
  status: IdentityStatus;
  kind: DocumentKind | null;
  reason: IdentityReason | null;
  submitted_at: number | null;
  decided_at: number | null;
  under_age: 0 | 1;
}

const rowOf = (db: Db, userId: number): CheckRow | undefined =>
  db.get<CheckRow>(
    'SELECT status, kind, reason, submitted_at, decided_at, under_age FROM identity_checks WHERE user_id = ?',
    userId,
  );

/** Minimum age in years: the higher of the brand's and its rule book's. */
export const minAgeOf = (db: Db, brand: Brand): number =>
  Math.max(rulesOf(db, brand).minAge, IDENTITY_RULES[brand.code].minAge);

/** Status of an account; REQUIRED for everyone if the brand requires the check before withdrawals. */
export const identityStatus = (db: Db, brand: Brand, userId: number): IdentityStatus =>
  rowOf(db, userId)?.status ?? (IDENTITY_RULES[brand.code].beforeWithdrawal ? 'REQUIRED' : 'NONE');

/** Whether the documents of an account are approved. */
export const isIdentified = (db: Db, userId: number): boolean =>
  rowOf(db, userId)?.status === 'APPROVED';

/** Whether a check found the account's owner underage, with no approval since. */
export const isUnderAge = (db: Db, userId: number): boolean => rowOf(db, userId)?.under_age === 1;

/** Whether a withdrawal is refused until the identity is approved. */
export const isIdentityMissing = (db: Db, brand: Brand, userId: number): boolean =>
  IDENTITY_RULES[brand.code].beforeWithdrawal && !isIdentified(db, userId);

/** Whether a withdrawal of an amount (minor units) must wait for the check. */
export const waitsForIdentity = (db: Db, brand: Brand, userId: number, amount: number): boolean =>
  amount >= IDENTITY_RULES[brand.code].withdrawalFrom && !isIdentified(db, userId);

/** Identity check in wire format. */
export function identityToWire(db: Db, brand: Brand, userId: number) {
  const { kinds, selfie, beforeWithdrawal, withdrawalFrom } = IDENTITY_RULES[brand.code];
  const row = rowOf(db, userId);
  return {
    status: identityStatus(db, brand, userId),
    documents: kinds.map((kind) => ({ kind, images: IMAGES[kind] })),
    selfie,
    minAge: minAgeOf(db, brand),
    beforeWithdrawal,
    withdrawalFrom: toWire(withdrawalFrom, brand.currency.digits),
    submittedAt: row?.submitted_at ?? null,
    decidedAt: row?.decided_at ?? null,
    reasonCode: row?.reason ?? null,
  };
}

/** Requires documents from an account, even after an approval; keeps documents under review or rejected. */
export function askIdentity(db: Db, userId: number): void {
  db.run(
    `INSERT INTO identity_checks (user_id, status) VALUES (?, 'REQUIRED')
     ON CONFLICT DO UPDATE SET status = 'REQUIRED', decided_at = NULL
     WHERE status = 'APPROVED'`,
    userId,
  );
}

export interface IdentityVerdict {
  status: 'APPROVED' | 'REJECTED';
  reason: IdentityReason | null;
}

/** Writes a verdict, which triggers its mail. A rejection requires documents; returns whether it was written. */
export function writeVerdict(
  db: Db,
  userId: number,
  { status, reason }: IdentityVerdict,
  now: number,
): boolean {
  if (status === 'REJECTED' && rowOf(db, userId)?.status !== 'SUBMITTED') return false;
  // An update triggers the mail, so insert the row of an account without documents first.
  db.run(
    `INSERT INTO identity_checks (user_id, status) VALUES (?, 'REQUIRED') ON CONFLICT DO NOTHING`,
    userId,
  );
  db.run(
    `UPDATE identity_checks SET status = ?1, reason = ?2, decided_at = ?3,
       under_age = CASE WHEN ?1 = 'APPROVED' THEN 0 WHEN ?2 = 'UNDER_AGE' THEN 1 ELSE under_age END
     WHERE user_id = ?4`,
    status,
    reason,
    now,
    userId,
  );
  return true;
}
