import type { CallAnswer, CallInput, Contract } from '../contract';

type Withdraw = Contract['withdraw'];

/** One withdrawal. */
export type Withdrawal = CallAnswer<Withdraw['order']>;
/** Limits, fee and turnover of the next withdrawal. */
export type WithdrawSettings = CallAnswer<Withdraw['settings']>;
/** A withdrawal to make. */
export type WithdrawalRequest = CallInput<Withdraw['request']>;
/** What a withdrawal did. */
export type WithdrawalReceipt = CallAnswer<Withdraw['request']>;
