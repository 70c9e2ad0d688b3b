import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../database/db';
import { BRAND_CODES, brandOf } from '../brands/brands';
import { dayOf, rangeOf } from '../paging/range';
import { paymentsOf } from '../team/commission';
import { seededDb } from '../testing/seeded-db';
import { ACCOUNTS, seededUserId } from './accounts.data';
import { histories, OWNERS } from './histories';
import { historyOf } from './history';
import { firstUnpaidDay } from './line-earnings';
import { moneyOrders } from './money-orders';
import { DAY_MS, planOf, type SeedPlan } from './plan';

const NOW = Date.UTC(2026, 10, 20, 9, 31);

it('account numbers equal those of their rows', () => {
  expect(new Set(OWNERS.map(({ userId }) => userId)).size).toBe(OWNERS.length);
  expect(seededUserId('aurora', 'player01')).toBe(1);
  expect(seededUserId('ember', 'empty01')).toBe(3 * ACCOUNTS.length);
  expect(() => seededUserId('jade', 'nobody')).toThrow('no seeded account');
});

it.each(Array.from({ length: 60 }, (_, day) => day))(
  'a player has deposits and withdrawals of the last 30 days, %i days later',
  (day) => {
    const [owner] = OWNERS;
    if (owner === undefined) throw new Error('nobody');
    const now = NOW + day * DAY_MS + 9 * 3_600_000;
    const { entries } = historyOf(owner, planOf('small', now), []);
    const since = rangeOf({}, owner.brand, now).from;
    const kinds = new Set(entries.filter(({ at }) => at >= since).map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['DEPOSIT', 'WITHDRAWAL']));
  },
);

