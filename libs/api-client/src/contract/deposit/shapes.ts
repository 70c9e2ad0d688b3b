import * as z from 'zod/mini';
import {
  openEnum,
  opt,
  wireAmount,
  wireCount,
  wireId,
  wireMoney,
  wireRate,
  wireText,
  wireTime,
} from '../wire';

/** Kinds of payment. `MANUAL` is taken by `manualTransfer`, `ALIPAY`, `QQ` and `WECHAT` by calls of their own, the rest by `paymentGateway`. */
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

/** PENDING waits for the payment, PAID is being credited; the others are final. */
export const DEPOSIT_STATUSES = [
  'PENDING',
  'PAID',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'REJECTED',
] as const;

/** A bank, a wallet or a chain of shops that a method goes through. */
const depositBank = z.object({
  bankCode: wireId,
  bankName: wireText(64),
  logo: opt(wireText(500)),
  accountName: opt(wireText(64)),
  accountNo: opt(wireText(40)),
  /** Address of a picture to scan. */
  qrUrl: opt(wireText(500)),
});

/** A deposit method. */
export const depositMethod = z.object({
  methodId: wireId,
  methodName: wireText(64),
  kind: openEnum(DEPOSIT_KINDS),
  currency: wireText(8),
  min: wireAmount,
  max: wireAmount,
  /** Of the amount, added to what is paid. */
  feeRate: wireRate,
  quickAmounts: z.array(wireAmount),
  needPayerName: z.boolean(),
  needProof: z.boolean(),
  /** Closed now. */
  maintenance: z._default(z.boolean(), false),
  banks: z.array(depositBank),
});

/** Where a transfer goes to. */
export const payee = z.object({
  bankName: wireText(64),
  accountName: wireText(64),
  accountNo: wireText(40),
});

/** One deposit. */
export const depositOrder = z.object({
  orderNo: wireId,
  status: openEnum(DEPOSIT_STATUSES),
  methodId: wireId,
  methodName: wireText(64),
  kind: openEnum(DEPOSIT_KINDS),
  bankName: opt(wireText(64)),
  /** Credited amount. */
  amount: wireAmount,
  /** Fee of the method, on top. */
  fee: wireAmount,
  /** Amount and fee. */
  amountToPay: wireAmount,
  /** Promised while the deposit is open, given with it; `0` for none. */
  bonus: wireAmount,
  promoId: opt(wireText(64)),
  promoTitle: opt(wireText(120)),
  time: wireTime,
  /** Until when it may be paid. */
  expiresAt: wireTime,
  paidAt: opt(wireTime),
  settledAt: opt(wireTime),
  /** Why it failed or was rejected. */
  reasonCode: opt(openEnum(['DECLINED_BY_BANK', 'PAYER_MISMATCH', 'REFUSED_BY_PAYER'])),
  /** How to pay it, as the rest; of a PENDING one only. */
  payee: opt(payee),
  /** Payment reference. */
  transferNote: opt(wireText(40)),
  /** Content of the QR code. */
  qrPayload: opt(wireText(1000)),
  /** A payment page, on an origin of `settings.origins.payment`. */
  redirectUrl: opt(wireText(2000)),
});

/** What a list of deposits adds up to, over all its pages. */
export const depositTotals = z.object({
  amount: wireAmount,
  /** Of those that arrived. */
  successAmount: wireAmount,
  /** Given with them. */
  bonus: wireMoney,
  successCount: wireCount,
});
