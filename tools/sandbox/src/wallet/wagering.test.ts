import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { Db } from '../database/db';
import { seededUserId } from '../seed/accounts.data';
import { planOf } from '../seed/plan';
import { seededDb } from '../testing/seeded-db';
import { mainWallet, openWallet } from './wallets';
import { type NewWager, countStake, openWager, turnoverOf } from './wagering';

const NOW = Date.UTC(2026, 10, 20);
const userId = seededUserId('aurora', 'fresh01');
let db: Db;
beforeEach(() => {
  db = seededDb(planOf('small', NOW));
});
afterEach(() => {
  db.close();
});

const open = (required: number, more: Partial<NewWager> = {}, at = NOW) =>
  openWager(db, { userId, source: 'DEPOSIT', reference: 'D1', required, ...more }, at);
const atOnce = (at: number) => ({ placedAt: at, settledAt: at });
const stake = (validStake: number, category = 'RNG', at = NOW) =>
  countStake(db, {
    userId,
    walletId: mainWallet(db, userId).id,
    category,
    validStake,
    ...atOnce(at),
  });
const left = (at = NOW) =>
  turnoverOf(db, userId, at).items.map((item) => item.required - item.done);

it('a stake counts towards the oldest requirement, its rest towards the next', () => {
  open(100);
  open(50);
  stake(70);
  expect(left()).toEqual([30, 50]);
  stake(40);
  expect(left()).toEqual([40]);
  expect(turnoverOf(db, userId, NOW)).toMatchObject({ required: 50, done: 10, remaining: 40 });
  stake(1_000);
  expect(turnoverOf(db, userId, NOW)).toEqual({ required: 0, done: 0, remaining: 0, items: [] });
});

it('a stake that a promotion excludes counts towards the others', () => {
  open(100, { source: 'BONUS', excluded: ['LIVE', 'LOTT'] });
  open(50);
  stake(30, 'LIVE');
  expect(left()).toEqual([100, 20]);
  stake(30, 'FISH');
  expect(left()).toEqual([70, 20]);
});

it('a bet counts up to its maximum, its rest towards the next', () => {
  open(100, { source: 'BONUS', maxBet: 10 });
  open(50);
  stake(25);
  expect(left()).toEqual([90, 35]);
});

describe('time', () => {
  test.each([
    [-1, [70], 30],
    [0, [], 0],
  ])('%i ms after it expired', (ms, open_, counted) => {
    open(100, { expiresAt: NOW + 1_000 });
    stake(30, 'RNG', NOW + 1_000 + ms);
    expect(left(NOW + 1_000 + ms)).toEqual(open_);
    const { done } = db.get<{ done: number }>('SELECT done FROM wagers') ?? { done: -1 };
    expect(done).toBe(counted);
  });

  it('before it was opened does not count', () => {
    open(100, {}, NOW);
    stake(30, 'RNG', NOW - 1);
    expect(left()).toEqual([100]);
  });
});

it('play money does not count', () => {
  open(100);
  const play = openWallet(db, userId, 'PLAY', { amount: 1_000, remark: 'play', now: NOW });
  countStake(db, { userId, walletId: play.id, category: 'RNG', validStake: 30, ...atOnce(NOW) });
  expect(left()).toEqual([100]);
});

it('a bonus without a requirement opens none', () => {
  open(0);
  expect(left()).toEqual([]);
});

const wager = fc.record({
  required: fc.integer({ min: 1, max: 500 }),
  excluded: fc.subarray(['RNG', 'LIVE', 'FISH']),
  maxBet: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
});
const bet = fc.record({
  validStake: fc.integer({ min: 0, max: 200 }),
  category: fc.constantFrom('RNG', 'LIVE', 'FISH', 'SPORTS'),
});

it('a stake is never counted twice or beyond the requirement', () => {
  fc.assert(
    fc.property(
      fc.array(wager, { maxLength: 6 }),
      fc.array(bet, { maxLength: 20 }),
      (wagers, bets) => {
        db.run('DELETE FROM wagers WHERE user_id = ?', userId);
        for (const { required, ...more } of wagers) open(required, more);
        for (const { validStake, category } of bets) {
          const before = turnoverOf(db, userId, NOW).remaining;
          stake(validStake, category);
          const counted = before - turnoverOf(db, userId, NOW).remaining;
          expect(counted).toBeGreaterThanOrEqual(0);
          expect(counted).toBeLessThanOrEqual(validStake);
        }
        const rows = db.all<{ done: number; required: number }>(
          'SELECT done, required FROM wagers',
        );
        expect(rows.every(({ done, required }) => done >= 0 && done <= required)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
