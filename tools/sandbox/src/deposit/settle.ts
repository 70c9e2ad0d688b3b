import { brandOf, type BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import { cancelJobs } from '../jobs/cancel';
import { schedule } from '../jobs/schedule';
import { giveBonus } from '../promotions/give-bonus';
import { offerOf, wagerOf } from '../promotions/offers';
import { openWager } from '../wallet/wagering';
import { mainWallet, post } from '../wallet/wallets';
import { DECISIONS, type Decision, type Reason } from './decisions.data';
import { DEPOSIT_WAGER } from './vendors';

/** Milliseconds from payment to credit. */
const SETTLE_AFTER_MS = 3_000;

interface Settling {
  order_no: string;
  user_id: number;
  brand: BrandCode;
  amount: number;
  bonus: number;
  promo: string | null;
}

const inStatus = (db: Db, orderNo: string, status: 'PENDING' | 'PAID'): Settling | undefined =>
  db.get<Settling>(
    `SELECT d.order_no, d.user_id, u.brand, d.amount, d.bonus, d.promo
     FROM deposits d JOIN users u ON u.id = d.user_id WHERE d.order_no = ? AND d.status = ?`,
    orderNo,
    status,
  );

function end(
  db: Db,
  orderNo: string,
  { status, reason, at }: { status: string; reason: string | null; at: number },
): void {
  db.run(
    'UPDATE deposits SET status = ?, reason = ?, settled_at = ? WHERE order_no = ?',
    status,
    reason,
    at,
    orderNo,
  );
}

/** The bank confirms the payment: PENDING becomes PAID. */
export function payDeposit(db: Db, orderNo: string, at: number): void {
  if (inStatus(db, orderNo, 'PENDING') === undefined) return;
  db.run(`UPDATE deposits SET status = 'PAID', paid_at = ? WHERE order_no = ?`, at, orderNo);
  schedule(db, 'deposit.settle', orderNo, at + SETTLE_AFTER_MS);
}

/** Handles a refusal on the payment page: PENDING becomes FAILED. */
export function refuseDeposit(db: Db, orderNo: string, at: number): void {
  if (inStatus(db, orderNo, 'PENDING') === undefined) return;
  end(db, orderNo, { status: 'FAILED', reason: 'REFUSED_BY_PAYER', at });
}

/** Handles an elapsed deadline: PENDING becomes EXPIRED. */
export function expireDeposit(db: Db, orderNo: string, at: number): void {
  if (inStatus(db, orderNo, 'PENDING') === undefined) return;
  end(db, orderNo, { status: 'EXPIRED', reason: null, at });
}

/** Handles a cancellation by the person: PENDING becomes CANCELLED. */
export function cancelOrder(db: Db, orderNo: string, at: number): void {
  if (inStatus(db, orderNo, 'PENDING') === undefined) return;
  cancelJobs(db, 'deposit.pay', orderNo);
  cancelJobs(db, 'deposit.expire', orderNo);
  end(db, orderNo, { status: 'CANCELLED', reason: null, at });
}

/** Gives the promised bonus with its wagering requirement. */
function giveOffered(db: Db, order: Settling, at: number): void {
  const { order_no: orderNo, user_id: userId, amount, bonus, promo } = order;
  const offer = promo === null ? undefined : offerOf(db, brandOf(order.brand), promo);
  if (offer === undefined || bonus === 0) return;
  const { id: promoId, terms } = offer;
  giveBonus(
    db,
    {
      userId,
      promoId,
      amount: bonus,
      required: wagerOf(terms, { amount, bonus }),
      key: `${orderNo}/bonus`,
      orderNo,
      validDays: terms.validDays,
      excluded: terms.excludedCategories,
      maxBet: terms.maxBet ?? undefined,
    },
    at,
  );
}

/** Credits a PAID deposit: money, bonus and wagering requirement, in one transaction. */
export function settleDeposit(db: Db, orderNo: string, at: number): void {
  const order = inStatus(db, orderNo, 'PAID');
  if (order === undefined) return;
  db.transaction(() => {
    const { user_id, amount } = order;
    const { id: walletId } = mainWallet(db, user_id);
    post(db, walletId, {
      kind: 'DEPOSIT',
      amount,
      reference: orderNo,
      key: `${orderNo}/deposit`,
      now: at,
    });
    const required = amount * DEPOSIT_WAGER;
    openWager(db, { userId: user_id, source: 'DEPOSIT', reference: orderNo, required }, at);
    giveOffered(db, order, at);
    end(db, orderNo, { status: 'SUCCESS', reason: null, at });
  });
}

/**
 * Decides an open deposit instead of the demonstration bank; `reason` overrides the decision's default.
 * Returns the new status; undefined for an unknown or finished order.
 */
export function decideDeposit(
  db: Db,
  orderNo: string,
  { decision, reason }: { decision: Decision; reason?: Reason | undefined },
  now: number,
): string | undefined {
  return db.transaction(() => {
    if ((inStatus(db, orderNo, 'PENDING') ?? inStatus(db, orderNo, 'PAID')) === undefined) {
      return undefined;
    }
    const verdict = DECISIONS[decision];
    if (decision === 'approve') payDeposit(db, orderNo, now);
    cancelJobs(db, 'deposit.pay', orderNo);
    cancelJobs(db, 'deposit.settle', orderNo);
    if (decision === 'approve') settleDeposit(db, orderNo, now);
    if ('status' in verdict) {
      end(db, orderNo, { status: verdict.status, reason: reason ?? verdict.reason, at: now });
    }
    return db.get<{ status: string }>('SELECT status FROM deposits WHERE order_no = ?', orderNo)
      ?.status;
  });
}
