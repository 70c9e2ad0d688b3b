import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import {
  openEnum,
  opt,
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireId,
  wireMoney,
  wireText,
  wireTime,
} from '../wire';

const call = callsOf({ module: 'MEMTRANS3' });

/** `MAIN` funds games; `SAFE` is out of their reach. */
const WALLETS = ['MAIN', 'SAFE'] as const;
const DIRECTIONS = ['IN', 'OUT'] as const;

const TX_CODES = [
  'OPENING',
  'STAKE',
  'PAYOUT',
  'STAKE_RETURN',
  'DEPOSIT',
  'WITHDRAWAL',
  'WITHDRAWAL_RETURN',
  'BONUS',
  'VIP_BONUS',
  'POINTS_CASH',
  'MISSION_REWARD',
  'INVITE_REWARD',
  'RED_ENVELOPE',
  'REBATE',
  'STREAM',
  'COMMISSION',
  'DIVIDEND',
  'SALARY',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'WALLET_IN',
  'WALLET_OUT',
] as const;

const transactionType = {
  txCode: openEnum(TX_CODES),
  /** In the language of the header. */
  txName: wireText(100),
};

/** One movement of a wallet's balance. */
const transaction = z.object({
  txId: wireId,
  ...transactionType,
  direction: openEnum(DIRECTIONS),
  /** Not negative; see `direction`. */
  amount: wireAmount,
  balanceAfter: wireAmount,
  time: wireTime,
  /** Number of the order it belongs to. */
  refNo: wireText(64),
  /** A withdrawal is `PENDING` until it is paid, `RETURNED` after a reversal. */
  status: openEnum(['SUCCESS', 'PENDING', 'RETURNED']),
  remark: opt(wireText(200)),
});

const funds = z.object({
  wallets: strictList(
    z.array(
      z.object({
        wallet: openEnum(WALLETS),
        balance: wireAmount,
        /** Withdrawable now. */
        withdrawable: wireAmount,
      }),
    ),
  ),
  /** Of all wallets together. */
  total: wireAmount,
  /** Open withdrawals and stakes of open bets. */
  inOpenOrders: wireAmount,
  /** Turnover left before the next withdrawal. */
  remainingTurnover: wireAmount,
});

/** `A`: only an agent's earnings and transfers (D2 §2). */
const types = z.optional(z.literal('A'));

export const wallet = {
  balance: call({
    path: '/wps/wallets/gcs',
    module: 'COMM3',
    value: z.object({ sumBalance: wireMoney, currencySymbol: wireText(8) }),
    docs: DOCUMENTED && {
      provenance: 'spec',
      section: 'D1 §3',
      summary: 'Balance of all wallets',
    },
  }),
  funds: call({
    path: '/wps/member/info/funds/consolidated',
    value: funds,
    docs: DOCUMENTED && {
      summary: 'Wallets with what may be withdrawn, what is on its way and what is to be played',
    },
  }),
  transfer: call({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    module: 'FUNDTRANS3',
    money: true,
    input:
      DOCUMENTED && z.object({ from: z.enum(WALLETS), to: z.enum(WALLETS), amount: wireAmount }),
    value: z.object({ orderNo: wireId, fromBalance: wireAmount, toBalance: wireAmount }),
    docs: DOCUMENTED && {
      roles: 'real',
      errors: ['field.invalid', 'amount.out.of.range', 'wallet.insufficient'],
      summary: 'Move money between the wallets of one person',
    },
  }),
  transactions: call({
    path: '/wps/relay/ODS2_MemberTransaction',
    input:
      DOCUMENTED &&
      z.object({
        ...pageInput,
        ...rangeInput,
        wallet: z._default(z.enum(WALLETS), 'MAIN'),
        txCode: z.optional(z.enum(TX_CODES)),
        direction: z.optional(z.enum(DIRECTIONS)),
        types,
      }),
    value: totalledPageOf(transaction, z.object({ in: wireAmount, out: wireAmount })),
    docs: DOCUMENTED && {
      summary:
        'What moved the money of a wallet, newest first, with what came in and what went out',
    },
  }),
  transactionTypes: call({
    path: '/wps/relay/GLS2_TxCodeList',
    input: DOCUMENTED && z.object({ types }),
    value: z.array(z.object(transactionType)),
    docs: DOCUMENTED && {
      summary: 'Kinds of transactions with their names in the language of the header',
    },
  }),
  orderByKey: call({
    path: '/wps/transaction/key',
    input: DOCUMENTED && z.object({ key: wireId }),
    value: z.object({
      /** False: the key is unused; the platform never received the call. */
      found: z.boolean(),
      /** `area.call` that used the key, such as `withdraw.request`. */
      call: opt(wireText(64)),
      /** Of calls that make an order. */
      orderNo: opt(wireText(64)),
      at: opt(wireTime),
    }),
    docs: DOCUMENTED && {
      section: 'decision 21',
      summary: 'What became of a money call whose answer was lost, by its idempotency key',
    },
  }),
};
