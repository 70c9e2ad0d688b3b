import * as z from 'zod/mini';
import { defineCall } from './call';
import {
  noInput,
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireId,
  wireMoney,
  wireText,
  wireTime,
} from './wire';

/** `MAIN` is played with; `SAFE` is put aside, where no game reaches it. */
const wireWallet = z.enum(['MAIN', 'SAFE']);

const wireTxCode = z.enum([
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
  'COMMISSION',
  'DIVIDEND',
  'SALARY',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'WALLET_IN',
  'WALLET_OUT',
]);

const wireDirection = z.enum(['IN', 'OUT']);

/** What moved the money of a wallet, once. */
export const wireTransaction = z.object({
  txId: wireId,
  txCode: wireTxCode,
  txName: wireText(100),
  direction: wireDirection,
  amount: wireAmount,
  balanceAfter: wireAmount,
  time: wireTime,
  refNo: wireText(64),
  /** `PENDING` and `RETURNED` are withdrawals on their way and come back. */
  status: z.enum(['SUCCESS', 'PENDING', 'RETURNED']),
  remark: z.optional(z.nullable(wireText(200))),
});

export const wallet = {
  balance: defineCall({
    method: 'GET',
    path: '/wps/wallets/gcs',
    module: 'COMM3',
    auth: 'session',
    body: 'query',
    input: noInput,
    value: z.object({ sumBalance: wireMoney, currencySymbol: wireText(8) }),
    errors: [],
    provenance: 'spec',
    section: 'D1 §3',
    summary: 'Balance of all wallets',
  }),
  funds: defineCall({
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    module: 'MEMTRANS3',
    auth: 'session',
    body: 'query',
    input: noInput,
    value: z.object({
      wallets: z.array(
        z.object({ wallet: wireWallet, balance: wireAmount, withdrawable: wireAmount }),
      ),
      total: wireAmount,
      /** Withdrawals on their way and stakes of open bets. */
      inOpenOrders: wireAmount,
      /** To be played before the next withdrawal. */
      remainingTurnover: wireAmount,
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Wallets with what may be withdrawn, what is on its way and what is to be played',
  }),
  transfer: defineCall({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    module: 'FUNDTRANS3',
    auth: 'session',
    who: 'real',
    money: true,
    body: 'json',
    input: z.object({ from: wireWallet, to: wireWallet, amount: wireAmount }),
    value: z.object({ orderNo: wireId, fromBalance: wireAmount, toBalance: wireAmount }),
    errors: ['field.invalid', 'amount.out.of.range', 'wallet.insufficient'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Move money between the wallets of one person',
  }),
  transactions: defineCall({
    method: 'GET',
    path: '/wps/relay/ODS2_MemberTransaction',
    module: 'MEMTRANS3',
    auth: 'session',
    body: 'query',
    input: z.object({
      ...pageInput,
      ...rangeInput,
      wallet: z._default(wireWallet, 'MAIN'),
      txCode: z.optional(wireTxCode),
      direction: z.optional(wireDirection),
      /** `A`: what an agent earns and hands on (D2 §2). */
      types: z.optional(z.literal('A')),
    }),
    value: totalledPageOf(wireTransaction, z.object({ in: wireAmount, out: wireAmount })),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'What moved the money of a wallet, newest first, with what came in and what went out',
  }),
  transactionTypes: defineCall({
    method: 'GET',
    path: '/wps/relay/GLS2_TxCodeList',
    module: 'MEMTRANS3',
    auth: 'session',
    body: 'query',
    input: z.object({ types: z.optional(z.literal('A')) }),
    value: z.array(z.object({ txCode: wireTxCode, txName: wireText(100) })),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Kinds of transactions with their names in the language asked for',
  }),
  orderByKey: defineCall({
    method: 'GET',
    path: '/wps/transaction/key',
    module: 'MEMTRANS3',
    auth: 'session',
    body: 'query',
    input: z.object({ key: wireId }),
    value: z.object({
      found: z.boolean(),
      /** `area.call` that the key was spent on. */
      call: z.optional(z.nullable(wireText(64))),
      orderNo: z.optional(z.nullable(wireText(64))),
      at: z.optional(z.nullable(wireTime)),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'decision 21',
    summary: 'What became of a money call whose answer was lost, by its idempotency key',
  }),
};
