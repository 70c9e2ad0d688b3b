import type { CallAnswer } from '../contract';
import type { deposit } from '../contract/deposit';
import type { Amount } from '../values';

type WireOrder = CallAnswer<typeof deposit.order>;

/** How a deposit is paid: at a bank by oneself, or at a payment page of one kind. */
export type DepositKind = WireOrder['bankType'];

/** PENDING waits for the payment, PAID is being credited; the rest is how it ended. */
export type DepositStatus = WireOrder['status'];

/** Where a transfer goes to. */
export interface Payee {
  bankName: string;
  accountName: string;
  accountNo: string;
}

/** One deposit as it stands. Times are ms since the epoch. */
export interface DepositOrder {
  orderNo: string;
  status: DepositStatus;
  methodId: string;
  methodName: string;
  kind: DepositKind;
  bankName: string | undefined;
  /** What arrives. */
  amount: Amount;
  /** What the method takes beside it. */
  fee: Amount;
  /** Amount and fee. */
  amountToPay: Amount;
  /** Promised while the deposit is open, given with it; `0` for none. */
  bonus: Amount;
  promotion: { id: string; title: string } | undefined;
  createdAt: number;
  /** Until when it may be paid. */
  expiresAt: number;
  paidAt: number | undefined;
  settledAt: number | undefined;
  /** Why it failed or was rejected. */
  reason: NonNullable<WireOrder['reasonCode']> | undefined;
  /** How to pay it; of a PENDING one only. */
  payment: {
    payee: Payee | undefined;
    /** To be written on the transfer. */
    transferNote: string | undefined;
    /** What a QR code to scan says. */
    qrPayload: string | undefined;
    /** A payment page, on an origin of `settings.origins.payment`. */
    redirectUrl: string | undefined;
  };
}

/** The platform's order as ours. */
export function toOrder(wire: WireOrder): DepositOrder {
  const { promoId, promoTitle } = wire;
  return {
    orderNo: wire.orderNo,
    status: wire.status,
    methodId: wire.vendorId,
    methodName: wire.vendorName,
    kind: wire.bankType,
    bankName: wire.bankName ?? undefined,
    amount: wire.amount,
    fee: wire.fee,
    amountToPay: wire.amountToPay,
    bonus: wire.bonus,
    promotion: promoId ? { id: promoId, title: promoTitle ?? promoId } : undefined,
    createdAt: wire.time,
    expiresAt: wire.expiresAt,
    paidAt: wire.paidAt ?? undefined,
    settledAt: wire.settledAt ?? undefined,
    reason: wire.reasonCode ?? undefined,
    payment: {
      payee: wire.payee ?? undefined,
      transferNote: wire.transferNote ?? undefined,
      qrPayload: wire.qrPayload ?? undefined,
      redirectUrl: wire.redirectUrl ?? undefined,
    },
  };
}
