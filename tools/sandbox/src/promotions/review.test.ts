import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../database/db';
import { seededUserId } from '../seed/accounts.data';
import { planOf } from '../seed/plan';
import { seededDb } from '../testing/seeded-db';
import { mainWallet } from '../wallet/wallets';
import { takenBy, promotionOf } from './promotions';
import { reviewReward } from './review';
import { addReward } from './reward-rows';

const SIGNED = Date.UTC(2026, 10, 20, 12);
const END = SIGNED + 7 * 86_400_000;
const USER = seededUserId('aurora', 'fresh01');
const EVENT = 'slots-event';

let db: Db;
beforeEach(() => {
  db = seededDb(planOf('small', SIGNED));
});
afterEach(() => {
  db.close();
});

/** Signs up for the event; returns the reward. */
const signUp = () =>
  addReward(db, {
    user_id: USER,
    promo: EVENT,
    applied: 1,
    texts: '{}',
    amount: 1,
    wager_multiple: 1,
    status: 'signed',
    remark: '',
    images: '[]',
    at: SIGNED,
    starts_at: SIGNED,
    expires_at: END,
    order_no: null,
  });

/** Writes a bet with the full stake that the event requires. */
function bet(at: number, settledAt: number): void {
  const promotion = promotionOf(db, 'aurora', EVENT);
  if (!promotion || !takenBy(promotion, 'SIGN')) throw new Error('no such event');
  const { categories, minStake } = promotion.terms;
  db.run(
    `INSERT INTO bets (order_no, wallet_id, node_id, launch, key, stake, half_multiplier, payout, symbols,
       at, user_id, category, vendor, status, valid_stake, settled_at)
     SELECT 'B1', ?, node_id, NULL, 'key', ?, 0, 0, '', ?, ?, category, vendor, 'LOST', ?, ?
     FROM games WHERE category = ? LIMIT 1`,
    mainWallet(db, USER).id,
    minStake,
    at,
    USER,
    minStake,
    settledAt,
    categories[0] ?? '',
  );
}

describe('an event counts a bet', () => {
  test.each([
    ['placed before the sign-up and settled after it: not', SIGNED - 1, SIGNED + 1, 'signed'],
    ['placed at the sign-up', SIGNED, SIGNED, 'process'],
    ['placed and settled within its days', SIGNED + 1, END - 1, 'process'],
    ['settled when it is over: not', END - 1, END, 'signed'],
  ])('%s', (_, at, settledAt, status) => {
    const id = signUp();
    bet(at, settledAt);
    reviewReward(db, String(id), END);
    expect(db.get('SELECT status FROM rewards WHERE id = ?', id)).toEqual({ status });
  });
});
