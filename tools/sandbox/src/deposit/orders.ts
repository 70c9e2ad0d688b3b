import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Language } from '../brands/brands';
import type { Db, Value } from '../database/db';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { offerOf } from '../promotions/offers';
import { ownImages } from '../uploads/own-images';
import { titleOf } from '../promotions/texts';
import { toWire } from '../wallet/money';
import { payAddress } from './pay-address';
import { type DepositKind, knownVendor } from './vendors';
import { vietQr } from './viet-qr';

export type WireOrder = CallValue<Contract['deposit']['order']>;

export interface OrderRow {
  order_no: string;
  user_id: number;
  vendor: string;
  bank: string;
  amount: number;
  fee: number;
  status: WireOrder['status'];
  at: number;
  expires_at: number;
  paid_at: number | null;
  settled_at: number | null;
  reason: WireOrder['reasonCode'];
  promo: string | null;
  bonus: number;
  proofs: string;
  return_url: string | null;
  pay_token: string | null;
}

export const ORDER_COLUMNS = `order_no, user_id, vendor, bank, amount, fee, status, at, expires_at,
  paid_at, settled_at, reason, promo, bonus, proofs, return_url, pay_token`;

/** Context for an order's texts and URLs. */
export type OrderContext = Pick<Context, 'db' | 'brand' | 'url' | 'viewer'> & {
  language: Language;
};

/** Note for the bank transfer: short, alphanumeric, unique per order. */
export const transferNote = (orderNo: string): string => `DEP${orderNo.slice(-8)}`;

/** Payment instructions; absent for a vendor no longer offered. */
type Payment = Pick<WireOrder, 'payee' | 'transferNote' | 'redirectUrl' | 'qrPayload'>;

/** Payment instructions of a PENDING deposit. */
export function paymentOf(row: OrderRow, { brand, url, language }: OrderContext): Payment {
  const known = knownVendor(brand.code, row.vendor, row.bank);
  if (known === undefined) return {};
  const { vendor, bank } = known;
  const redirectUrl = row.pay_token === null ? null : payAddress(url, row.pay_token, language);
  const amount = toWire(row.amount + row.fee, brand.currency.digits);
  const note = transferNote(row.order_no);
  const scanned =
    vendor.scan === 'VIETQR' && bank.bin !== undefined && bank.accountNo !== undefined
      ? vietQr({ bin: bank.bin, accountNo: bank.accountNo, payment: { amount, note } })
      : null;
  const payee = {
    bankName: bank.bankName,
    accountName: bank.accountName ?? '',
    accountNo: bank.accountNo ?? '',
  };
  return {
    ...(vendor.kind === 'MANUAL' ? { payee, transferNote: note } : {}),
    redirectUrl,
    qrPayload: vendor.scan === 'LINK' ? redirectUrl : scanned,
  };
}

/** Fallback for a vendor no longer offered; shown by its code. */
const UNKNOWN_TYPE: DepositKind = 'ONLINE';

/** Order in wire format; includes payment instructions while PENDING. */
export function toOrder(row: OrderRow, orderContext: OrderContext): WireOrder {
  const { db, brand, language, viewer } = orderContext;
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const known = knownVendor(brand.code, row.vendor, row.bank);
  const offer = row.promo === null ? undefined : offerOf(db, brand, row.promo);
  return {
    orderNo: row.order_no,
    status: row.status,
    methodId: row.vendor,
    methodName: known?.vendor.methodName[language] ?? row.vendor,
    kind: known?.vendor.kind ?? UNKNOWN_TYPE,
    bankName: known?.bank.bankName ?? null,
    amount: wire(row.amount),
    fee: wire(row.fee),
    amountToPay: wire(row.amount + row.fee),
    bonus: wire(row.bonus),
    promoId: row.promo,
    promoTitle: offer === undefined ? null : titleOf(offer, brand, language),
    time: row.at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    settledAt: row.settled_at,
    reasonCode: row.reason ?? null,
    proofImages: viewer === undefined ? [] : ownImages(viewer, JSON.parse(row.proofs) as string[]),
    ...(row.status === 'PENDING' ? paymentOf(row, orderContext) : {}),
  };
}

/** Finds an order by a unique column. */
export const orderBy = (
  db: Db,
  column: 'order_no' | 'pay_token',
  value: string,
): OrderRow | undefined =>
  db.get<OrderRow>(`SELECT ${ORDER_COLUMNS} FROM deposits WHERE ${column} = ?`, value);

/** Row of an order of the signed-in user. Throws `record.not.found`. */
export function ownRow(context: Context, column: 'order_no' | 'key', value: string): OrderRow {
  const row = context.db.get<OrderRow>(
    `SELECT ${ORDER_COLUMNS} FROM deposits WHERE user_id = ? AND ${column} = ?`,
    signedIn(context).userId,
    value,
  );
  if (row === undefined) throw refuse('record.not.found');
  return row;
}

/** Order of the signed-in user. Throws `record.not.found`. */
export const ownOrder = (context: Context, column: 'order_no' | 'key', value: string): WireOrder =>
  toOrder(ownRow(context, column, value), context);

interface Sums {
  amount: number | null;
  arrived: number | null;
  bonus: number | null;
  arrivals: number;
}

/** Totals of a list of deposits; `from` is its `FROM` and `WHERE`. */
export function footerOf(db: Db, from: string, values: readonly Value[], digits: number) {
  const sums = db.get<Sums>(
    `SELECT sum(amount) AS amount, sum(amount) FILTER (WHERE status = 'SUCCESS') AS arrived,
       sum(bonus) FILTER (WHERE status = 'SUCCESS') AS bonus,
       count(*) FILTER (WHERE status = 'SUCCESS') AS arrivals FROM ${from}`,
    ...values,
  );
  return {
    amount: toWire(sums?.amount ?? 0, digits),
    successAmount: toWire(sums?.arrived ?? 0, digits),
    bonus: toWire(sums?.bonus ?? 0, digits),
    successCount: sums?.arrivals ?? 0,
  };
}
