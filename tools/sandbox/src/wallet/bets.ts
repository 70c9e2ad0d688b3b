import type { Db } from '../database/db';
import { countStake } from './wagering';
import { payoutOf } from './rounds';
import { orderNumber } from './order-number';
import { post } from './wallets';

export interface Bet {
  order_no: string;
  stake: number;
  half_multiplier: number;
  payout: number;
  symbols: string;
}

interface RoundOrder {
  walletId: number;
  game: { node_id: string; category: string; vendor: string };
  userId: number;
  /** Launch of the round. */
  launch: string;
  /** Minor units, even. */
  stake: number;
  /** Idempotency key within the wallet; a repeated key returns the same result. */
  key: string;
  /** Draws the round: the doubled multiplier of the stake, and what the page shows of it. */
  draw(): { halfMultiplier: number; symbols: string[] };
  now: number;
}

const COLUMNS = 'order_no, stake, half_multiplier, payout, symbols';

export function betByKey(db: Db, walletId: number, key: string): Bet | undefined {
  return db.get<Bet>(`SELECT ${COLUMNS} FROM bets WHERE wallet_id = ? AND key = ?`, walletId, key);
}

export type BetStatus = 'OPEN' | 'WON' | 'LOST' | 'DRAW' | 'CANCELLED';

/** Status of a settled bet, by payout relative to the stake. */
export function statusOf(stake: number, payout: number): BetStatus {
  if (payout === stake) return 'DRAW';
  return payout > stake ? 'WON' : 'LOST';
}

/** Stake that counts for rebates and turnover: 0 if the stake was returned in full. */
export function validStakeOf(stake: number, status: BetStatus): number {
  return status === 'WON' || status === 'LOST' ? stake : 0;
}

/** Stake, result and payout of a round, in one transaction. */
export function playRound(db: Db, order: RoundOrder): Bet {
  return db.transaction(() => {
    const played = betByKey(db, order.walletId, order.key);
    if (played !== undefined) return played;
    const { walletId, stake, now } = order;
    const orderNo = orderNumber('B', now);
    const { halfMultiplier, symbols } = order.draw();
    const payout = payoutOf(stake, halfMultiplier);
    const status = statusOf(stake, payout);
    const validStake = validStakeOf(stake, status);
    const entry = { reference: orderNo, now };
    post(db, walletId, { ...entry, kind: 'STAKE', amount: -stake, key: `${order.key}/stake` });
    if (payout > 0) {
      post(db, walletId, { ...entry, kind: 'PAYOUT', amount: payout, key: `${order.key}/payout` });
    }
    db.run(
      `INSERT INTO bets (order_no, wallet_id, node_id, launch, key, stake, half_multiplier, payout, symbols,
         at, user_id, category, vendor, status, valid_stake, settled_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      orderNo,
      walletId,
      order.game.node_id,
      order.launch,
      order.key,
      stake,
      halfMultiplier,
      payout,
      symbols.join(','),
      now,
      order.userId,
      order.game.category,
      order.game.vendor,
      status,
      validStake,
      now,
    );
    const { userId, game } = order;
    const times = { placedAt: now, settledAt: now };
    countStake(db, { userId, walletId, category: game.category, validStake, ...times });
    return {
      order_no: orderNo,
      stake,
      half_multiplier: halfMultiplier,
      payout,
      symbols: symbols.join(','),
    };
  });
}

/** Number of rounds of a launch, payouts minus stakes of those not cancelled, and the last one. */
export function roundsOf(
  db: Db,
  launch: string,
): { rounds: number; net: number; last: Bet | undefined } {
  const { rounds, net } = db.get<{ rounds: number; net: number }>(
    `SELECT count(*) AS rounds, coalesce(sum(CASE status WHEN 'CANCELLED' THEN 0 ELSE payout - stake END), 0) AS net
     FROM bets WHERE launch = ?`,
    launch,
  ) ?? { rounds: 0, net: 0 };
  const last = db.get<Bet>(
    `SELECT ${COLUMNS} FROM bets WHERE launch = ? ORDER BY id DESC LIMIT 1`,
    launch,
  );
  return { rounds, net, last };
}

/** Stakes of an account's open bets for real money, minor units; totals count them on settlement. */
export function openStakes(db: Db, userId: number): number {
  const row = db.get<{ stake: number }>(
    `SELECT coalesce(sum(b.stake), 0) AS stake FROM bets b JOIN wallets w ON w.id = b.wallet_id
     WHERE b.user_id = ? AND b.status = 'OPEN' AND w.kind = 'MAIN'`,
    userId,
  );
  return row?.stake ?? 0;
}
