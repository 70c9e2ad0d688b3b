import { randomBytes } from 'node:crypto';
import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { forgetChoice, offerFor } from '../promotions/choice';
import { bonusOf } from '../promotions/offers';
import { assertMayDeposit } from '../protection/rules';
import { assertUploads } from '../uploads/uploads';
import { minorOf } from '../wallet/amount';
import { toWire } from '../wallet/money';
import { orderNumber } from '../wallet/order-number';
import { awaitBank } from './open-orders';
import { orderBy, type OrderRow, paymentOf, transferNote } from './orders';
import { safeReturnUrl } from './pay-address';
import {
  type DepositKind,
  type DepositBank,
  type DepositVendor,
  feeOf,
  openVendor,
} from './vendors';

/** Maximum number of open deposits per user. */
export const MAX_OPEN = 3;
const MINUTE_MS = 60_000;
export const TRANSFER_LIFE_MS = 30 * MINUTE_MS;
export const GATEWAY_LIFE_MS = 15 * MINUTE_MS;

type Transfer = CallParsed<Contract['deposit']['manualTransfer']>;
type Gateway = CallParsed<Contract['deposit']['paymentGateway']>;

/** Parses the amount. Throws `field.invalid`, `amount.out.of.range` with the bounds. */
function amountOf(vendor: DepositVendor, amount: string, brand: Brand): number {
  const { digits } = brand.currency;
  const minor = minorOf(brand, amount);
  if (minor < vendor.min || minor > vendor.max) {
    const fields = { min: toWire(vendor.min, digits), max: toWire(vendor.max, digits) };
    throw refuse('amount.out.of.range', { fields });
  }
  return minor;
}

function assertFewOpen(db: Db, userId: number): void {
  const { open } = db.get<{ open: number }>(
    `SELECT count(*) AS open FROM deposits WHERE user_id = ? AND status = 'PENDING'`,
    userId,
  ) ?? { open: 0 };
  if (open >= MAX_OPEN) throw refuse('deposit.too.many.open');
}

interface Beginning {
  vendor: DepositVendor;
  bank: DepositBank;
  amount: string;
  promoId: string | null | undefined;
  lifeMs: number;
  payerName?: string | undefined;
  remark?: string | undefined;
  proofs?: readonly string[];
  returnUrl?: string;
}

/** Writes the order as PENDING. */
function begin(context: Context, order: Beginning): OrderRow {
  const { db, brand, now, key } = context;
  const { userId } = signedIn(context);
  const amount = amountOf(order.vendor, order.amount, brand);
  assertMayDeposit(db, brand, { userId, amount, now });
  assertFewOpen(db, userId);
  const offer = offerFor(db, { brand, userId, now }, { amount, promoId: order.promoId });
  if (offer !== undefined) forgetChoice(db, userId);
  const orderNo = orderNumber('D', now);
  db.run(
    `INSERT INTO deposits (order_no, user_id, vendor, bank, amount, fee, status, at, expires_at, promo,
       bonus, payer_name, remark, proofs, return_url, pay_token, key)
     VALUES (?, ?, ?, ?, ?, ?, 'PENDING', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderNo,
    userId,
    order.vendor.methodId,
    order.bank.bankCode,
    amount,
    feeOf(order.vendor, amount),
    now,
    now + order.lifeMs,
    offer?.id ?? null,
    offer === undefined ? 0 : bonusOf(offer.terms, amount),
    order.payerName ?? null,
    order.remark ?? null,
    JSON.stringify(order.proofs ?? []),
    order.returnUrl ?? null,
    order.returnUrl === undefined ? null : randomBytes(24).toString('hex'),
    key,
  );
  schedule(db, 'deposit.expire', orderNo, now + order.lifeMs);
  const row = orderBy(db, 'order_no', orderNo);
  if (row === undefined) throw new Error('inserted order not found');
  return row;
}

/** Throws `field.invalid` where this vendor requires a name and none is given. */
function assertPayerName({ needPayerName }: DepositVendor, { payerName = '' }: Transfer): void {
  if (needPayerName === true && payerName.trim() === '') {
    throw refuse('field.invalid', { fields: { payerName: 'required' } });
  }
}

/** Begins a transfer at a bank; the demonstration bank confirms it. */
export function beginTransfer(
  context: Context,
  input: Transfer,
): CallValue<Contract['deposit']['manualTransfer']> {
  const { db, brand } = context;
  const { vendor, bank } = openVendor(brand, input, ['MANUAL']);
  assertPayerName(vendor, input);
  assertUploads(db, signedIn(context).userId, input.proofImages, 'PROOF');
  const row = begin(context, {
    vendor,
    bank,
    amount: input.amount,
    promoId: input.promoId,
    lifeMs: TRANSFER_LIFE_MS,
    payerName: input.payerName?.trim(),
    remark: input.remark,
    proofs: input.proofImages,
  });
  awaitBank(context, row);
  const { payee, qrPayload } = paymentOf(row, context);
  return {
    orderNo: row.order_no,
    amountToPay: toWire(row.amount + row.fee, brand.currency.digits),
    payee: payee ?? { bankName: bank.bankName, accountName: '', accountNo: '' },
    transferNote: transferNote(row.order_no),
    qrPayload: qrPayload ?? null,
    expiresAt: row.expires_at,
  };
}

/**
 * Begins a deposit that is paid or refused on the payment page. `types`: deposit types accepted by the call.
 */
export function beginGateway(
  context: Context,
  input: Gateway,
  types: readonly DepositKind[],
): CallValue<Contract['deposit']['paymentGateway']> {
  const { vendor, bank } = openVendor(context.brand, input, types);
  if (vendor.kind !== input.kind) throw refuse('deposit.method.closed');
  const row = begin(context, {
    vendor,
    bank,
    amount: input.amount,
    promoId: input.promoId,
    lifeMs: GATEWAY_LIFE_MS,
    returnUrl: safeReturnUrl(input.returnUrl, context.url),
  });
  const { redirectUrl, qrPayload } = paymentOf(row, context);
  return {
    orderNo: row.order_no,
    redirectUrl: redirectUrl ?? null,
    qrPayload: qrPayload ?? null,
    expiresAt: row.expires_at,
  };
}
