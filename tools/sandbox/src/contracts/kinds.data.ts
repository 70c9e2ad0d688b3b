import type { TransactionKind } from '../wallet/kinds.data';
import type { Period } from './periods';
import type { ContractKind } from './tiers';

interface KindRule {
  /** What may be agreed on. */
  periods: readonly [Period, ...Period[]];
  /** No contract at all pays a higher rate. */
  maxRate: string;
  /** What the receiver's ledger calls it. */
  posts: TransactionKind;
  /** Paid when the period ends, without anybody asking. */
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

export const MOST_TIERS = 10;
