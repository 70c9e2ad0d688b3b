import type { CallAnswer, CallInput, Contract } from '../contract';

type WalletCalls = Contract['wallet'];

/** Every wallet, and money in open orders. */
export type Funds = CallAnswer<WalletCalls['funds']>;
/** A transfer between two wallets. */
export type WalletTransfer = CallInput<WalletCalls['transfer']>;
/** One movement of a wallet's balance. */
export type Transaction = CallAnswer<WalletCalls['transactions']>['list'][number];
/** A transaction type with its name. */
export type TransactionType = CallAnswer<WalletCalls['transactionTypes']>[number];
