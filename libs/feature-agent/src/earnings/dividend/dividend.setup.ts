import { screensOf } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { agentRoutes } from '../../routes';

/** Test tools for the dividend screen. */
export const tools = screensOf(agentRoutes);

/** Path of the payment of one statement. */
export const PAY = '/wps/relay/ODSFE2_PayoutDividend';
/** Path of the payment of several statements. */
export const PAY_SEVERAL = '/wps/relay/ODSFE2_PayoutDividends';
export const LIST = '/wps/relay/ODSFE2_QueryDividend';
export const BY_KEY = '/wps/transaction/key';
export const DIVIDEND = '/m/member/agent/agentDivident';

/** Account that owes a dividend to `agent01`. */
export const PAYER = { user: 'general01', toaster: true } as const;

/** The payer's contract payments in the sandbox's ledger. */
export const payments = () =>
  tools.sandbox.control
    .ledger({ user: PAYER.user, brand: 'aurora', all: true })
    .transactions.filter(({ txCode, amount }) => txCode === 'TRANSFER_OUT' && amount !== '0');

/** Dividends in the receiver's ledger. */
export const received = () =>
  tools.sandbox.control
    .ledger({ user: 'agent01', brand: 'aurora', all: true })
    .transactions.filter(({ txCode }) => txCode === 'DIVIDEND');

/** Waits for the checkboxes and returns them. */
export const boxes = () => screen.findAllByRole<HTMLInputElement>('checkbox');
