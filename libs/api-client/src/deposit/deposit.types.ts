import type { CallAnswer, Contract } from '../contract';

export type { Gateway } from './deposit.api';

type Deposit = Contract['deposit'];

export type DepositMethod = CallAnswer<Deposit['banks']>[number];
export type DepositOrder = CallAnswer<Deposit['order']>;
/** A bonus offer for a deposit. */
export type DepositOffer = CallAnswer<Deposit['promotions']>[number];