describe.each(['small', 'full'] as const)('the %s plan', (size) => {
  let db: Db;
  let plan: SeedPlan;
  const expectNone = (sql: string) => expect(db.all(`${sql} LIMIT 3`)).toEqual([]);
  const count = (sql: string) => db.get<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`)?.n ?? 0;

  beforeAll(() => {
    plan = planOf(size, NOW);
    db = seededDb(plan);
    histories(plan);
  }, 60_000);
  afterAll(() => {
    db.close();
  });

  it('is the same each time', () => {
    const [owner] = OWNERS;
    if (owner === undefined) throw new Error('nobody');
    expect(historyOf(owner, { ...plan }, [])).toEqual(historyOf(owner, plan, []));
  });

  it('has consistent ledgers that never fall below zero', () => {
    expectNone(`SELECT w.id FROM wallets w JOIN transactions t ON t.wallet_id = w.id
      GROUP BY w.id HAVING sum(t.amount) <> w.balance`);
    expectNone('SELECT id FROM transactions WHERE balance_after < 0');
    expectNone(`SELECT id FROM (SELECT t.id, t.balance_after - t.amount AS before,
        lag(t.balance_after) OVER (PARTITION BY t.wallet_id ORDER BY t.at, t.id) AS previous
      FROM transactions t JOIN wallets w ON w.id = t.wallet_id
      WHERE w.user_id <= ${OWNERS.length} AND w.kind = 'MAIN') WHERE previous <> before`);
  });

  it('has the target of every reference', () => {
    expect(db.all('PRAGMA foreign_key_check')).toEqual([]);
  });

  it('ends at the published balances', () => {
    for (const { userId, balance } of OWNERS) {
      const main = db.get<{ balance: number }>(
        `SELECT balance FROM wallets WHERE user_id = ? AND kind = 'MAIN'`,
        userId,
      );
      expect(main?.balance).toBe(balance);
    }
  });

  it('has ledger entries of every bet: stake and payout', () => {
    const booked = (kind: string) =>
      `(SELECT sum(t.amount) FROM transactions t WHERE t.wallet_id = b.wallet_id
        AND t.reference = b.order_no AND t.kind = '${kind}')`;
    // Index the references, because this test makes three lookups per bet of a year.
    db.exec('CREATE INDEX IF NOT EXISTS by_reference ON transactions (wallet_id, reference, kind)');
    expectNone(`SELECT order_no FROM bets b WHERE coalesce(${booked('STAKE')}, 0) <> -b.stake`);
    expectNone(`SELECT order_no FROM bets b WHERE coalesce(${booked('PAYOUT')}, 0) <> b.payout`);
    expectNone(`SELECT order_no FROM bets b WHERE coalesce(${booked('STAKE_RETURN')}, 0) <>
      CASE status WHEN 'CANCELLED' THEN b.stake ELSE 0 END`);
  });

  it('has the status of a bet by its payout', () => {
    expectNone(`SELECT order_no FROM bets WHERE status <> CASE
      WHEN settled_at IS NULL THEN 'OPEN' WHEN status = 'CANCELLED' THEN 'CANCELLED'
      WHEN payout = stake THEN 'DRAW' WHEN payout > stake THEN 'WON' ELSE 'LOST' END`);
    expectNone(`SELECT order_no FROM bets
      WHERE valid_stake <> CASE WHEN status IN ('WON', 'LOST') THEN stake ELSE 0 END`);
    const statuses = size === 'full' ? 5 : 4;
    expect(count('(SELECT DISTINCT status FROM bets)')).toBeGreaterThanOrEqual(statuses);
  });

  it('gives every open bet its lines and a job', () => {
    expectNone(`SELECT b.order_no FROM bets b JOIN bet_lines l ON l.bet_id = b.id GROUP BY b.id
      HAVING sum(l.stake) <> b.stake OR sum(l.payout) <> b.payout`);
    expectNone(`SELECT order_no FROM bets WHERE category IN ('LOTT', 'SPORTS')
      AND id NOT IN (SELECT bet_id FROM bet_lines)`);
    expectNone(`SELECT order_no FROM bets WHERE status = 'OPEN'
      AND order_no NOT IN (SELECT subject FROM jobs WHERE kind = 'bet.settle')`);
    expect(count(`bets WHERE status = 'OPEN'`)).toBe(8 * BRAND_CODES.length);
  });

  it('ends before the hour of seeding', () => {
    expectNone(`SELECT id FROM transactions WHERE at >= ${plan.until}`);
    expectNone(`SELECT id FROM bets WHERE at >= ${plan.until} OR settled_at >= ${plan.until}`);
  });

  it('has daily sums equal to the bets', () => {
    expectNone(`SELECT u.id FROM users u JOIN bets b ON b.user_id = u.id AND b.status IN ('WON', 'LOST', 'DRAW')
      GROUP BY u.id HAVING sum(b.stake) <> (SELECT sum(stake) FROM daily_totals d WHERE d.user_id = u.id)
        OR count(*) <> (SELECT sum(bets) FROM daily_totals d WHERE d.user_id = u.id)`);
  });

  it('has the same commissions as the daily job pays, for every account and day', () => {
    for (const code of BRAND_CODES) {
      const brand = brandOf(code);
      const unpaid = firstUnpaidDay(brand, plan);
      const paid = db.all<{ who: number; kind: string; amount: number; key: string }>(
        `SELECT w.user_id AS who, t.kind, t.amount, t.key FROM transactions t
         JOIN wallets w ON w.id = t.wallet_id JOIN users u ON u.id = w.user_id AND u.brand = ?
         WHERE t.kind IN ('LINE_REBATE', 'COMMISSION')`,
        code,
      );
      const days = Array.from({ length: 400 }, (_, i) => unpaid - 1 - i);
      const due = days.flatMap((day) => paymentsOf(db, brand, day));
      const lines = (all: readonly { who: number; kind: string; amount: number; key: string }[]) =>
        all.map(({ who, kind, amount, key }) => `${who} ${kind} ${key} ${amount}`).sort();
      expect(lines(paid)).toEqual(lines(due));
      expect(paid.filter(({ kind }) => kind === 'COMMISSION').length).toBeGreaterThan(0);
    }
  });

  it('lists the money orders that succeeded', () => {
    const orders = moneyOrders(plan);
    expect(orders.length).toBeGreaterThan(size === 'full' ? 1_000 : 20);
    expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(orders.length);
    for (const { kind, orderNo, userId, amount, at, bookedAt } of orders) {
      expect(at).toBeLessThanOrEqual(bookedAt);
      const entry = db.get<{ amount: number; at: number }>(
        'SELECT amount, at FROM transactions WHERE wallet_id = ? AND kind = ? AND reference = ?',
        userId,
        kind,
        orderNo,
      );
      expect(entry).toEqual({ amount: kind === 'DEPOSIT' ? amount : -amount, at: bookedAt });
    }
  });

  it('has the number of rows of the plan', () => {
    expect(count('bets')).toBeGreaterThan(size === 'full' ? 50_000 : 300);
    expect(count('transactions')).toBeGreaterThan(size === 'full' ? 80_000 : 500);
    expect(count('(SELECT DISTINCT category FROM bets)')).toBe(8);
  });
});

describe('a year of one account', () => {
  const plan = planOf('full', NOW);
  const [player] = histories(plan);
  const bets = player?.bets ?? [];
  const { brand } = player?.owner ?? OWNERS[0] ?? {};
  const dayCounts = new Map<number, number>();
  for (const { at } of bets) {
    const day = brand === undefined ? 0 : dayOf(brand, at);
    dayCounts.set(day, (dayCounts.get(day) ?? 0) + 1);
  }

  it('spans the year, today included', () => {
    expect(bets[0]?.at).toBeLessThan(plan.today - 360 * DAY_MS);
    expect(bets.filter(({ at }) => at >= plan.today).length).toBeGreaterThan(0);
  });

  it('has more bets on weekends than on weekdays', () => {
    const mean = (weekend: boolean) => {
      const days = [...dayCounts].filter(([day]) => [0, 6].includes((day + 4) % 7) === weekend);
      return days.reduce((sum, [, n]) => sum + n, 0) / days.length;
    };
    expect(mean(true)).toBeGreaterThan(1.3 * mean(false));
  });

  it('has more bets in the evening than in the morning', () => {
    const hour = (at: number) => Math.floor((at + 7 * 3_600_000) / 3_600_000) % 24;
    const between = (from: number, to: number) =>
      bets.filter(({ at }) => hour(at) >= from && hour(at) < to).length;
    expect(between(19, 23)).toBeGreaterThan(3 * between(5, 9));
  });
});
