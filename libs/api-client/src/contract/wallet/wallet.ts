import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import {
  openEnum,
  opt,
  pageInput,
  rangeInput,
  shownAmount,
  totalledPageOf,
  wireAmount,
  wireId,
  wireMoney,
  wireText,
  wireTime,
} from '../wire';

const call = callsOf({ module: 'MEMTRANS3' });

/** `MAIN` pays for games; games cannot access `SAFE`. */
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
  'RED_ENVELOPE_IN',
  'RED_ENVELOPE_OUT',
  'REBATE',
  'LINE_REBATE',
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
  /** Code of the kind of transaction. */
  txCode: openEnum(TX_CODES),
  /** Name of the kind, in the language of the header. */
  txName: wireText(100),
};

/** One movement of a wallet's balance. */
const transaction = z.object({
  /** Identifier of the transaction. */
  txId: wireId,
  ...transactionType,
  /** IN: credited; OUT: debited. */
  direction: openEnum(DIRECTIONS),
  /** Not negative; see `direction`. */
  amount: shownAmount,
  /** Balance of the wallet afterwards. */
  balanceAfter: shownAmount,
  /** When the money moved. */
  time: wireTime,
  /** Number of the order it belongs to. */
  refNo: wireText(64),
  /** A withdrawal is `PENDING` until it is paid, `RETURNED` after a reversal. */
  status: openEnum(['SUCCESS', 'PENDING', 'RETURNED']),
  /** Remark of the transaction; absent without one. */
  remark: opt(wireText(200)),
});

const funds = z.object({
  /** Wallets, `MAIN` first. */
  wallets: strictList(
    z.array(
      z.object({
        /** Which wallet. */
        wallet: openEnum(WALLETS),
        /** Money in the wallet. */
        balance: wireAmount,
        /** Amount that can be withdrawn now. */
        withdrawable: wireAmount,
      }),
    ),
  ),
  /** Balance of all wallets together. */
  total: wireAmount,
  /** Money in open withdrawals and in stakes of open bets. */
  inOpenOrders: wireAmount,
  /** Turnover left before the next withdrawal. */
  remainingTurnover: wireAmount,
});

/** `A`: only an agent's earnings and transfers (D2 §2). */
const types = z.optional(z.literal('A'));

/** Calls about wallets and transactions. */
export const wallet = {
  balance: call({
    path: '/wps/wallets/gcs',
    module: 'COMM3',
    value: z.object({
      /** Balance of all wallets together. */
      sumBalance: wireMoney,
      /** Symbol of the currency. */
      currencySymbol: wireText(8),
    }),
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
      summary: 'Wallets, withdrawable amounts, money in open orders, remaining turnover',
    },
  }),
  transfer: call({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    module: 'FUNDTRANS3',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Wallet to debit. */
        from: z.enum(WALLETS),
        /** Wallet to credit; another one than `from`. */
        to: z.enum(WALLETS),
        /** Amount to move. */
        amount: wireAmount,
      }),
    value: z.object({
      /** Number of the ledger order. */
      orderNo: wireId,
      /** Balance of the debited wallet afterwards. */
      fromBalance: wireAmount,
      /** Balance of the credited wallet afterwards. */
      toBalance: wireAmount,
    }),
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
        /** Which wallet's transactions. */
        wallet: z._default(z.enum(WALLETS), 'MAIN'),
        /** Only this kind; absent: all. */
        txCode: z.optional(z.enum(TX_CODES)),
        /** IN: only credits; OUT: only debits; absent: both. */
        direction: z.optional(z.enum(DIRECTIONS)),
        /** `A`: only an agent's earnings and transfers; absent: all. */
        types,
      }),
    value: totalledPageOf(
      transaction,
      z.object({
        /** Sum credited. */
        in: shownAmount,
        /** Sum debited. */
        out: shownAmount,
      }),
    ),
    docs: DOCUMENTED && {
      summary:
        'What moved the money of a wallet, newest first, with what came in and what went out',
    },
  }),
  transactionTypes: call({
    path: '/wps/relay/GLS2_TxCodeList',
    input:
      DOCUMENTED &&
      z.object({
        /** `A`: only an agent's earnings and transfers; absent: all. */
        types,
      }),
    value: z.array(z.object(transactionType)),
    docs: DOCUMENTED && {
      summary: 'Kinds of transactions with their names in the language of the header',
    },
  }),
  orderByKey: call({
    path: '/wps/transaction/key',
    input:
      DOCUMENTED &&
      z.object({
        /** The `Idempotency-Key` of the call in doubt. */
        key: wireId,
      }),
    value: z.object({
      /** Whether the key was used; false: the platform never received the call. */
      found: z.boolean(),
      /** `area.call` that used the key, such as `withdraw.request`. */
      call: opt(wireText(64)),
      /** Number of the order, if the call creates one. */
      orderNo: opt(wireText(64)),
      /** When the key was used. */
      at: opt(wireTime),
    }),
    docs: DOCUMENTED && {
      section: 'decision 21',
      summary: 'Outcome of a money call by its idempotency key, to resolve a lost answer',
    },
  }),
};
