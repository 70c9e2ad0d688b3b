import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { Refusal, refuse } from '../calls/refusal';
import { isReal } from '../accounts/types';
import { userById } from '../accounts/users';
import { isIdentified, isUnderAge } from '../identity/checks';
import { rulesOf } from '../platform/rule-book';
import { limitsOf } from './limits';
import { spanOf } from '../paging/periods';
import { FOREVER, stateOf } from './state';
import { giftsOf, type LimitKind, minutesPlayed, usedOf } from './used';

const closedUntil = (until: number, now: number) =>
  refuse('account.excluded', until >= FOREVER ? undefined : { retryAfterMs: until - now });

/** Refuses a person with a self-exclusion at any brand of the operator. Throws `account.excluded` with its end. */
export function assertMayEnter(db: Db, userId: number, now: number): void {
  const { excluded_until } = stateOf(db, userId);
  if (excluded_until > now) throw closedUntil(excluded_until, now);
}

/** Whether a person is in a break at any brand of the operator: a time-out or a self-exclusion. */
export const isInBreak = (db: Db, userId: number, now: number): boolean =>
  breakEnd(db, userId) > now;

function breakEnd(db: Db, userId: number): number {
  const { excluded_until, time_out_until } = stateOf(db, userId);
  return Math.max(excluded_until, time_out_until);
}

/** Throws `account.excluded` in a break, with its end. */
export function assertNoBreak(db: Db, userId: number, now: number): void {
  const until = breakEnd(db, userId);
  if (until > now) throw closedUntil(until, now);
}

/** Throws `account.excluded` in a break, `identity.required` for a person found to be underage. */
function assertActive(db: Db, userId: number, now: number): void {
  assertNoBreak(db, userId, now);
  if (isUnderAge(db, userId)) throw refuse('identity.required');
}

/** Throws `identity.required` if the brand's rule book requires a verified identity before play. */
function assertProven(db: Db, brand: Brand, userId: number): void {
  if (rulesOf(db, brand).identityBefore !== 'play') return;
  const user = userById(db, userId);
  if (user !== undefined && isReal(user.type) && !isIdentified(db, userId)) {
    throw refuse('identity.required');
  }
}

interface Step {
  userId: number;
  now: number;
  /** Amount added to each kind of limit; kinds not listed are not checked. */
  adds: Partial<Record<LimitKind, number>>;
}

/** Throws `protection.limit.reached` with the end of the limit's period. */
function assertWithinLimits(db: Db, brand: Brand, { userId, now, adds }: Step): void {
  for (const { kind, period, amount } of limitsOf(db, userId)) {
    const add = adds[kind];
    if (add === undefined || add === 0) continue;
    const span = spanOf(period, dayOf(brand, now));
    const scope = { brand, userId, span };
    const used = kind === 'SESSION' ? minutesPlayed(db, scope, now) : usedOf(db, kind, scope);
    if (used + add > amount) {
      const retryAfterMs = startOfDay(brand, span.next) - now;
      throw refuse('protection.limit.reached', { retryAfterMs });
    }
  }
}

/** SQL condition on `users.id`: not in a break; its parameter is the time (ms). */
export const NOT_IN_A_BREAK = `NOT EXISTS (SELECT 1 FROM protection_states s
  WHERE s.user_id = users.id AND max(s.time_out_until, s.excluded_until) > ?)`;

/**
 * Whether an account may receive a gift: not in a break, nor if gifts and deposits of a period would exceed its own
 * deposit limit. The sender does not learn the reason, which is private to the receiver.
 */
export function mayReceive(
  db: Db,
  brand: Brand,
  gift: { userId: number; amount: number; now: number },
): boolean {
  try {
    assertMayDeposit(db, brand, gift);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  const { userId, now } = gift;
  return limitsOf(db, userId).every(({ kind, period, amount }) => {
    if (kind !== 'DEPOSIT') return true;
    const scope = { brand, userId, span: spanOf(period, dayOf(brand, now)) };
    return usedOf(db, kind, scope) + giftsOf(db, scope) + gift.amount <= amount;
  });
}

/**
 * Throws `account.excluded` during a time-out, `protection.limit.reached` above a deposit limit. `amount` in
 * minor units. Withdrawals are never checked.
 */
export function assertMayDeposit(
  db: Db,
  brand: Brand,
  { userId, amount, now }: { userId: number; amount: number; now: number },
): void {
  assertActive(db, userId, now);
  assertWithinLimits(db, brand, { userId, now, adds: { DEPOSIT: amount } });
}

/**
 * Throws `account.excluded` during a time-out, `protection.limit.reached` above a stake, loss or session
 * limit, `identity.required` before the identity check of the brand's rule book. Play money counts only as time.
 */
export function assertMayPlay(
  db: Db,
  brand: Brand,
  {
    userId,
    stake,
    playMoney,
    now,
  }: { userId: number; stake: number; playMoney: boolean; now: number },
): void {
  assertActive(db, userId, now);
  if (!playMoney) assertProven(db, brand, userId);
  const money = playMoney ? 0 : stake;
  assertWithinLimits(db, brand, { userId, now, adds: { STAKE: money, LOSS: money, SESSION: 1 } });
}
