import * as z from 'zod/mini';
import { defineCall } from './call';
import { wireBankCard } from './security';
import {
  noInput,
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireCount,
  wireId,
  wireRate,
  wireText,
  wireTime,
} from './wire';

const wireStatus = z.enum([
  'SUBMITTED',
  'REVIEW',
  'KYC_REQUIRED',
  'PROCESSING',
  'PAID',
  'REJECTED',
  'FAILED',
]);

const wireReason = z.enum(['RISK_REVIEW', 'BANK_REFUSED', 'BANK_UNAVAILABLE']);

/** One withdrawal. `amount` left the wallet, `fee` stays with the platform, `received` reaches the card. */
export const wireWithdrawal = z.object({
  orderNo: wireId,
  status: wireStatus,
  amount: wireAmount,
  fee: wireAmount,
  received: wireAmount,
  bankName: wireText(100),
  accountNo: wireText(32),
  time: wireTime,
  updateTime: wireTime,
  /** Minutes from now until it should be paid; nothing for one that is over. */
  etaMinutes: z.optional(z.nullable(wireCount)),
  /** Of one that was rejected or failed. */
  reasonCode: z.optional(z.nullable(wireReason)),
});

/** Why nothing can be withdrawn now. */
const wireObstacle = z.enum([
  'PAYMENT_PASSWORD_MISSING',
  'BANK_CARD_MISSING',
  'TURNOVER_OPEN',
  'DAILY_COUNT',
  'DAILY_AMOUNT',
  'BALANCE_LOW',
]);

const wireTurnover = z.object({
  required: wireAmount,
  done: wireAmount,
  remaining: wireAmount,
  items: z.array(
    z.object({
      reference: wireText(64),
      source: z.enum(['DEPOSIT', 'BONUS']),
      promoId: z.optional(z.nullable(wireText(64))),
      required: wireAmount,
      done: wireAmount,
      expiresAt: z.optional(z.nullable(wireTime)),
    }),
  ),
});

export const withdraw = {
  cards: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_bankCards',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: z.array(wireBankCard),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Bank cards of this person, masked, the oldest first',
  }),
  settings: defineCall({
    method: 'GET',
    path: '/wps/transaction/withdraw/settings',
    module: 'MEMTRANS3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: z.object({
      min: wireAmount,
      max: wireAmount,
      dailyMax: wireAmount,
      /** Of `dailyMax`, today. */
      dailyLeft: wireAmount,
      dailyCountMax: wireCount,
      dailyCountLeft: wireCount,
      /** Of the next withdrawal. */
      feeRate: wireRate,
      /** So many more are free of a fee today. */
      freeCountLeft: z._default(wireCount, 0),
      needPaymentPassword: z.boolean(),
      turnover: wireTurnover,
      canWithdraw: z.boolean(),
      reasons: z.array(wireObstacle),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Limits, fee and turnover that stand before the next withdrawal',
  }),
  request: defineCall({
    method: 'POST',
    path: '/wps/transaction/withdraw',
    module: 'MEMTRANS3',
    auth: 'session',
    who: 'real',
    money: true,
    body: 'encrypted',
    input: z.object({ bankCardId: wireId, amount: wireAmount, paymentPassword: wireText(16) }),
    value: z.object({ orderNo: wireId, status: wireStatus, etaMinutes: wireCount }),
    errors: [
      'payment.password.missing',
      'payment.password.wrong',
      'payment.password.locked',
      'record.not.found',
      'amount.out.of.range',
      'withdraw.daily.limit',
      'withdraw.turnover.open',
      'wallet.insufficient',
    ],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Withdraw to a bound card; the money leaves the wallet at once',
  }),
  order: defineCall({
    method: 'GET',
    path: '/wps/transaction/withdraw/order',
    module: 'MEMTRANS3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: z.object({ orderNo: wireId }),
    value: wireWithdrawal,
    errors: ['record.not.found'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'One withdrawal of this person by its number',
  }),
  records: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_WithdrawTransactionReport',
    module: 'MEMTRANS3',
    auth: 'session',
    who: 'real',
    flag: 'WITHREC3',
    body: 'query',
    input: z.object({ ...pageInput, ...rangeInput, status: z.optional(wireStatus) }),
    value: totalledPageOf(
      wireWithdrawal,
      z.object({
        amount: wireAmount,
        fee: wireAmount,
        /** What was paid out of it. */
        paid: wireAmount,
      }),
    ),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Withdrawals of a range, newest first, with their sums',
  }),
};
