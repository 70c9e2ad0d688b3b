import * as z from 'zod/mini';
import { wireAmount, wireCount, wireId, wireMoney, wireRate, wireText, wireTime } from './wire';

/** What kind of payment a vendor offers: it says which call takes the deposit. */
export const wireBankType = z.enum([
  'MANUAL',
  'ONLINE',
  'EWALLET',
  'CARD',
  'STORE',
  'ALIPAY',
  'QQ',
  'WECHAT',
]);

export const wireDepositStatus = z.enum([
  'PENDING',
  'PAID',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'REJECTED',
]);

export const wireDepositBank = z.object({
  bankCode: wireId,
  bankName: wireText(64),
  logo: z.optional(z.nullable(wireText(500))),
  accountName: z.optional(z.nullable(wireText(64))),
  accountNo: z.optional(z.nullable(wireText(40))),
  qrUrl: z.optional(z.nullable(wireText(500))),
});

export const wireDepositVendor = z.object({
  vendorId: wireId,
  vendorName: wireText(64),
  bankType: wireBankType,
  currency: wireText(8),
  min: wireAmount,
  max: wireAmount,
  /** Of the amount, added to what is paid. */
  feeRate: wireRate,
  quickAmounts: z.array(wireAmount),
  needPayerName: z.boolean(),
  needProof: z.boolean(),
  maintenance: z._default(z.boolean(), false),
  banks: z.array(wireDepositBank),
});

/** Where a transfer goes to. */
export const wirePayee = z.object({
  bankName: wireText(64),
  accountName: wireText(64),
  accountNo: wireText(40),
});

/** A deposit as it stands. */
export const wireDepositOrder = z.object({
  orderNo: wireId,
  status: wireDepositStatus,
  vendorId: wireId,
  vendorName: wireText(64),
  bankType: wireBankType,
  bankName: z.optional(z.nullable(wireText(64))),
  amount: wireAmount,
  fee: wireAmount,
  amountToPay: wireAmount,
  /** Promised while the deposit is open, given with it. */
  bonus: wireAmount,
  promoId: z.optional(z.nullable(wireText(64))),
  promoTitle: z.optional(z.nullable(wireText(120))),
  time: wireTime,
  expiresAt: wireTime,
  paidAt: z.optional(z.nullable(wireTime)),
  settledAt: z.optional(z.nullable(wireTime)),
  /** Why one failed or was rejected. */
  reasonCode: z.optional(
    z.nullable(z.enum(['DECLINED_BY_BANK', 'PAYER_MISMATCH', 'REFUSED_BY_PAYER'])),
  ),
  /** The rest says how to pay, while the deposit is PENDING. */
  payee: z.optional(z.nullable(wirePayee)),
  transferNote: z.optional(z.nullable(wireText(40))),
  qrPayload: z.optional(z.nullable(wireText(1000))),
  redirectUrl: z.optional(z.nullable(wireText(2000))),
});

/** What a list of deposits adds up to, over all its pages. */
export const wireDepositFooter = z.object({
  amount: wireAmount,
  /** Of those that arrived. */
  successAmount: wireAmount,
  bonus: wireMoney,
  successCount: wireCount,
});
