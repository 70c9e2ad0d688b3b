import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { type BrandCode, brandOf } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf } from '../paging/range';
import { seededUserId } from '../seed/accounts.data';
import { planOf } from '../seed/plan';
import { setState } from '../protection/state';
import { seededDb } from '../testing/seeded-db';
import { turnoverOf } from '../wallet/wagering';
import { mainWallet } from '../wallet/wallets';
import { payWeekly } from './weekly-back';

const DAY_MS = 86_400_000;
const FRIDAY = Date.UTC(2026, 10, 20);
/** Monday in all three brands' time zones. */
const MONDAY = Date.UTC(2026, 10, 23, 6);

let db: Db;
beforeEach(() => {
  db = seededDb(planOf('small', FRIDAY));
  db.run(`DELETE FROM daily_totals`);
});
afterEach(() => {
  db.close();
});

interface Staking {
  product?: string;
  at?: number;
  brand?: BrandCode;
}

/** Valid stakes of a day. */
function stake(
  user: string,
  amount: number,
  { product = 'LIVE', at = FRIDAY, brand = 'aurora' }: Staking = {},
): void {
  db.run(
    'INSERT INTO daily_totals (user_id, day, product, valid_stake) VALUES (?, ?, ?, ?)',
    seededUserId(brand, user),
    dayOf(brandOf(brand), at),
    product,
    amount,
  );
}

const paid = () =>
  db
    .all<{ promo: string; amount: number }>(
      `SELECT promo, amount FROM rewards WHERE applied = 0 AND promo IS NOT NULL ORDER BY id`,
    )
    .map(({ promo, amount }) => `${promo} ${amount}`);

it('pays a share of the week’s valid stakes', () => {
  stake('fresh01', 1_000_000);
  stake('fresh01', 500_000, { at: FRIDAY + 2 * DAY_MS });
  payWeekly(db, '', MONDAY);
  expect(paid()).toEqual(['live-back 9000']);
});

it('pays at most the maximum of the terms', () => {
  stake('fresh01', 10 ** 12);
  payWeekly(db, '', MONDAY);
  expect(paid()).toEqual(['live-back 5000000']);
});

test.each([
  ['another category', 'fresh01', { product: 'RNG' }],
  ['the week before', 'fresh01', { at: FRIDAY - 7 * DAY_MS }],
  ['the Monday itself', 'fresh01', { at: MONDAY }],
  ['a virtual account', 'virtual01', {}],
])('pays nothing for %s', (_, user, staking) => {
  stake(user, 1_000_000, staking);
  payWeekly(db, '', MONDAY);
  expect(paid()).toEqual([]);
});

test.each([
  ['aurora', Date.UTC(2026, 10, 22, 16, 59), 0],
  ['aurora', Date.UTC(2026, 10, 22, 17), 1],
  ['aurora', Date.UTC(2026, 10, 23, 17), 0],
  ['jade', Date.UTC(2026, 10, 23, 4, 59), 0],
  ['jade', Date.UTC(2026, 10, 23, 5), 1],
] as const)('pays on the Monday of %s: %i', (brand, at, payments) => {
  stake('fresh01', 1_000_000, { brand });
  payWeekly(db, '', at);
  expect(paid()).toHaveLength(payments);
});

it('pays nothing for a week in which the promotion ended', () => {
  db.run(`UPDATE promotions SET end_at = ? WHERE id = 'live-back'`, FRIDAY);
  stake('fresh01', 1_000_000);
  payWeekly(db, '', MONDAY);
  expect(paid()).toEqual([]);
});

it('in a break the bonus is to be claimed instead, and asks for no turnover', () => {
  const userId = seededUserId('aurora', 'fresh01');
  const { balance } = mainWallet(db, userId);
  setState(db, userId, { time_out_until: MONDAY + 1 });
  stake('fresh01', 1_000_000);
  payWeekly(db, '', MONDAY);
  const rows = db.all(
    `SELECT status, amount, starts_at, expires_at FROM rewards WHERE user_id = ? AND promo = 'live-back'`,
    userId,
  );
  expect(rows).toEqual([
    { status: 'claim', amount: 6_000, starts_at: MONDAY, expires_at: MONDAY + 7 * DAY_MS },
  ]);
  expect(mainWallet(db, userId).balance).toBe(balance);
  expect(turnoverOf(db, userId, MONDAY).items).toEqual([]);
});
