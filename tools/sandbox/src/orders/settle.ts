import type { Db } from '../database/db';
import { raiseLevel } from '../vip/levels';
import { countStake } from '../wallet/wagering';
import { type BetStatus, statusOf, validStakeOf } from '../wallet/bets';
import { post, type WalletKind } from '../wallet/wallets';
import { type BetEvent, type OpenLine, payoutOfLine, resultOf } from './verdict';

interface OpenBet {
  id: number;
  wallet_id: number;
  wallet: WalletKind;
  user_id: number;
  category: string;
  key: string;
  status: BetStatus;
  /** Stake of the active lines. */
  stake: number;
  /** Time of placing, ms. */
  at: number;
}

type LineRow = OpenLine & { line: number };

/** Settles the active lines; returns their total payout. */
function settleLines(db: Db, betId: number, event: BetEvent): number {
  const result = resultOf(event);
  const lines = db.all<LineRow>(
    `SELECT line, play, pick, odds, stake FROM bet_lines WHERE bet_id = ? AND status = 'OPEN'`,
    betId,
  );
  let total = 0;
  for (const line of lines) {
    const payout = payoutOfLine(line, result);
    total += payout;
    db.run(
      'UPDATE bet_lines SET payout = ?, status = ? WHERE bet_id = ? AND line = ?',
      payout,
      statusOf(line.stake, payout),
      betId,
      line.line,
    );
  }
  return total;
}

/** Job: settles a pending bet by its draw or match; ignores a cancelled bet. */
export function settleBet(db: Db, orderNo: string, at: number): void {
  const bet = db.get<OpenBet>(
    `SELECT b.id, b.wallet_id, w.kind AS wallet, b.user_id, b.category, b.key, b.status, b.stake, b.at
     FROM bets b JOIN wallets w ON w.id = b.wallet_id WHERE b.order_no = ?`,
    orderNo,
  );
  if (bet?.status !== 'OPEN') return;
  const event = db.get<BetEvent>('SELECT kind, code, at FROM bet_events WHERE bet_id = ?', bet.id);
  if (event === undefined) throw new Error(`${orderNo} has no pending event`);
  const payout = settleLines(db, bet.id, event);
  if (payout > 0) {
    post(db, bet.wallet_id, {
      kind: 'PAYOUT',
      amount: payout,
      reference: orderNo,
      key: `${bet.key}/payout`,
      now: at,
    });
  }
  const status = statusOf(bet.stake, payout);
  const validStake = validStakeOf(bet.stake, status);
  db.run(
    'UPDATE bets SET status = ?, payout = ?, valid_stake = ?, settled_at = ? WHERE id = ?',
    status,
    payout,
    validStake,
    at,
    bet.id,
  );
  const { user_id: userId, wallet_id: walletId, category, at: placedAt } = bet;
  countStake(db, { userId, walletId, category, validStake, placedAt, settledAt: at });
  if (bet.wallet === 'MAIN') raiseLevel(db, userId, at);
}
