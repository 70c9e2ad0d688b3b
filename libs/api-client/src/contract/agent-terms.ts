import * as z from 'zod/mini';
import {
  pageInput,
  rangeInput,
  wireAmount,
  wireCount,
  wireId,
  wireInt,
  wireRate,
  wireText,
  wireTime,
} from './wire';

/** How long what a contract counts lasts. A dividend has one of the last three. */
const wireContractPeriod = z.enum(['HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH']);

const userName = wireText(64);

/** One step of a contract: who reaches all of its least values is paid its rate. */
const wireTier = z.object({
  minStake: wireAmount,
  minLoss: z.optional(z.nullable(wireAmount)),
  minActive: wireInt(0, 1_000_000),
  rate: wireRate,
  /** The most one period pays. */
  cap: z.optional(z.nullable(wireAmount)),
});

const wireTiers = z.array(wireTier).check(z.minLength(1), z.maxLength(10));

export const wireContract = z.object({
  contractId: wireId,
  status: z.enum(['PENDING', 'ACTIVE', 'REJECTED', 'ENDED']),
  period: wireContractPeriod,
  tiers: wireTiers,
  /** Who offered it, and pays. */
  proposer: userName,
  receiver: userName,
  createTime: wireTime,
  /** When it was accepted or rejected. */
  processTime: z.optional(z.nullable(wireTime)),
  effectiveFrom: z.optional(z.nullable(wireTime)),
  /** When a newer one takes or took its place. */
  effectiveTo: z.optional(z.nullable(wireTime)),
  remark: z.optional(z.nullable(wireText(140))),
});

/** What waits for this person's answer, by kind. */
export const wireContractRequests = z.object({
  dailysalreqtype: z.optional(z.nullable(wireContract)),
  divtypecompperiodreq: z.optional(z.nullable(wireContract)),
  contracthoursalreq: z.optional(z.nullable(wireContract)),
});

/** The contract of a pair as it stands, and what may be offered further down. */
export const wireContractInfo = z.object({
  contract: z.optional(z.nullable(wireContract)),
  /** Accepted, but not begun. */
  next: z.optional(z.nullable(wireContract)),
  pending: z.optional(z.nullable(wireContract)),
  offer: z.object({
    /** No rate offered to a downline may exceed it. */
    maxRate: wireRate,
    maxTiers: wireCount,
    periods: z.array(wireContractPeriod),
  }),
});

/** A period that runs, with what it would pay if it ended now. */
export const wireRunning = z.object({
  /** Absent without a contract. */
  current: z.optional(
    z.nullable(
      z.object({
        contract: wireContract,
        startDate: wireTime,
        endDate: wireTime,
        stake: wireAmount,
        loss: wireAmount,
        activeCount: wireCount,
        /** Of the tier reached so far. */
        rate: z.optional(z.nullable(wireRate)),
        amount: wireAmount,
      }),
    ),
  ),
  /** What one still owes to downlines for periods that ended. */
  payable: z.object({ count: wireCount, amount: wireAmount }),
});

const wireStatementStatus = z.enum(['DUE', 'PAID', 'NONE']);

/** What one period of a contract came to. */
export const wireStatement = z.object({
  statementId: wireId,
  contractId: wireId,
  period: wireContractPeriod,
  payer: userName,
  receiver: userName,
  startDate: wireTime,
  endDate: wireTime,
  stake: wireAmount,
  loss: wireAmount,
  activeCount: wireCount,
  /** Of the tier reached; absent when none was, or when each hour had its own. */
  rate: z.optional(z.nullable(wireRate)),
  /** Hours that earned, of an hour contract. */
  hours: z.optional(z.nullable(wireCount)),
  amount: wireAmount,
  status: wireStatementStatus,
  payTime: z.optional(z.nullable(wireTime)),
  /** Of the payment. */
  orderNo: z.optional(z.nullable(wireText(64))),
});

export const wireStatementTotals = z.object({
  amount: wireAmount,
  paid: wireAmount,
  due: wireAmount,
});

/** Statements by the end of their period: received (IN) or owed to downlines (OUT). */
export const statementQuery = z.object({
  ...pageInput,
  ...rangeInput,
  direction: z._default(z.enum(['IN', 'OUT']), 'IN'),
  status: z.optional(wireStatementStatus),
  /** The other side. */
  userName: z.optional(userName),
});

/** Contracts offered to this person, or by this person. */
export const contractQuery = z.object({
  ...pageInput,
  role: z._default(z.enum(['RECEIVER', 'PROPOSER']), 'RECEIVER'),
  status: z.optional(z.enum(['PENDING', 'ACTIVE', 'REJECTED', 'ENDED'])),
  userName: z.optional(userName),
});

/** Without a name: one's own contract; with one: that of a direct downline. */
export const contractOf = z.object({ userName: z.optional(userName) });

export const proposal = {
  userName,
  tiers: wireTiers,
  remark: z.optional(wireText(140)),
};

export const contractAnswer = z.object({
  contractId: wireId,
  action: z.enum(['ACCEPT', 'REJECT']),
});
