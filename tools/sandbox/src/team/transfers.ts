import type { Brand } from '../brands/brands';
import { type Context, signedIn } from '../calls/context';
import { once } from '../calls/once';
import { refuse } from '../calls/refusal';
import { assertOffered } from '../promotions/availability';
import { mayReceive } from '../protection/rules';
import { sharesOf, type Split } from '../rain/split';
import { requirePaymentPassword } from '../security/payment-password';
import { minorOf } from '../wallet/amount';
import type { TransactionKind } from '../wallet/kinds.data';
import { toWire } from '../wallet/money';
import { orderNumber } from '../wallet/order-number';
import { mainWallet, post } from '../wallet/wallets';
import { type Member, payeeByName } from './members';

interface Confirmed {
  toUserNames: readonly string[];
  paymentPassword: string;
  remark?: string | undefined;
}

/** `amount` is per payee, `total` of all. */
type Transfer = Confirmed &
  (
    | { type: 'NORMAL' | 'DIVIDEND' | 'SALARY'; amount: string }
    | { type: 'RED_ENVELOPE'; total: string; split: Split }
  );

/** Transaction kinds on the sides of agent and payee. */
const KINDS = {
  NORMAL: { out: 'TRANSFER_OUT', in: 'TRANSFER_IN' },
  DIVIDEND: { out: 'TRANSFER_OUT', in: 'TRANSFER_IN' },
  SALARY: { out: 'TRANSFER_OUT', in: 'TRANSFER_IN' },
  RED_ENVELOPE: { out: 'RED_ENVELOPE_OUT', in: 'RED_ENVELOPE_IN' },
} as const satisfies Record<Transfer['type'], Record<'out' | 'in', TransactionKind>>;

function amountOf(brand: Brand, amount: string, least: number): number {
  const minor = minorOf(brand, amount);
  if (minor < least) {
    throw refuse('amount.out.of.range', { fields: { min: toWire(least, brand.currency.digits) } });
  }
  return minor;
}

/** Amount per payee in minor units, in order; red envelopes may be random. */
function amountsOf({ db, brand }: Context, transfer: Transfer, agentId: number): number[] {
  const count = transfer.toUserNames.length;
  const assertPayable = (total: number) => {
    if (total > mainWallet(db, agentId).balance) throw refuse('wallet.insufficient');
  };
  if (transfer.type !== 'RED_ENVELOPE') {
    const amount = amountOf(brand, transfer.amount, 1);
    assertPayable(amount * count);
    return Array<number>(count).fill(amount);
  }
  assertOffered(db, brand, 'RAIN');
  const total = amountOf(brand, transfer.total, count);
  assertPayable(total);
  return sharesOf(transfer.split, total, count);
}

/** Payees by name. Rejects duplicates, which would pay twice by mistake, and members who may not receive the amount. */
function payeesOf(
  { db, brand, now }: Context,
  { agentId, names, amounts }: { agentId: number; names: readonly string[]; amounts: number[] },
): Member[] {
  const payees = names.map((name) => payeeByName(db, agentId, name));
  if (new Set(payees.map(({ id }) => id)).size < payees.length) {
    throw refuse('field.invalid', { fields: { toUserNames: 'a name twice' } });
  }
  const open = payees.every(({ id }, i) =>
    mayReceive(db, brand, { userId: id, amount: amounts[i] ?? 0, now }),
  );
  if (!open) throw refuse('downline.unknown');
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
    kind: KINDS[type].out,
    amount: -amount,
    key: `${key}/out/${payee.id}`,
    remark: `${payee.name} ${note}`,
  });
  post(db, mainWallet(db, payee.id).id, {
    ...entry,
    kind: KINDS[type].in,
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
  return { orderNo, payee, amount };
}

/** Transfers to each named direct downline. All-or-nothing. */
export async function transferToDownlines(context: Context, transfer: Transfer) {
  const { db, brand, now } = context;
  const agent = signedIn(context);
  await requirePaymentPassword(context, transfer.paymentPassword);
  return once(context, () => {
    const amounts = amountsOf(context, transfer, agent.userId);
    const payees = payeesOf(context, {
      agentId: agent.userId,
      names: transfer.toUserNames,
      amounts,
    });
    const note = { type: transfer.type, remark: transfer.remark?.trim() };
    const given = payees.map((payee, i) =>
      give(
        context,
        { agentId: agent.userId, agentName: agent.name, payee },
        { ...note, amount: amounts[i] ?? 0 },
      ),
    );
    const wire = (minor: number) => toWire(minor, brand.currency.digits);
    return {
      total: wire(given.reduce((sum, { amount }) => sum + amount, 0)),
      balance: wire(mainWallet(db, agent.userId).balance),
      time: now,
      transfers: given.map(({ orderNo, payee, amount }) => ({
        orderNo,
        userName: payee.name,
        amount: wire(amount),
      })),
    };
  });
}
