import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { bankCard, PAYMENT_PASSWORD_ERRORS, paymentPassword } from '../security/shapes';
import { strictList } from '../strict-list';
import {
  openEnum,
  opt,
  pageInput,
  rangeInput,
  shownAmount,
  totalledPageOf,
  wireAmount,
  wireCount,
  wireId,
  wireRate,
  wireText,
  wireTime,
} from '../wire';
import { WITHDRAWAL_STATUSES } from './statuses';

const call = callsOf({ module: 'MEMTRANS3', docs: DOCUMENTED && { roles: 'real' } });

/** One withdrawal. */
const withdrawal = z.object({
  /** Number of the withdrawal. */
  orderNo: wireId,
  /** State of the withdrawal. */
  status: openEnum(WITHDRAWAL_STATUSES),
  /** Amount debited from the wallet. */
  amount: shownAmount,
  /** Fee kept by the platform. */
  fee: shownAmount,
  /** Amount credited to the card. */
  received: shownAmount,
  /** Bank of the card. */
  bankName: wireText(100),
  /** Account number of the card, masked. */
  accountNo: wireText(32),
  /** When it was requested. */
  time: wireTime,
  /** When its state changed last. */
  updateTime: wireTime,
  /** Estimated minutes until the payment; absent once final, and while it awaits a manual decision. */
  etaMinutes: opt(wireCount),
  /** Why it was rejected or failed. */
  reasonCode: opt(
    openEnum(['RISK_REVIEW', 'IDENTITY_REJECTED', 'BANK_REFUSED', 'BANK_UNAVAILABLE']),
  ),
});

/** One withdrawal with its status history. */
const trackedWithdrawal = z.object({
  ...withdrawal.shape,
  /** States entered, oldest first; empty if the platform keeps no history. */
  history: z._default(
    strictList(
      z.array(
        z.object({
          /** State that was entered. */
          status: openEnum(WITHDRAWAL_STATUSES),
          /** When the state was entered. */
          at: wireTime,
        }),
      ),
    ),
    [],
  ),
});

/** Turnover required before the next withdrawal. */
const turnover = z.object({
  /** Turnover of all items together. */
  required: wireAmount,
  /** Part of it that is staked already. */
  done: wireAmount,
  /** Turnover left to stake; withdrawals are blocked until it is `0`. */
  remaining: wireAmount,
  /** Deposits and bonuses that require turnover. */
  items: strictList(
    z.array(
      z.object({
        /** Number of the order that requires the turnover. */
        reference: wireText(64),
        /** Whether the order is a deposit or a bonus. */
        source: openEnum(['DEPOSIT', 'BONUS']),
        /** Promotion of the bonus; absent for a deposit. */
        promoId: opt(wireText(64)),
        /** Turnover of this item. */
        required: wireAmount,
        /** Part of it that is staked already. */
        done: wireAmount,
        /** When the requirement expires; absent: never. */
        expiresAt: opt(wireTime),
      }),
    ),
  ),
});

const settings = z.object({
  /** Least amount of one withdrawal. */
  min: wireAmount,
  /** Largest amount of one withdrawal. */
  max: wireAmount,
  /** Largest sum of withdrawals in a day, by the VIP level. */
  dailyMax: wireAmount,
  /** Amount that can still be withdrawn today. */
  dailyLeft: wireAmount,
  /** Number of withdrawals allowed in a day. */
  dailyCountMax: wireCount,
  /** Number of withdrawals left today. */
  dailyCountLeft: wireCount,
  /** Fee of the next withdrawal, as a share of its amount. */
  feeRate: wireRate,
  /** Number of free withdrawals left today. */
  freeCountLeft: z._default(wireCount, 0),
  /** Whether the request asks for the payment password. */
  needPaymentPassword: z.boolean(),
  /** Turnover required before the next withdrawal. */
  turnover,
  /** Whether a withdrawal is possible now. */
  canWithdraw: z.boolean(),
  /** Why a withdrawal is not possible now; empty if it is. */
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

/** Calls about withdrawals. */
export const withdraw = {
  cards: call({
    path: '/wps/relay/MCS2_bankCards',
    module: 'COMM3',
    value: z.array(bankCard),
    docs: DOCUMENTED && { summary: 'Bound bank cards, masked, the oldest first' },
  }),
  settings: call({
    path: '/wps/transaction/withdraw/settings',
    value: settings,
    docs: DOCUMENTED && {
      summary: 'Limits, fee and turnover of the next withdrawal, and the reasons that block it',
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
        /** Identifier of the card to pay to, of `withdraw.cards`. */
        bankCardId: wireId,
        /** Amount to debit, within the limits of `withdraw.settings`. */
        amount: wireAmount,
        /** The payment password: six digits. */
        paymentPassword,
      }),
    value: z.object({
      /** Number of the withdrawal. */
      orderNo: wireId,
      /** State of the withdrawal. */
      status: openEnum(WITHDRAWAL_STATUSES),
      /** Estimated minutes until the payment; absent if it awaits a manual decision. */
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
    value: trackedWithdrawal,
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'One withdrawal by its number, with the states it went through',
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
        status: z.optional(z.enum(WITHDRAWAL_STATUSES)),
      }),
    value: totalledPageOf(
      withdrawal,
      z.object({
        /** Sum requested. */
        amount: shownAmount,
        /** Sum of fees. */
        fee: shownAmount,
        /** Sum that was paid out. */
        paid: shownAmount,
      }),
    ),
    docs: DOCUMENTED && {
      flag: 'WITHREC3',
      summary: 'Withdrawals of a range, newest first, with their sums',
    },
  }),
};
