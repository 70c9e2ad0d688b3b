import type { TransactionKind } from '../wallet/kinds.data';
import type { Period } from './periods';
import type { ContractKind } from './tiers';

interface KindRule {
  /** Allowed periods. */
  periods: readonly [Period, ...Period[]];
  /** Maximum rate without an own contract. */
  maxRate: string;
  /** Transaction kind in the receiver's ledger. */
  posts: TransactionKind;
  /** Paid automatically when the period ends. */
  paidByItself: boolean;
}

export const KIND_RULES: Readonly<Record<ContractKind, KindRule>> = {
  DIVIDEND: {
    periods: ['WEEK', 'HALF_MONTH', 'MONTH'],
    maxRate: '0.4',
    posts: 'DIVIDEND',
    paidByItself: false,
  },
  SALARY: { periods: ['DAY'], maxRate: '0.02', posts: 'SALARY', paidByItself: true },
  HOUR: { periods: ['HOUR'], maxRate: '0.01', posts: 'SALARY', paidByItself: true },
};

export const MAX_TIERS = 10;
