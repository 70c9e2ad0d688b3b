import { afterEach, beforeEach, expect, it } from 'vitest';
import { brandOf } from '../brands/brands';
import type { Db } from '../database/db';
import { runDue } from '../jobs/run-due';
import { drawnNumbers } from '../lottery/draws';
import { lotteryOf } from '../lottery/lotteries';
import { dayOf } from '../paging/range';
import { JOBS } from '../modules';
import { seededUserId } from '../seed/accounts.data';
import { planOf } from '../seed/plan';
import { seededDb } from '../testing/seeded-db';
import { openWager, turnoverOf } from '../wallet/wagering';
import { mainWallet } from '../wallet/wallets';
import { placeBet } from './place';
import { settleBet } from './settle';

const NOW = Date.UTC(2026, 10, 20, 12);
const DRAW_AT = NOW + 60_000;
const USER = seededUserId('aurora', 'fresh01');

let db: Db;
beforeEach(() => {
  db = seededDb(planOf('small', NOW));
});
afterEach(() => {
  db.close();
});

const run = (now: number) =>
  runDue({
    db,
    jobs: JOBS,
    now,
    report: (error) => {
      throw error;
    },
  });
const balance = () => mainWallet(db, USER).balance;

/** Lottery totals of the draw's day. */
const totals = () =>
  db.get<{ stake: number; valid_stake: number; payout: number; bets: number }>(
    `SELECT stake, valid_stake, payout, bets FROM daily_totals
     WHERE user_id = ? AND day = ? AND product = 'LOTT'`,
    USER,
    dayOf(brandOf('aurora'), DRAW_AT),
  ) ?? { stake: 0, valid_stake: 0, payout: 0, bets: 0 };

/** Places a bet on the winning last digit and one on a losing digit. */
function bet(): string {
  const lottery = lotteryOf('VN_FAST_1');
  if (lottery === undefined) throw new Error('no such lottery');
  const last = Number(drawnNumbers(lottery, DRAW_AT)[0]?.numbers[0]?.at(-1));
  const line = (digit: number) => ({
    play: 'LAST1',
    pick: String(digit % 10),
    odds: 900,
    stake: 5_000,
  });
  const game = db.get<{ node_id: string; category: string; vendor: string }>(
    `SELECT node_id, category, vendor FROM games WHERE category = 'LOTT' LIMIT 1`,
  );
  if (game === undefined) throw new Error('no lottery among the games');
  return placeBet(db, {
    walletId: mainWallet(db, USER).id,
    userId: USER,
    game,
    launch: 'launch',
    key: 'launch/opening',
    event: { kind: 'DRAW', code: lottery.code, at: DRAW_AT },
    lines: [line(last), line(last + 1)],
    now: NOW,
  });
}

it('a winning line is paid when it is due and no earlier', () => {
  const before = balance();
  bet();
  run(DRAW_AT - 1);
  expect(balance()).toBe(before - 10_000);
  run(DRAW_AT);
  expect(balance()).toBe(before - 10_000 + 45_000);
  const lines = db.all<{ status: string }>(
    'SELECT l.status FROM bet_lines l JOIN bets b ON b.id = l.bet_id WHERE b.launch = ? ORDER BY line',
    'launch',
  );
  expect(lines.map(({ status }) => status)).toEqual(['WON', 'LOST']);
});

it('a bet is paid once, however often it is settled', () => {
  const orderNo = bet();
  settleBet(db, orderNo, DRAW_AT);
  const paid = balance();
  settleBet(db, orderNo, DRAW_AT);
  run(DRAW_AT + 60_000);
  expect(balance()).toBe(paid);
});

it('a bet counts towards totals and turnover once it is settled', () => {
  const wager = { userId: USER, source: 'DEPOSIT', reference: 'D1', required: 50_000 } as const;
  openWager(db, wager, NOW);
  const orderNo = bet();
  expect(totals().bets).toBe(0);
  expect(turnoverOf(db, USER, NOW).done).toBe(0);
  settleBet(db, orderNo, DRAW_AT);
  expect(totals()).toEqual({ stake: 10_000, valid_stake: 10_000, payout: 45_000, bets: 1 });
  expect(turnoverOf(db, USER, DRAW_AT).done).toBe(10_000);
});

it('a bet placed before a requirement began does not count towards it', () => {
  const wager = { userId: USER, source: 'DEPOSIT', reference: 'D1', required: 50_000 } as const;
  const orderNo = bet();
  openWager(db, wager, NOW + 1);
  settleBet(db, orderNo, DRAW_AT);
  expect(turnoverOf(db, USER, DRAW_AT).done).toBe(0);
});

it('a bet settled after a requirement expired does not count towards it', () => {
  const wager = { userId: USER, source: 'BONUS', reference: 'P1', required: 50_000 } as const;
  openWager(db, { ...wager, expiresAt: DRAW_AT }, NOW);
  settleBet(db, bet(), DRAW_AT);
  expect(db.get('SELECT done FROM wagers WHERE reference = ?', 'P1')).toEqual({ done: 0 });
});
