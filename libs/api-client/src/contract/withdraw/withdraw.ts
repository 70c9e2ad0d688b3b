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
  /** Number of the withdrawal. */
  orderNo: wireId,
  /** State of the withdrawal. */
  status: openEnum(STATUSES),
  /** Debited from the wallet. */
  amount: wireAmount,
  /** Kept by the platform. */
  fee: wireAmount,
  /** Credited to the card. */
  received: wireAmount,
  /** Bank of the card. */
  bankName: wireText(100),
  /** Of the card, masked. */
  accountNo: wireText(32),
  /** When it was requested. */
  time: wireTime,
  /** When its state changed last. */
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
  /** Turnover of all items together. */
  required: wireAmount,
  /** Of it, staked already. */
  done: wireAmount,
  /** Left to stake; nothing can be withdrawn before it is `0`. */
  remaining: wireAmount,
  /** Deposits and bonuses that require turnover. */
  items: strictList(
    z.array(
      z.object({
        /** Number of the order that brought it. */
        reference: wireText(64),
        /** Whether a deposit or a bonus brought it. */
        source: openEnum(['DEPOSIT', 'BONUS']),
        /** Promotion of the bonus; absent for a deposit. */
        promoId: opt(wireText(64)),
        /** Turnover of this item. */
        required: wireAmount,
        /** Staked already. */
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
  /** Most of one withdrawal. */
  max: wireAmount,
  /** Most of one day, by the VIP level. */
  dailyMax: wireAmount,
  /** Of `dailyMax`, today. */
  dailyLeft: wireAmount,
  /** Withdrawals of one day. */
  dailyCountMax: wireCount,
  /** Withdrawals left today. */
  dailyCountLeft: wireCount,
  /** Of the next withdrawal. */
  feeRate: wireRate,
  /** Withdrawals without a fee left today. */
  freeCountLeft: z._default(wireCount, 0),
  /** Whether the request asks for the payment password. */
  needPaymentPassword: z.boolean(),
  /** Turnover required before the next withdrawal. */
  turnover,
  /** Whether nothing stands in the way of a withdrawal. */
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
    input:
      DOCUMENTED &&
      z.object({
        /** Card to pay to, of `withdraw.cards`. */
        bankCardId: wireId,
        /** Amount to debit, within `settings`. */
        amount: wireAmount,
        /** The payment password: six digits. */
        paymentPassword,
      }),
    value: z.object({
      /** Number of the withdrawal. */
      orderNo: wireId,
      /** State of the withdrawal. */
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
    input:
      DOCUMENTED &&
      z.object({
        /** Number of the withdrawal. */
        orderNo: wireId,
      }),
    value: withdrawal,
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'One withdrawal of this person by its number',
    },
  }),
  records: call({
    path: '/wps/relay/MCS2_WithdrawTransactionReport',
    input:
      DOCUMENTED &&
      z.object({
        ...pageInput,
        ...rangeInput,
        /** Only this state; absent: every one. */
        status: z.optional(z.enum(STATUSES)),
      }),
    value: totalledPageOf(
      withdrawal,
      z.object({
        /** Sum requested. */
        amount: wireAmount,
        /** Sum of fees. */
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
