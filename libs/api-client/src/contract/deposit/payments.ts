import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { opt, wireAmount, wireId, wireText, wireTime } from '../wire';
import { DEPOSIT_KINDS, gateway, payee } from './shapes';

const call = callsOf({ module: 'DPSTBAS3', docs: DOCUMENTED && { roles: 'real' } });

/** Errors of calls that begin a deposit. */
const BEGIN_ERRORS = [
  'amount.out.of.range',
  'deposit.method.closed',
  'deposit.too.many.open',
  'promotion.not.eligible',
  'promotion.taken',
  'protection.limit.reached',
  'identity.required',
  'account.excluded',
  'field.invalid',
] as const;

/** Fields of every deposit. */
const newDeposit = {
  /** Identifier of the payment method. */
  methodId: wireId,
  /** Code of the bank, wallet or chain of shops of the method. */
  bankCode: wireId,
  /** Amount to credit, within the method's bounds. */
  amount: wireAmount,
  /** Where the deposit is made: WEB 1 or MOBILE 3 (D2 §3). */
  gateway,
  /** Promotion whose bonus the deposit takes. Null: none; absent: the accepted offer, where it is still available. */
  promoId: opt(wireId),
};

const newPayment = z.object({
  ...newDeposit,
  /** Kind of the method; must match it. */
  kind: z.enum(DEPOSIT_KINDS),
  /** Identifier that the client made for this device. */
  deviceId: wireText(64),
  /** Return address of the payment page, on the brand's site. */
  returnUrl: wireText(2000),
});

/** How to pay: by a page, a QR code, or either. */
const paymentOrder = z.object({
  /** Number of the order. */
  orderNo: wireId,
  /** Address of the payment page, on an origin of `settings.origins.payment`. */
  redirectUrl: opt(wireText(2000)),
  /** Content of the QR code; absent where a page is to be opened. */
  qrPayload: opt(wireText(1000)),
  /** Deadline of the payment. */
  expiresAt: wireTime,
});

/** Amount and payee of a bank transfer. */
const transferOrder = z.object({
  /** Number of the order. */
  orderNo: wireId,
  /** Amount and fee, to be transferred exactly. */
  amountToPay: wireAmount,
  /** Account that the transfer goes to. */
  payee,
  /** Payment reference. */
  transferNote: wireText(40),
  /** Content of the QR code, where the currency has one. */
  qrPayload: opt(wireText(1000)),
  /** Deadline of the payment. */
  expiresAt: wireTime,
});

/** Calls that begin a deposit. */
export const depositPayments = {
  manualTransfer: call({
    method: 'POST',
    path: '/wps/relay/MCS2_depositManualTransfer',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        ...newDeposit,
        /** Name of the payer as registered at the payer's bank. */
        payerName: z.optional(wireText(64)),
        /** Remark to the platform. */
        remark: z.optional(wireText(140)),
        /** Identifiers of uploads for `PROOF`. */
        proofImages: z._default(z.array(wireId).check(z.maxLength(3)), []),
      }),
    value: transferOrder,
    docs: DOCUMENTED && {
      errors: [...BEGIN_ERRORS, 'upload.invalid'],
      summary: 'Deposit by bank transfer',
    },
  }),
  paymentGateway: call({
    method: 'POST',
    path: '/wps/relay/MCS2_depositPaymentGateway',
    money: true,
    input: DOCUMENTED && newPayment,
    value: paymentOrder,
    docs: DOCUMENTED && {
      errors: BEGIN_ERRORS,
      summary: 'Deposit at the page of a payment gateway',
    },
  }),
  alipay: call({
    method: 'POST',
    path: '/wps/relay/MCS2_DepositAlipay',
    money: true,
    input: DOCUMENTED && newPayment,
    value: paymentOrder,
    docs: DOCUMENTED && {
      errors: BEGIN_ERRORS,
      summary: 'Deposit by Alipay, where the brand offers it',
    },
  }),
  qq: call({
    method: 'POST',
    path: '/wps/relay/MCS2_DepositQQ',
    money: true,
    input: DOCUMENTED && newPayment,
    value: paymentOrder,
    docs: DOCUMENTED && {
      errors: BEGIN_ERRORS,
      summary: 'Deposit by QQ, where the brand offers it',
    },
  }),
  weChat: call({
    method: 'POST',
    path: '/wps/relay/MCS2_depositWechat',
    money: true,
    input: DOCUMENTED && newPayment,
    value: paymentOrder,
    docs: DOCUMENTED && {
      errors: BEGIN_ERRORS,
      summary: 'Deposit by WeChat, where the brand offers it',
    },
  }),
};
