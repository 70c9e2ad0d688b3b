import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';

/** Refuses an excluded account at the door: throws `account.excluded` with when it ends. */
export function assertMayEnter(_db: Db, _userId: number, _now: number): void {}

/** Throws `account.excluded` in a time-out, `protection.limit.reached` over a deposit limit. `amount` in minor units. */
export function assertMayDeposit(
  _db: Db,
  _brand: Brand,
  _deposit: { userId: number; amount: number; now: number },
): void {}

/** Throws `account.excluded` in a time-out, `protection.limit.reached` over a stake, loss or session limit. */
export function assertMayPlay(
  _db: Db,
  _brand: Brand,
  _bet: { userId: number; stake: number; now: number },
): void {}
