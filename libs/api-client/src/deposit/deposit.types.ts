import type { CallAnswer, Contract } from '../contract';

export type { Gateway, NewPayment } from './deposit.api';

type Deposit = Contract['deposit'];

/** A deposit method. */
export type DepositMethod = CallAnswer<Deposit['banks']>[number];
/** One deposit. */
export type DepositOrder = CallAnswer<Deposit['order']>;
/** A bonus that a deposit may bring. */
export type DepositOffer = CallAnswer<Deposit['promotions']>[number];
