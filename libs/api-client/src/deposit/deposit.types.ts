import type { CallAnswer, CallInput, Contract } from '../contract';

export type { Gateway, NewPayment } from './deposit.api';

type Deposit = Contract['deposit'];

/** A deposit method. */
export type DepositMethod = CallAnswer<Deposit['banks']>[number];
/** One deposit. */
export type DepositOrder = CallAnswer<Deposit['order']>;
/** A bonus that a deposit may bring. */
export type DepositOffer = CallAnswer<Deposit['promotions']>[number];
/** A deposit by transfer to begin. */
export type NewTransfer = CallInput<Deposit['manualTransfer']>;
/** Amount and payee of a bank transfer. */
export type TransferOrder = CallAnswer<Deposit['manualTransfer']>;
/** Where a payment is made. */
export type PaymentOrder = CallAnswer<Deposit['paymentGateway']>;
