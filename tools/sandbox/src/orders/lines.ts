import type { Db } from '../database/db';
import { lotteryOf } from '../lottery/lotteries';
import type { Market } from './matches';
import type { LotteryPlay } from '../lottery/plays';
import type { BetStatus } from '../wallet/bets';
import type { BetEvent } from './verdict';

export interface BetLine {
  line: number;
  play: LotteryPlay | Market;
  pick: string;
  /** Hundredths of the stake. */
  odds: number;
  stake: number;
  payout: number;
  status: BetStatus;
}

export const linesOf = (db: Db, betId: number): BetLine[] =>
  db.all<BetLine>(
    'SELECT line, play, pick, odds, stake, payout, status FROM bet_lines WHERE bet_id = ? ORDER BY line',
    betId,
  );

export const eventOf = (db: Db, betId: number): BetEvent | undefined =>
  db.get<BetEvent>('SELECT kind, code, at FROM bet_events WHERE bet_id = ?', betId);

/** Number of a line. */
export const lineNo = (orderNo: string, line: number): string => `${orderNo}-${line}`;

/** Time in ms at which bets on a draw close. */
export const closeTime = ({ code, at }: BetEvent): number => at - (lotteryOf(code)?.closesMs ?? 0);

/** Lines on a draw may be cancelled until it closes; lines on a match may not. */
export const mayCancel = (event: BetEvent | undefined, { status }: BetLine, now: number): boolean =>
  event?.kind === 'DRAW' && status === 'OPEN' && now < closeTime(event);
