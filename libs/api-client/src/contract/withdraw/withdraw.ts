import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { bankCard, PAYMENT_PASSWORD_ERRORS, paymentPassword } from '../security/shapes';
import { strictList } from '../strict-list';
import {
  openEnum,
  opt,
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireCount,
  wireId,
  wireRate,
  wireText,
  wireTime,
} from '../wire';

const call = callsOf({ module: 'MEMTRANS3', docs: DOCUMENTED && { roles: 'real' } });

/** `PAID`, `REJECTED` and `FAILED` are final. `KYC_REQUIRED` ends with the identity check (`security.identity`). */
const STATUSES = [
  'SUBMITTED',
  'REVIEW',
  'KYC_REQUIRED',
  'PROCESSING',
  'PAID',
  'REJECTED',
  'FAILED',
] as const;

const withdrawal = z.object({
  orderNo: wireId,
  status: openEnum(STATUSES),
  /** Debited from the wallet. */
  amount: wireAmount,
  /** Kept by the platform. */
  fee: wireAmount,
  /** Credited to the card. */
  received: wireAmount,
  bankName: wireText(100),
  /** Of the card, masked. */
  accountNo: wireText(32),
  time: wireTime,
  updateTime: wireTime,
  /** Minutes from now until it should be paid; absent once it is over, and while it waits for a person. */
  etaMinutes: opt(wireCount),
  /** Why it was rejected or failed. */
  reasonCode: opt(
    openEnum(['RISK_REVIEW', 'IDENTITY_REJECTED', 'BANK_REFUSED', 'BANK_UNAVAILABLE']),
  ),
});

/** Turnover required before the next withdrawal. */
const turnover = z.object({
  required: wireAmount,
  done: wireAmount,
  remaining: wireAmount,
  items: strictList(
    z.array(
      z.object({
        reference: wireText(64),
        source: openEnum(['DEPOSIT', 'BONUS']),
        promoId: opt(wireText(64)),
        required: wireAmount,
        done: wireAmount,
        /** Absent: never. */
        expiresAt: opt(wireTime),
      }),
    ),
  ),
});

const settings = z.object({
  /** Of one withdrawal. */
  min: wireAmount,
  max: wireAmount,
  dailyMax: wireAmount,
  /** Of `dailyMax`, today. */
  dailyLeft: wireAmount,
  dailyCountMax: wireCount,
  dailyCountLeft: wireCount,
  /** Of the next withdrawal. */
  feeRate: wireRate,
  /** Withdrawals without a fee left today. */
  freeCountLeft: z._default(wireCount, 0),
  needPaymentPassword: z.boolean(),
  turnover,
  canWithdraw: z.boolean(),
  /** Why a withdrawal is blocked; empty where it is not. */
  reasons: strictList(
    z.array(
      openEnum([
        'PAYMENT_PASSWORD_MISSING',
        'BANK_CARD_MISSING',
        'IDENTITY_REQUIRED',
        'TURNOVER_OPEN',
        'DAILY_COUNT',
        'DAILY_AMOUNT',
        'BALANCE_LOW',
      ]),
    ),
  ),
});

export const withdraw = {
  cards: call({
    path: '/wps/relay/MCS2_bankCards',
    module: 'COMM3',
    value: z.array(bankCard),
    docs: DOCUMENTED && { summary: 'Bank cards of this person, masked, the oldest first' },
  }),
  settings: call({
    path: '/wps/transaction/withdraw/settings',
    value: settings,
    docs: DOCUMENTED && {
      summary: 'Limits, fee and turnover of the next withdrawal, and what stands in its way',
    },
  }),
  request: call({
    method: 'POST',
    path: '/wps/transaction/withdraw',
    money: true,
    body: 'encrypted',
    input: DOCUMENTED && z.object({ bankCardId: wireId, amount: wireAmount, paymentPassword }),
    value: z.object({
      orderNo: wireId,
      status: openEnum(STATUSES),
      /** Minutes from now until it should be paid; absent where a person has to decide first. */
      etaMinutes: opt(wireCount),
    }),
    docs: DOCUMENTED && {
      errors: [
        ...PAYMENT_PASSWORD_ERRORS,
        'record.not.found',
        'identity.required',
        'field.invalid',
        'amount.out.of.range',
        'withdraw.daily.limit',
        'withdraw.turnover.open',
        'wallet.insufficient',
      ],
      summary: 'Withdraw to a bound card; the money leaves the wallet at once',
    },
  }),
  order: call({
    path: '/wps/transaction/withdraw/order',
    input: DOCUMENTED && z.object({ orderNo: wireId }),
    value: withdrawal,
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'One withdrawal of this person by its number',
    },
  }),
  records: call({
    path: '/wps/relay/MCS2_WithdrawTransactionReport',
    input:
      DOCUMENTED && z.object({ ...pageInput, ...rangeInput, status: z.optional(z.enum(STATUSES)) }),
    value: totalledPageOf(
      withdrawal,
      z.object({
        amount: wireAmount,
        fee: wireAmount,
        /** What was paid out of it. */
        paid: wireAmount,
      }),
    ),
    docs: DOCUMENTED && {
      flag: 'WITHREC3',
      summary: 'Withdrawals of a range, newest first, with their sums',
    },
  }),
};
