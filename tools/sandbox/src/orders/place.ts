import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import { orderNumber } from '../wallet/order-number';
import { post } from '../wallet/wallets';
import { type BetEvent, type OpenLine, settledAt } from './verdict';

interface WaitingBet {
  walletId: number;
  userId: number;
  game: { node_id: string; category: string; vendor: string };
  /** Launch that placed the bet. */
  launch: string;
  /** Idempotency key within the wallet. */
  key: string;
  event: BetEvent;
  lines: readonly OpenLine[];
  now: number;
}

/** Writes an open bet; returns its row id. */
function insertBet(db: Db, bet: WaitingBet, orderNo: string, stake: number): number {
  db.run(
    `INSERT INTO bets (order_no, wallet_id, node_id, launch, key, stake, half_multiplier, payout, symbols,
       at, user_id, category, vendor, status, valid_stake, settled_at)
     VALUES (?, ?, ?, ?, ?, ?, 0, 0, '', ?, ?, ?, ?, 'OPEN', 0, NULL)`,
    orderNo,
    bet.walletId,
    bet.game.node_id,
    bet.launch,
    bet.key,
    stake,
    bet.now,
    bet.userId,
    bet.game.category,
    bet.game.vendor,
  );
  return db.get<{ id: number }>('SELECT id FROM bets WHERE order_no = ?', orderNo)?.id ?? 0;
}

function insertEvent(db: Db, betId: number, { event, lines }: WaitingBet): void {
  db.run(
    'INSERT INTO bet_events (bet_id, kind, code, at) VALUES (?, ?, ?, ?)',
    betId,
    event.kind,
    event.code,
    event.at,
  );
  lines.forEach(({ play, pick, odds, stake }, i) => {
    db.run(
      `INSERT INTO bet_lines (bet_id, line, play, pick, odds, stake, payout, status) VALUES (?, ?, ?, ?, ?, ?, 0, 'OPEN')`,
      betId,
      i + 1,
      play,
      pick,
      odds,
      stake,
    );
  });
}

/** Debits the stakes of a pending bet and schedules its settlement. Returns the order number. */
export function placeBet(db: Db, bet: WaitingBet): string {
  return db.transaction(() => {
    const { walletId, event, lines, key, now } = bet;
    const orderNo = orderNumber('B', now);
    const stake = lines.reduce((sum, line) => sum + line.stake, 0);
    post(db, walletId, {
      kind: 'STAKE',
      amount: -stake,
      reference: orderNo,
      key: `${key}/stake`,
      now,
    });
    insertEvent(db, insertBet(db, bet, orderNo, stake), bet);
    schedule(db, 'bet.settle', orderNo, settledAt(event));
    return orderNo;
  });
}
