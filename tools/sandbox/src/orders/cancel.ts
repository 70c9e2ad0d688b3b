import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import type { BetStatus } from '../wallet/bets';
import { toWire } from '../wallet/money';
import { mainWallet, post } from '../wallet/wallets';
import { orderOf, type Reader } from './detail';
import { type BetLine, eventOf, linesOf, mayCancel, lineNo } from './lines';

type CancelRequest = CallParsed<Contract['games']['cancelSubOrders']>;
type Answer = CallValue<Contract['games']['cancelSubOrders']>;

const sumOf = (lines: readonly BetLine[]) => lines.reduce((sum, { stake }) => sum + stake, 0);

/** Requested lines without duplicates. Throws `record.not.found` for a line of another order. */
function chosen(lines: readonly BetLine[], { orderNo, lineNos }: CancelRequest): BetLine[] {
  return [...new Set(lineNos)].map((wanted) => {
    const line = lines.find((one) => lineNo(orderNo, one.line) === wanted);
    if (line === undefined) throw refuse('record.not.found');
    return line;
  });
}

/** Reduces a bet to its remaining lines; cancels it if there are none. */
function reduceBet(db: Db, betId: number, lines: readonly BetLine[], now: number): BetStatus {
  const standing = lines.filter(({ status }) => status !== 'CANCELLED');
  if (standing.length > 0) {
    db.run('UPDATE bets SET stake = ? WHERE id = ?', sumOf(standing), betId);
    return 'OPEN';
  }
  db.run(
    `UPDATE bets SET stake = ?, status = 'CANCELLED', settled_at = ? WHERE id = ?`,
    sumOf(lines),
    now,
    betId,
  );
  return 'CANCELLED';
}

/**
 * Cancels lines of a lottery bet before the draw closes, all or none, and refunds their stakes. Throws
 * `record.not.found`, `bet.not.cancellable`.
 */
export function cancelLines(db: Db, reader: Reader, request: CancelRequest): Answer {
  return db.transaction(() => {
    const { now, userId, brand } = reader;
    const { id } = orderOf(db, reader, request.orderNo);
    const lines = linesOf(db, id);
    const event = eventOf(db, id);
    const taken = chosen(lines, request);
    if (!taken.every((line) => mayCancel(event, line, now))) throw refuse('bet.not.cancellable');
    for (const { line, stake } of taken) {
      db.run(`UPDATE bet_lines SET status = 'CANCELLED' WHERE bet_id = ? AND line = ?`, id, line);
      post(db, mainWallet(db, userId).id, {
        kind: 'STAKE_RETURN',
        amount: stake,
        reference: request.orderNo,
        key: `${lineNo(request.orderNo, line)}/return`,
        now,
      });
    }
    const status = reduceBet(db, id, linesOf(db, id), now);
    return {
      orderNo: request.orderNo,
      status,
      returned: toWire(sumOf(taken), brand.currency.digits),
    };
  });
}
