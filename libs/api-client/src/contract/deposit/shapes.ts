import * as z from 'zod/mini';
import { ownImage } from '../member/own-image';
import {
  openEnum,
  opt,
  shownAmount,
  shownMoney,
  wireAmount,
  wireCount,
  wireId,
  wireInt,
  wireRate,
  wireText,
  wireTime,
} from '../wire';
import { DEPOSIT_STATUSES } from './statuses';

/**
 * Kinds of payment. `manualTransfer` begins `MANUAL`; dedicated calls begin `ALIPAY`, `QQ` and `WECHAT`;
 * `paymentGateway` begins the others.
 */
export const DEPOSIT_KINDS = [
  'MANUAL',
  'ONLINE',
  'EWALLET',
  'CARD',
  'STORE',
  'ALIPAY',
  'QQ',
  'WECHAT',
] as const;

const GATEWAYS = [1, 3];

/** Deposit gateway: WEB 1 or MOBILE 3 (D2 §3). */
export const gateway = z._default(
  wireInt(1, 3).check(z.refine((one) => GATEWAYS.includes(one))),
  3,
);

/** A bank, a wallet or a chain of shops that a method goes through. */
const depositBank = z.object({
  /** Code of the bank, for the calls that begin a deposit. */
  bankCode: wireId,
  /** Name of the bank. */
  bankName: wireText(64),
  /** Address of the bank's mark, a picture without text. */
  logo: opt(wireText(500)),
  /** Owner of the account that a transfer goes to. */
  accountName: opt(wireText(64)),
  /** Number of the account that a transfer goes to. */
  accountNo: opt(wireText(40)),
  /** Address of a QR code of this account, for a transfer without an order's amount. */
  qrUrl: opt(wireText(500)),
});

/** A deposit method. */
export const depositMethod = z.object({
  /** Identifier of the payment method. */
  methodId: wireId,
  /** Name of the payment method. */
  methodName: wireText(64),
  /** Kind of payment; determines the call that begins a deposit. */
  kind: openEnum(DEPOSIT_KINDS),
  /** Address of the method's mark, a picture without text. */
  logo: opt(wireText(500)),
  /** ISO 4217 code. */
  currency: wireText(8),
  /** Least amount of one deposit. */
  min: wireAmount,
  /** Largest amount of one deposit. */
  max: wireAmount,
  /** Fee as a share of the amount, paid on top of it. */
  feeRate: wireRate,
  /** Amounts to offer as buttons. */
  quickAmounts: z.array(wireAmount),
  /** Whether `payerName` is required. */
  needPayerName: z.boolean(),
  /**
   * Whether a proof image is required; the transfer is reviewed once it is attached, with the order or later.
   */
  needProof: z.boolean(),
  /** Usual minutes from the payment to the credit; 0: immediately. Absent: unknown. */
  arrivalMinutes: opt(wireCount),
  /** Wagering multiple of the amount before a withdrawal, besides that of a bonus. Absent: unknown. */
  wagerMultiple: opt(wireCount),
  /** Whether the method is closed for maintenance. */
  maintenance: z._default(z.boolean(), false),
  /** Banks of the method to choose from. */
  banks: z.array(depositBank),
});

/** Where a transfer goes to. */
export const payee = z.object({
  /** Bank of the account. */
  bankName: wireText(64),
  /** Owner of the account that a transfer goes to. */
  accountName: wireText(64),
  /** Number of the account that a transfer goes to. */
  accountNo: wireText(40),
});

/** One deposit. */
export const depositOrder = z.object({
  /** Number of the order. */
  orderNo: wireId,
  /** State of the deposit. */
  status: openEnum(DEPOSIT_STATUSES),
  /** Identifier of the payment method. */
  methodId: wireId,
  /** Name of the payment method. */
  methodName: wireText(64),
  /** Kind of payment; determines the call that begins a deposit. */
  kind: openEnum(DEPOSIT_KINDS),
  /** Bank that was chosen. */
  bankName: opt(wireText(64)),
  /** Credited amount. */
  amount: wireAmount,
  /** Fee of the method, on top of the amount. */
  fee: wireAmount,
  /** Amount and fee. */
  amountToPay: wireAmount,
  /** Bonus promised while the deposit is open, credited with it; `0`: none. */
  bonus: wireAmount,
  /** Promotion whose bonus it carries; absent without one. */
  promoId: opt(wireText(64)),
  /** Title of that promotion. */
  promoTitle: opt(wireText(120)),
  /** When it was begun. */
  time: wireTime,
  /** Until when it may be paid. */
  expiresAt: wireTime,
  /** When the payment was reported; absent before. */
  paidAt: opt(wireTime),
  /** When it reached a final status; absent before. */
  settledAt: opt(wireTime),
  /** Why it failed or was rejected. */
  reasonCode: opt(openEnum(['DECLINED_BY_BANK', 'PAYER_MISMATCH', 'REFUSED_BY_PAYER'])),
  /** Pictures that prove the payment. */
  proofImages: z._default(z.array(ownImage), []),
  /** Account to transfer to, of a PENDING deposit. */
  payee: opt(payee),
  /** Payment reference, of a PENDING deposit. */
  transferNote: opt(wireText(40)),
  /** Content of the QR code, of a PENDING deposit. */
  qrPayload: opt(wireText(1000)),
  /** Address of the payment page, of a PENDING deposit; on an origin of `settings.origins.payment`. */
  redirectUrl: opt(wireText(2000)),
});

/** One deposit for display, in a list and on its page. */
export const depositRow = z.object({
  ...depositOrder.shape,
  /** Credited amount. */
  amount: shownAmount,
  /** Fee of the method, on top of the amount. */
  fee: shownAmount,
  /** Amount and fee. */
  amountToPay: shownAmount,
  /** Bonus promised while the deposit is open, credited with it; `0`: none. */
  bonus: shownAmount,
});

/** Totals of a list of deposits, over all its pages. */
export const depositTotals = z.object({
  /** Sum of all deposits. */
  amount: shownAmount,
  /** Sum of the credited deposits. */
  successAmount: shownAmount,
  /** Sum of the bonuses given with them. */
  bonus: shownMoney,
  /** Number of credited deposits. */
  successCount: wireCount,
});
