import * as z from 'zod/mini';
import { defineCall } from './call';
import { wireBankType, wirePayee } from './deposit-wire';
import { wireAmount, wireId, wireText, wireTime } from './wire';

/** An empty `promoId` is "no bonus"; without one the accepted promotion counts, if it still may. */
const promoId = z.optional(wireText(64));

/** Why a deposit may not begin. */
const BEGIN_ERRORS = [
  'amount.out.of.range',
  'deposit.method.closed',
  'deposit.too.many.open',
  'promotion.not.eligible',
  'promotion.taken',
  'protection.limit.reached',
  'account.excluded',
  'field.invalid',
] as const;

const gatewayInput = z.object({
  amount: wireAmount,
  bankCode: wireId,
  bankType: wireBankType,
  vendorId: wireId,
  deviceId: wireText(64),
  promoId,
  /** Where the payment page leads back to: an address of the brand. */
  returnUrl: wireText(2000),
});

const gatewayValue = z.object({
  orderNo: wireId,
  redirectUrl: z.optional(z.nullable(wireText(2000))),
  qrPayload: z.optional(z.nullable(wireText(1000))),
  expiresAt: wireTime,
});

/** Calls that begin a deposit. */
export const depositPayments = {
  manualTransfer: defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_depositManualTransfer',
    module: 'DPSTBAS3',
    auth: 'session',
    who: 'real',
    money: true,
    body: 'json',
    input: z.object({
      vendorId: wireId,
      bankCode: wireId,
      amount: wireAmount,
      payerName: z.optional(wireText(64)),
      remark: z.optional(wireText(140)),
      proofImages: z._default(z.array(wireId).check(z.maxLength(3)), []),
      promoId,
    }),
    value: z.object({
      orderNo: wireId,
      amountToPay: wireAmount,
      payee: wirePayee,
      transferNote: wireText(40),
      qrPayload: z.optional(z.nullable(wireText(1000))),
      expiresAt: wireTime,
    }),
    errors: [...BEGIN_ERRORS, 'upload.invalid'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Deposit by a transfer that the person makes at a bank',
  }),
  paymentGateway: defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_depositPaymentGateway',
    module: 'DPSTBAS3',
    auth: 'session',
    who: 'real',
    money: true,
    body: 'json',
    input: gatewayInput,
    value: gatewayValue,
    errors: [...BEGIN_ERRORS],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Deposit at the page of a payment gateway',
  }),
  alipay: defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_DepositAlipay',
    module: 'DPSTBAS3',
    auth: 'session',
    who: 'real',
    money: true,
    body: 'json',
    input: gatewayInput,
    value: gatewayValue,
    errors: [...BEGIN_ERRORS],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Deposit by Alipay, where the brand offers it',
  }),
  qq: defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_DepositQQ',
    module: 'DPSTBAS3',
    auth: 'session',
    who: 'real',
    money: true,
    body: 'json',
    input: gatewayInput,
    value: gatewayValue,
    errors: [...BEGIN_ERRORS],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Deposit by QQ, where the brand offers it',
  }),
  weChat: defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_depositWechat',
    module: 'DPSTBAS3',
    auth: 'session',
    who: 'real',
    money: true,
    body: 'json',
    input: gatewayInput,
    value: gatewayValue,
    errors: [...BEGIN_ERRORS],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Deposit by WeChat, where the brand offers it',
  }),
};
