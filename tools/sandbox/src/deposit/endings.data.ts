/** Outcome of a deposit at the demonstration bank, by the last two whole digits of its amount. */
export type Ending = 'FAILED' | 'REJECTED' | 'UNPAID';

/** All other amounts are paid. */
export const ENDINGS: Readonly<Record<number, Ending>> = {
  13: 'FAILED',
  17: 'REJECTED',
  19: 'UNPAID',
};
