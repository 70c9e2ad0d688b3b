import type { CallAnswer, CallInput, Contract } from '../contract';
import type { balance, orderByKey } from './wallet.api';

type WalletCalls = Contract['wallet'];

/** Balance of all wallets together. */
export type Wallet = Awaited<ReturnType<typeof balance>>;
/** Every wallet, and money in open orders. */
export type Funds = CallAnswer<WalletCalls['funds']>;
/** A transfer between two wallets. */
export type WalletTransfer = CallInput<WalletCalls['transfer']>;
/** Result of a transfer between two wallets. */
export type WalletTransferReceipt = CallAnswer<WalletCalls['transfer']>;
/** One movement of a wallet's balance. */
export type Transaction = CallAnswer<WalletCalls['transactions']>['list'][number];
/** A kind of transaction with its name. */
export type TransactionType = CallAnswer<WalletCalls['transactionTypes']>[number];
/** Result of a money call, by its key. */
export type KeyedOrder = NonNullable<Awaited<ReturnType<typeof orderByKey>>>;
