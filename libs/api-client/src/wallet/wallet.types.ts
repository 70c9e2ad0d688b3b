import type { CallAnswer, CallInput, Contract } from '../contract';
import type { balance, orderByKey } from './wallet.api';

type WalletCalls = Contract['wallet'];

/** Balance of all wallets together. */
export type Wallet = Awaited<ReturnType<typeof balance>>;
/** Every wallet, and what is on its way. */
export type Funds = CallAnswer<WalletCalls['funds']>;
/** A move of money between two wallets. */
export type WalletTransfer = CallInput<WalletCalls['transfer']>;
/** What a move between two wallets did. */
export type WalletTransferReceipt = CallAnswer<WalletCalls['transfer']>;
/** What moved the money of a wallet, once. */
export type Transaction = CallAnswer<WalletCalls['transactions']>['list'][number];
/** A kind of transaction with its name. */
export type TransactionType = CallAnswer<WalletCalls['transactionTypes']>[number];
/** What a money call did, by its key. */
export type KeyedOrder = NonNullable<Awaited<ReturnType<typeof orderByKey>>>;
