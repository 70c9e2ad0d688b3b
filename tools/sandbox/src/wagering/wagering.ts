import type { Db } from '../database/db';

/** Turnover that stands between a person and a withdrawal; money in minor units. */
export interface Turnover {
  required: number;
  done: number;
  remaining: number;
  items: {
    reference: string;
    /** What asks for it: a deposit (played through once) or a bonus. */
    source: 'DEPOSIT' | 'BONUS';
    promoId: string | null;
    required: number;
    done: number;
    expiresAt: number | null;
  }[];
}

export interface NewWager {
  userId: number;
  source: 'DEPOSIT' | 'BONUS';
  reference: string;
  promoId?: string;
  required: number;
  expiresAt?: number;
}

/** Asks for turnover before the next withdrawal. */
export function openWager(_db: Db, _wager: NewWager, _now: number): void {}

/** Counts a settled bet towards what is open. `category` may be excluded by a promotion. */
export function noteStake(
  _db: Db,
  _bet: { userId: number; category: string; validStake: number; at: number },
): void {}

/** What is still to be played. */
export function turnoverOf(_db: Db, _userId: number, _now: number): Turnover {
  return { required: 0, done: 0, remaining: 0, items: [] };
}
