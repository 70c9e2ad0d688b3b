import { apiConfig } from '../config';
import type { CallInput } from '../contract';
import { deposit } from '../contract/deposit/deposit';
import { bind, type MoneyOptions, send } from '../transport/send';

/** The merchant's deposit methods, in order. */
export const methods = bind(deposit.banks);

/** One deposit, polled until it settles. Throws `record.not.found`. */
export const order = bind(deposit.order);

/**
 * The deposit that a money key began: how a lost answer is resolved (decision 21). Throws
 * `record.not.found` when the call never arrived: then, and only then, it may be sent again.
 */
export const orderByKey = bind(deposit.orderByKey);

/** The deposit record, newest first (flag DEPRECM3). */
export const records = bind(deposit.record);

/** Deposit offers, including ineligible ones with the reason. */
export const promotions = bind(deposit.promotions);

/** Accepts an offer for the next deposit. Throws `promotion.not.eligible`, `promotion.taken`, `record.not.found`. */
export const acceptPromotion = bind(deposit.acceptPromotion);

/**
 * Begins a deposit by bank transfer; resolve a lost answer with `orderByKey` (decision 21). Throws `amount.out.of.range` (`fields.min`, `fields.max`), `deposit.too.many.open`,
 * `promotion.taken` and others.
 */
export const manualTransfer = bind(deposit.manualTransfer);

/** The call of each payment kind. */
const TAKEN_BY = {
  ONLINE: deposit.paymentGateway,
  EWALLET: deposit.paymentGateway,
  CARD: deposit.paymentGateway,
  STORE: deposit.paymentGateway,
  ALIPAY: deposit.alipay,
  QQ: deposit.qq,
  WECHAT: deposit.weChat,
};

type Payment = CallInput<typeof deposit.paymentGateway>;

/** A deposit by a payment gateway. */
export type NewPayment = Omit<Payment, 'deviceId' | 'kind'> & { kind: keyof typeof TAKEN_BY };

/** Begins a deposit by a payment gateway, by the call of its kind. Throws as `manualTransfer`. */
export const payment = (order: NewPayment, options: MoneyOptions) =>
  send(TAKEN_BY[order.kind], { ...order, deviceId: apiConfig().deviceId() }, options);
