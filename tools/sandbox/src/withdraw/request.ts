import { type Context, signedIn } from '../calls/context';
import { once } from '../calls/once';
import { refuse } from '../calls/refusal';
import { isIdentityMissing, waitsForIdentity } from '../identity/checks';
import { type BankCard, bankNameOf, cardOf } from '../security/bank-cards';
import { maskedNumber } from '../security/masks';
import { requirePaymentPassword } from '../security/payment-password';
import { turnoverOf } from '../wallet/wagering';
import { minorOf } from '../wallet/amount';
import { toWire } from '../wallet/money';
import { orderNumber } from '../wallet/order-number';
import { mainWallet, post } from '../wallet/wallets';
import { feeOf, type Limits, limitsOf } from './limits';
import type { Course } from './courses.data';
import { etaMinutesOf, nextAt, scheduleNext } from './review';

interface WithdrawalRequest {
  bankCardId: string;
  amount: string;
}

/** Checks an amount against the limits; the order of checks decides the error. */
function assertWithin(context: Context, amount: string, limits: Limits): number {
  const { digits } = context.brand.currency;
  const wire = (minor: number) => toWire(minor, digits);
  const minor = minorOf(context.brand, amount);
  if (minor < limits.min || minor > limits.max) {
    const fields = { min: wire(limits.min), max: wire(limits.max) };
    throw refuse('amount.out.of.range', { fields });
  }
  if (minor > limits.dailyLeft || limits.dailyCountLeft === 0) {
    const fields = {
      dailyLeft: wire(limits.dailyLeft),
      dailyCountLeft: String(limits.dailyCountLeft),
    };
    throw refuse('withdraw.daily.limit', { fields });
  }
  const { remaining } = turnoverOf(context.db, signedIn(context).userId, context.now);
  if (remaining > 0) {
    throw refuse('withdraw.turnover.open', { fields: { remaining: wire(remaining) } });
  }
  return minor;
}

/** Creates the order, debits the money and schedules the first step, in one transaction. */
function createOrder(context: Context, card: BankCard, amount: number, fee: number) {
  const { db, brand, key, now } = context;
  const { userId } = signedIn(context);
  const orderNo = orderNumber('W', now);
  const course: Course = waitsForIdentity(db, brand, userId, amount) ? 'identity' : 'usual';
  const next = nextAt(course, 'SUBMITTED', now);
  const order = { course, status: 'SUBMITTED', next_at: next } as const;
  post(db, mainWallet(db, userId).id, {
    kind: 'WITHDRAWAL',
    amount: -amount,
    reference: orderNo,
    key: `${key}/withdrawal`,
    now,
  });
  db.run(
    `INSERT INTO withdrawals (order_no, user_id, bank_name, account_no, amount, fee, course, status, key,
       at, updated_at, next_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderNo,
    userId,
    bankNameOf(brand, card.bank_code),
    maskedNumber(card.account_no),
    amount,
    fee,
    course,
    order.status,
    key,
    now,
    now,
    next,
  );
  scheduleNext(db, orderNo, next);
  return { orderNo, status: order.status, etaMinutes: etaMinutesOf(order, now) };
}

/** Places a withdrawal after the payment password check. */
export const placeWithdrawal = (context: Context, request: WithdrawalRequest) =>
  once(context, () => {
    const { db, brand, now } = context;
    const { userId } = signedIn(context);
    const card = cardOf(db, userId, request.bankCardId);
    if (card === undefined) throw refuse('record.not.found');
    if (isIdentityMissing(db, brand, userId)) throw refuse('identity.required');
    const limits = limitsOf(db, brand, userId, now);
    const amount = assertWithin(context, request.amount, limits);
    return createOrder(context, card, amount, feeOf(amount, limits.feePer10000));
  });

/** Requests a withdrawal: debits immediately; the review runs automatically. */
export async function requestWithdrawal(
  { paymentPassword, ...request }: WithdrawalRequest & { paymentPassword: string },
  context: Context,
) {
  await requirePaymentPassword(context, paymentPassword);
  return placeWithdrawal(context, request);
}
