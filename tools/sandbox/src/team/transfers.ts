import type { Db } from '../database/db';
import { type Context, signedIn } from '../calls/context';
import { once } from '../calls/once';
import { refuse } from '../calls/refusal';
import { requirePaymentPassword } from '../security/payment-password';
import { minorOf } from '../wallet/amount';
import { toWire } from '../wallet/money';
import { orderNumber } from '../wallet/order-number';
import { mainWallet, post } from '../wallet/wallets';
import { type Member, payeeByName } from './members';

interface Transfer {
  toUserNames: readonly string[];
  /** Amount per payee. */
  amount: string;
  type: 'NORMAL' | 'DIVIDEND' | 'SALARY';
  paymentPassword: string;
  remark?: string | undefined;
}

function amountOf({ brand }: Context, amount: string): number {
  const minor = minorOf(brand, amount);
  if (minor === 0) throw refuse('amount.out.of.range');
  return minor;
}

/** Rejects duplicate names, which would pay twice by mistake. */
function payeesOf(db: Db, agentId: number, names: readonly string[]): Member[] {
  const payees = names.map((name) => payeeByName(db, agentId, name));
  if (new Set(payees.map(({ id }) => id)).size < payees.length) {
    throw refuse('field.invalid', { fields: { toUserNames: 'a name twice' } });
  }
  return payees;
}

function give(
  { db, now, key }: Context,
  { agentId, agentName, payee }: { agentId: number; agentName: string; payee: Member },
  { amount, type, remark }: { amount: number; type: Transfer['type']; remark: string | undefined },
) {
  const orderNo = orderNumber('T', now);
  const note = remark === undefined || remark === '' ? type : `${type}: ${remark}`;
  const entry = { reference: orderNo, now };
  post(db, mainWallet(db, agentId).id, {
    ...entry,
    kind: 'TRANSFER_OUT',
    amount: -amount,
    key: `${key}/out/${payee.id}`,
    remark: `${payee.name} ${note}`,
  });
  post(db, mainWallet(db, payee.id).id, {
    ...entry,
    kind: 'TRANSFER_IN',
    amount,
    key: `${agentId}/${key}/in`,
    remark: `${agentName} ${note}`,
  });
  db.run(
    'INSERT INTO downline_transfers (order_no, from_id, to_id, amount, kind, remark, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    orderNo,
    agentId,
    payee.id,
    amount,
    type,
    remark ?? null,
    now,
  );
  return { orderNo, userName: payee.name };
}

/** Transfers the same amount to each named direct downline, all or none. */
export async function transferToDownlines(context: Context, transfer: Transfer) {
  const { db, brand, now } = context;
  const agent = signedIn(context);
  await requirePaymentPassword(context, transfer.paymentPassword);
  return once(context, () => {
    const amount = amountOf(context, transfer.amount);
    const payees = payeesOf(db, agent.userId, transfer.toUserNames);
    const given = { amount, type: transfer.type, remark: transfer.remark?.trim() };
    const transfers = payees.map((payee) =>
      give(context, { agentId: agent.userId, agentName: agent.name, payee }, given),
    );
    const wire = (minor: number) => toWire(minor, brand.currency.digits);
    return {
      amount: wire(amount),
      total: wire(amount * payees.length),
      balance: wire(mainWallet(db, agent.userId).balance),
      time: now,
      transfers,
    };
  });
}
