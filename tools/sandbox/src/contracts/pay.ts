import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { orderNumber } from '../wallet/order-number';
import { mainWallet, post } from '../wallet/wallets';
import { KIND_RULES } from './kinds.data';
import type { StatementRow } from './statements';

const DAY_MS = 86_400_000;

const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Days that a payment covers, language-neutral. */
function daysOf({ first_day: first, after_day: after }: StatementRow): string {
  const last = after - 1;
  return last === first ? dateOf(first) : `${dateOf(first)} – ${dateOf(last)}`;
}

/**
 * Pays a statement from payer to receiver, once. Throws `payout.not.due` if not due or already paid,
 * `wallet.insufficient` (the statement stays due); a refusal rolls back.
 */
export function payStatement(db: Db, statement: StatementRow, now: number): void {
  const { id, kind, contract_id, first_day, payer_id, receiver_id, amount } = statement;
  if (statement.status !== 'DUE') throw refuse('payout.not.due');
  db.transaction(() => {
    const orderNo = orderNumber('T', now);
    const key = `contract-${contract_id}/${first_day}`;
    const entry = { reference: orderNo, key, now };
    post(db, mainWallet(db, payer_id).id, {
      ...entry,
      kind: 'TRANSFER_OUT',
      amount: -amount,
      remark: `${kind} ${statement.receiver} ${daysOf(statement)}`,
    });
    post(db, mainWallet(db, receiver_id).id, {
      ...entry,
      kind: KIND_RULES[kind].posts,
      amount,
      remark: `${statement.payer} ${daysOf(statement)}`,
    });
    db.run(
      `UPDATE statements SET status = 'PAID', paid_at = ?, order_no = ? WHERE id = ?`,
      now,
      orderNo,
      id,
    );
  });
}
