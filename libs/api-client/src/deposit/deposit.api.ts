import { apiConfig } from '../config';
import type { CallInput } from '../contract';
import { deposit } from '../contract/deposit/deposit';
import { bind, type MoneyOptions, send, type SendOptions } from '../transport/send';

/** Codes of deposit gateways (D2 §3). */
const GATEWAYS = { WEB: 1, MOBILE: 3 } as const;

/** Name of a deposit gateway. */
export type Gateway = keyof typeof GATEWAYS;

/** Replaces the gateway name with its code. */
const withCode = <T extends { gateway: Gateway }>({ gateway, ...rest }: T) => ({
  ...rest,
  gateway: GATEWAYS[gateway],
});

/** The merchant's deposit methods at a gateway, in order. */
export const methods = (input: { gateway: Gateway }, options?: SendOptions) =>
  send(deposit.banks, withCode(input), options);

/** One deposit, polled until it settles. Throws `record.not.found`. */
export const order = bind(deposit.order);

/**
 * Returns the deposit of an idempotency key, to resolve a lost response (decision 21). Throws
 * `record.not.found` if the call never arrived; only then may it be resent.
 */
export const orderByKey = bind(deposit.orderByKey);

/** The deposit record, newest first (flag DEPRECM3). */
export const records = bind(deposit.record);

/** Deposit offers, including ineligible ones with the reason. */
export const promotions = bind(deposit.promotions);

/** Accepts an offer for the next deposit. Throws `promotion.not.eligible`, `promotion.taken`, `record.not.found`. */
export const acceptPromotion = bind(deposit.acceptPromotion);

/**
 * Begins a deposit by bank transfer; resolve a lost response with `orderByKey` (decision 21). Throws
 * `amount.out.of.range` (`fields.min`, `fields.max`), `deposit.too.many.open`,
 * `promotion.taken` and others.
 */
export const manualTransfer = (
  order: Omit<CallInput<typeof deposit.manualTransfer>, 'gateway'> & { gateway: Gateway },
  options: MoneyOptions,
) => send(deposit.manualTransfer, withCode(order), options);

/**
 * Attaches proof images to a PENDING or PAID transfer, replacing earlier ones. Throws
 * `record.not.found`, `deposit.not.open`, `upload.invalid`.
 */
export const attachProof = bind(deposit.attachProof);

/** Cancels a PENDING deposit. Throws `record.not.found`, `deposit.not.open`. */
export const cancel = bind(deposit.cancel);

/** Call of each payment kind. */
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
export type NewPayment = Omit<Payment, 'deviceId' | 'gateway' | 'kind'> & {
  kind: keyof typeof TAKEN_BY;
  gateway: Gateway;
};

/** Begins a deposit by a payment gateway, by the call of its kind. Throws as `manualTransfer`. */
export const payment = (order: NewPayment, options: MoneyOptions) =>
  send(TAKEN_BY[order.kind], { ...withCode(order), deviceId: apiConfig().deviceId() }, options);
