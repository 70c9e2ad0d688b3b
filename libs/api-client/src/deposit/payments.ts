import { apiConfig } from '../config';
import { deposit } from '../contract/deposit';
import { send, type MoneyOptions } from '../transport/send';
import type { Amount } from '../values';
import type { DepositKind, Payee } from './to-order';

interface NewDeposit {
  methodId: string;
  bankCode: string;
  amount: Amount;
  /** `null` is "no bonus"; absent: the accepted promotion, if it still may be had. */
  promotionId?: string | null | undefined;
}

export interface NewTransfer extends NewDeposit {
  /** As it stands at the payer's bank. */
  payerName?: string | undefined;
  /** At most 140 characters. */
  remark?: string | undefined;
  /** Identifiers of at most 3 uploaded pictures. */
  proofs?: string[] | undefined;
}

/** What the person has to transfer, and where to. */
export interface TransferOrder {
  orderNo: string;
  amountToPay: Amount;
  payee: Payee;
  /** To be written on the transfer. */
  transferNote: string;
  /** What a QR code to scan says; where the currency has such codes. */
  qrPayload: string | undefined;
  expiresAt: number;
}

/** On the wire an empty name is "no bonus". */
const promoIdOf = ({ promotionId }: NewDeposit) => (promotionId === null ? '' : promotionId);

/**
 * Begins a transfer that the person makes at a bank (decision 21: a lost answer is asked for with
 * `orderByKey`). Throws `amount.out.of.range` (`fields.min`, `fields.max`), `deposit.too.many.open`,
 * `promotion.taken` and the like.
 */
export async function manualTransfer(
  order: NewTransfer,
  options: MoneyOptions,
): Promise<TransferOrder> {
  const value = await send(
    deposit.manualTransfer,
    {
      vendorId: order.methodId,
      bankCode: order.bankCode,
      amount: order.amount,
      payerName: order.payerName,
      remark: order.remark,
      proofImages: order.proofs ?? [],
      promoId: promoIdOf(order),
    },
    options,
  );
  return { ...value, qrPayload: value.qrPayload ?? undefined };
}

export interface NewPayment extends NewDeposit {
  kind: Exclude<DepositKind, 'MANUAL'>;
  /** Where the payment page leads back to: an address of this brand. */
  returnUrl: string;
}

/** Where a payment is made: at a page, by a code to scan, or either. */
export interface PaymentOrder {
  orderNo: string;
  /** On an origin of `settings.origins.payment`. */
  redirectUrl: string | undefined;
  qrPayload: string | undefined;
  expiresAt: number;
}

/** The call that takes payments of each kind. */
const TAKEN_BY = {
  ONLINE: deposit.paymentGateway,
  EWALLET: deposit.paymentGateway,
  CARD: deposit.paymentGateway,
  STORE: deposit.paymentGateway,
  ALIPAY: deposit.alipay,
  QQ: deposit.qq,
  WECHAT: deposit.weChat,
} satisfies Record<NewPayment['kind'], typeof deposit.paymentGateway>;

/** Begins a deposit that is paid elsewhere, by the call of its kind. Throws as `manualTransfer` does. */
export async function payment(order: NewPayment, options: MoneyOptions): Promise<PaymentOrder> {
  const value = await send(
    TAKEN_BY[order.kind],
    {
      vendorId: order.methodId,
      bankCode: order.bankCode,
      bankType: order.kind,
      amount: order.amount,
      deviceId: apiConfig().deviceId(),
      promoId: promoIdOf(order),
      returnUrl: order.returnUrl,
    },
    options,
  );
  return {
    orderNo: value.orderNo,
    redirectUrl: value.redirectUrl ?? undefined,
    qrPayload: value.qrPayload ?? undefined,
    expiresAt: value.expiresAt,
  };
}
