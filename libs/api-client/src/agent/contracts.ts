import type * as z from 'zod/mini';
import type {
  contractQuery,
  statementQuery,
  wireContract,
  wireContractInfo,
  wireContractRequests,
  wireRunning,
  wireStatement,
  wireStatementTotals,
} from '../contract/agent-terms';
import type { totalledPageOf } from '../contract/wire';
import {
  type Amount,
  type PageQuery,
  pageInputOf,
  type Range,
  rangeInputOf,
  type Rate,
  toPage,
  type TotalledPage,
} from '../values';

type WireContract = z.output<typeof wireContract>;

/** What a contract counts by: an hour contract by the hour, a salary by the day, a dividend by one of the rest. */
export type ContractPeriod = WireContract['period'];

/** An offer is PENDING; accepted it is ACTIVE (also before it begins) until a newer one takes its place. */
export type ContractStatus = WireContract['status'];

/** One step: who reaches all of its least values is paid its rate, a dividend of the loss, a salary of the stake. */
export interface ContractTier {
  minStake: Amount;
  /** Absent: any. */
  minLoss: Amount | undefined;
  /** People with bets. */
  minActive: number;
  rate: Rate;
  /** The most one period pays; absent: no limit. */
  cap: Amount | undefined;
}

/** Times are milliseconds since the epoch. */
export interface AgentContract {
  id: string;
  status: ContractStatus;
  period: ContractPeriod;
  /** The lowest first. */
  tiers: ContractTier[];
  /** Who offered it, and pays. */
  proposer: string;
  receiver: string;
  offeredAt: number;
  /** Accepted or rejected. */
  answeredAt: number | undefined;
  startsAt: number | undefined;
  endsAt: number | undefined;
  remark: string | undefined;
}

/** Offers that wait for this person's answer. */
export interface ContractOffers {
  dividend: AgentContract | undefined;
  salary: AgentContract | undefined;
  hours: AgentContract | undefined;
}

/** How things stand between a payer and a receiver. */
export interface ContractStanding {
  running: AgentContract | undefined;
  /** Accepted, but not begun. */
  next: AgentContract | undefined;
  pending: AgentContract | undefined;
  /** What this person may offer a direct downline. */
  limits: { maxRate: Rate; maxTiers: number; periods: ContractPeriod[] };
}

/** The period that runs, with what it would pay if it ended now. */
export interface RunningPeriod {
  contract: AgentContract;
  range: Range;
  stake: Amount;
  loss: Amount;
  activeCount: number;
  /** Of the tier reached so far. */
  rate: Rate | undefined;
  amount: Amount;
}

export interface RunningEarnings {
  /** Absent without a contract. */
  current: RunningPeriod | undefined;
  /** What this person owes to downlines for periods that ended. */
  payable: { count: number; amount: Amount };
}

/** DUE: earned, not yet paid; NONE: no tier was reached. */
export type StatementStatus = z.output<typeof wireStatement>['status'];

/** What one period of a contract came to. */
export interface AgentStatement {
  id: string;
  contractId: string;
  period: ContractPeriod;
  payer: string;
  receiver: string;
  range: Range;
  stake: Amount;
  loss: Amount;
  activeCount: number;
  /** Of the tier reached; absent when none was, and for hours, which each have their own. */
  rate: Rate | undefined;
  /** Hours that earned, of an hour contract. */
  hours: number | undefined;
  amount: Amount;
  status: StatementStatus;
  /** Milliseconds since the epoch. */
  paidAt: number | undefined;
  /** Of the payment. */
  orderNo: string | undefined;
}

export interface StatementTotals {
  amount: Amount;
  paid: Amount;
  due: Amount;
}

export type StatementPage = TotalledPage<AgentStatement, StatementTotals>;

export interface StatementQuery extends PageQuery {
  /** By the end of the period; without it the last 30 days. */
  range?: Range | undefined;
  /** Owed to downlines instead of received. */
  owed?: boolean | undefined;
  status?: StatementStatus | undefined;
  /** The other side. */
  userName?: string | undefined;
}

