import * as z from 'zod/mini';
import { ownImage } from '../member/own-image';
import {
  openEnum,
  opt,
  wireAmount,
  wireCount,
  wireId,
  wireInt,
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
  'CANCELLED',
] as const;

const GATEWAYS = [1, 3];

/** Where a deposit is made: WEB 1 or MOBILE 3 (D2 §3). */
export const gateway = z._default(
  wireInt(1, 3).check(z.refine((one) => GATEWAYS.includes(one))),
  3,
);

/** A bank, a wallet or a chain of shops that a method goes through. */
const depositBank = z.object({
  bankCode: wireId,
  bankName: wireText(64),
  /** Address of its mark, without a text. */
  logo: opt(wireText(500)),
  accountName: opt(wireText(64)),
  accountNo: opt(wireText(40)),
  /** Address of a QR code of this account, for a transfer without an order's amount. */
  qrUrl: opt(wireText(500)),
});

/** A deposit method. */
export const depositMethod = z.object({
  methodId: wireId,
  methodName: wireText(64),
  kind: openEnum(DEPOSIT_KINDS),
  /** Address of its mark, without a text. */
  logo: opt(wireText(500)),
  currency: wireText(8),
  min: wireAmount,
  max: wireAmount,
  /** Of the amount, added to what is paid. */
  feeRate: wireRate,
  quickAmounts: z.array(wireAmount),
  needPayerName: z.boolean(),
  /** The transfer is checked once a picture of it is attached, with the order or later. */
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
  /** Pictures that prove the payment. */
  proofImages: z._default(z.array(ownImage), []),
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
