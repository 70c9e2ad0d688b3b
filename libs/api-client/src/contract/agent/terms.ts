import * as z from 'zod/mini';
import { strictList } from '../strict-list';
import {
  openEnum,
  opt,
  pageInput,
  rangeInput,
  wireAmount,
  wireCount,
  wireId,
  wireInt,
  wireRate,
  wireText,
  wireTime,
} from '../wire';
import { nameInput } from './shapes';

/** Accounting period of a contract; a dividend has one of the last three. */
const contractPeriod = openEnum(['HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH']);

const STATUSES = ['PENDING', 'ACTIVE', 'REJECTED', 'CANCELLED', 'ENDING', 'ENDED'] as const;
const STATEMENT_STATUSES = ['DUE', 'PAID', 'NONE'] as const;

const userName = wireText(64);

/** One tier: pays its rate where all its minimums are reached. */
const contractTier = z.object({
  /** Least valid stake of the receiver and all members below in the period. */
  minStake: wireAmount,
  /** Least loss of these accounts; absent: any. */
  minLoss: opt(wireAmount),
  /** Least number of these accounts with bets. */
  minActive: wireInt(0, 1_000_000),
  /** Share that is paid: of the loss for a dividend, of the valid stake for a salary. */
  rate: wireRate,
  /** Maximum per period; absent: no limit. */
  cap: opt(wireAmount),
});

/** Tiers, the lowest first. */
const contractTiers = z.array(contractTier).check(z.minLength(1), z.maxLength(10));

/** One contract. */
export const agentContract = z.object({
  /** Identifier of the contract. */
  contractId: wireId,
  /**
   * PENDING: an offer; REJECTED by its receiver or CANCELLED by its proposer. ACTIVE: accepted, also before it
   * begins; ENDING: the same, until `effectiveTo`; ENDED: over.
   */
  status: openEnum(STATUSES),
  /** Accounting period. */
  period: contractPeriod,
  /** Tiers, the lowest first; the highest that is reached pays. */
  tiers: strictList(contractTiers),
  /** User name of the side that offers the contract and pays. */
  proposer: userName,
  /** User name of the side that accepts the contract and is paid. */
  receiver: userName,
  /** When it was offered. */
  createTime: wireTime,
  /** When it was accepted, rejected or cancelled. */
  processTime: opt(wireTime),
  /** When its first period begins; absent before it is accepted. */
  effectiveFrom: opt(wireTime),
  /** Exclusive end: of the period in which a side ended it, or the start of the contract that replaces it. */
  effectiveTo: opt(wireTime),
  /** When a side ended it; absent if a newer one replaces it. */
  endTime: opt(wireTime),
  /** Which side ended it. */
  endedBy: opt(openEnum(['PROPOSER', 'RECEIVER'])),
  /** Remark of the proposer. */
  remark: opt(wireText(140)),
});

/** Current contract of a payer and a receiver, and the limits of offers to the downline. */
export const contractStanding = z.object({
  /** The contract in force; absent without one. */
  contract: opt(agentContract),
  /** Accepted contract that has not started; absent without one. */
  next: opt(agentContract),
  /** The pending offer; absent without one. */
  pending: opt(agentContract),
  /** Limits of an offer to a direct downline. */
  offer: z.object({
    /** Highest rate that may be offered. */
    maxRate: wireRate,
    /** Most tiers that may be offered. */
    maxTiers: wireCount,
    /** Accounting periods that may be offered. */
    periods: z.array(contractPeriod),
  }),
});

/** Sums of one period. */
const periodSums = {
  /** Start of the period. */
  startDate: wireTime,
  /** End of the period, inclusive. */
  endDate: wireTime,
  /** Valid stakes of the receiver and all members below. */
  stake: wireAmount,
  /** Net loss of these accounts; `0` if they won. */
  loss: wireAmount,
  /** Number of these accounts with bets. */
  activeCount: wireCount,
  /** Rate of the tier reached; absent if none was reached, or if each hour had its own. */
  rate: opt(wireRate),
  /** Amount that is paid: rate times loss or stake, at most the cap of the tier. */
  amount: wireAmount,
};

/** Earnings of the current period to date. */
export const runningEarnings = z.object({
  /** Sums to date; absent without a contract. */
  current: opt(
    z.object({
      /** Contract that applies. */
      contract: agentContract,
      ...periodSums,
    }),
  ),
  /** Amounts owed to downlines for ended periods. */
  payable: z.object({
    /** Number of statements. */
    count: wireCount,
    /** Sum of the statements. */
    amount: wireAmount,
  }),
});

/** Statement of one ended period. */
export const agentStatement = z.object({
  /** Identifier of the statement. */
  statementId: wireId,
  /** Identifier of the contract. */
  contractId: wireId,
  /** Accounting period. */
  period: contractPeriod,
  /** User name of the payer. */
  payer: userName,
  /** User name of the receiver. */
  receiver: userName,
  ...periodSums,
  /** Number of hours that earned, of an hour contract. */
  hours: opt(wireCount),
  /** DUE: earned and not yet paid; NONE: no tier was reached. */
  status: openEnum(STATEMENT_STATUSES),
  /** When it was paid; absent before. */
  payTime: opt(wireTime),
  /** Number of the payment's order; absent before. */
  orderNo: opt(wireText(64)),
});

/** Sums of the statements of a query. */
export const statementTotals = z.object({
  /** Sum of all statements. */
  amount: wireAmount,
  /** Part of the sum that is paid. */
  paid: wireAmount,
  /** Part of the sum that is due and unpaid. */
  due: wireAmount,
});

/** Query of statements. */
export const statementQuery = z.object({
  ...pageInput,
  /** By the end of the period. */
  ...rangeInput,
  /** IN: received; OUT: owed to downlines. */
  direction: z._default(z.enum(['IN', 'OUT']), 'IN'),
  /** Only this status; absent: every one. */
  status: z.optional(z.enum(STATEMENT_STATUSES)),
  /** User name of the other party. */
  userName: z.optional(nameInput),
});

/** Query of contracts. */
export const contractQuery = z.object({
  ...pageInput,
  /** RECEIVER: offered to the caller. PROPOSER: offered by the caller. */
  role: z._default(z.enum(['RECEIVER', 'PROPOSER']), 'RECEIVER'),
  /** Only this status; absent: every one. */
  status: z.optional(z.enum(STATUSES)),
  /** User name of the other party. */
  userName: z.optional(nameInput),
});

/** Offer to a direct downline; no tier may be better than the caller's own contract. */
export const contractOffer = {
  /** Member of the direct downline. */
  userName: nameInput,
  /** Offered tiers, the lowest first. */
  tiers: contractTiers,
  /** Remark to the receiver. */
  remark: z.optional(wireText(140).check(z.trim())),
};