export interface ContractQuery extends PageQuery {
  /** Offered by this person instead of to this person. */
  offered?: boolean | undefined;
  status?: ContractStatus | undefined;
  /** The other side. */
  userName?: string | undefined;
}

/** A tier as it is offered. */
export type OfferedTier = Omit<ContractTier, 'minLoss' | 'cap'> & {
  minLoss?: Amount | undefined;
  cap?: Amount | undefined;
};

export interface ContractOffer {
  /** A direct downline. */
  userName: string;
  /** The lowest first, at most ten; none better than one's own contract. */
  tiers: readonly OfferedTier[];
  /** At most 140 characters. */
  remark?: string | undefined;
}

export interface ContractDecision {
  contractId: string;
  accepted: boolean;
}

export const toContract = (wire: WireContract): AgentContract => ({
  id: wire.contractId,
  status: wire.status,
  period: wire.period,
  tiers: wire.tiers.map(({ minLoss, cap, ...tier }) => ({
    ...tier,
    minLoss: minLoss ?? undefined,
    cap: cap ?? undefined,
  })),
  proposer: wire.proposer,
  receiver: wire.receiver,
  offeredAt: wire.createTime,
  answeredAt: wire.processTime ?? undefined,
  startsAt: wire.effectiveFrom ?? undefined,
  endsAt: wire.effectiveTo ?? undefined,
  remark: wire.remark ?? undefined,
});

const maybe = (wire: WireContract | null | undefined) =>
  wire === null || wire === undefined ? undefined : toContract(wire);

export const toOffers = (wire: z.output<typeof wireContractRequests>): ContractOffers => ({
  dividend: maybe(wire.divtypecompperiodreq),
  salary: maybe(wire.dailysalreqtype),
  hours: maybe(wire.contracthoursalreq),
});

export const toStanding = ({
  contract,
  next,
  pending,
  offer,
}: z.output<typeof wireContractInfo>): ContractStanding => ({
  running: maybe(contract),
  next: maybe(next),
  pending: maybe(pending),
  limits: offer,
});

export function toRunning({ current, payable }: z.output<typeof wireRunning>): RunningEarnings {
  if (current === null || current === undefined) return { current: undefined, payable };
  const { contract, startDate, endDate, rate, ...sums } = current;
  const range = { from: startDate, to: endDate };
  return {
    current: { ...sums, contract: toContract(contract), range, rate: rate ?? undefined },
    payable,
  };
}

export const toStatement = ({
  statementId,
  startDate,
  endDate,
  rate,
  hours,
  payTime,
  orderNo,
  ...rest
}: z.output<typeof wireStatement>): AgentStatement => ({
  ...rest,
  id: statementId,
  range: { from: startDate, to: endDate },
  rate: rate ?? undefined,
  hours: hours ?? undefined,
  paidAt: payTime ?? undefined,
  orderNo: orderNo ?? undefined,
});

type WireStatements = z.output<
  ReturnType<typeof totalledPageOf<typeof wireStatement, typeof wireStatementTotals>>
>;

export const toStatements = (wire: WireStatements): StatementPage => ({
  ...toPage(wire, toStatement),
  totals: wire.footer,
});

export const statementInputOf = (query: StatementQuery): z.input<typeof statementQuery> => ({
  ...pageInputOf(query),
  ...rangeInputOf(query.range),
  direction: query.owed === true ? 'OUT' : 'IN',
  status: query.status,
  userName: query.userName?.trim() || undefined,
});

export const contractInputOf = (query: ContractQuery): z.input<typeof contractQuery> => ({
  ...pageInputOf(query),
  role: query.offered === true ? 'PROPOSER' : 'RECEIVER',
  status: query.status,
  userName: query.userName?.trim() || undefined,
});

export const decisionInputOf = ({ contractId, accepted }: ContractDecision) => ({
  contractId,
  action: accepted ? ('ACCEPT' as const) : ('REJECT' as const),
});

/** Tiers and the rest as they travel. */
export const offerInputOf = ({ userName, tiers, remark }: ContractOffer) => ({
  userName: userName.trim(),
  tiers: [...tiers],
  remark: remark?.trim() || undefined,
});
