import type * as z from 'zod/mini';
import {
  agentTeam,
  type wireTeamBet,
  type wireTeamProfitLoss,
  type wireTeamTransaction,
} from '../contract/agent-team';
import type { GameCategory } from '../games/to-game';
import { send, type SendOptions } from '../transport/send';
import {
  type Amount,
  pageInputOf,
  type PageQuery,
  type Range,
  rangeInputOf,
  toPage,
  type TotalledPage,
} from '../values';

/** How many members of the team did something in a range; `online` are here now. */
export interface TeamCounters {
  loggedIn: number;
  bet: number;
  registered: number;
  online: number;
}

/** Sums of a team or a member over whole days of the brand's time. */
export interface TeamSums {
  deposit: Amount;
  withdraw: Amount;
  stake: Amount;
  validStake: Amount;
  payout: Amount;
  /** Payout less stake: negative when the members lost. */
  netWin: Amount;
  bonus: Amount;
  rebate: Amount;
  /** How many. */
  bets: number;
}

/** The money of a range, and how large the team is now. */
export interface TeamSummary extends Omit<TeamSums, 'bets'> {
  /** What the agent's own rates earn of it. */
  commission: Amount;
  members: number;
  directMembers: number;
}

/** Somebody below the agent. */
export interface TeamMemberRef {
  /** Goes into other calls. */
  memberId: string;
  /** Whole at level 1, masked below it. */
  userName: string;
  /** Steps below the agent. */
  level: number;
}

export interface TeamProfitLoss extends TeamSums {
  /** When the day begins, ms; absent in rows by product. */
  day: number | undefined;
  /** Absent for money that belongs to no game, and in rows by day. */
  category: GameCategory | undefined;
}

export type TeamProfitLossGroup = 'day' | 'product' | 'both';

export interface TeamProfitLossQuery extends PageQuery {
  range?: Range | undefined;
  /** Without it a row for each product of each day. */
  groupBy?: TeamProfitLossGroup | undefined;
  /** Of this member and everybody below him, instead of the whole team. */
  memberId?: string | undefined;
}

/** Of one member by either name, or of all. A name must be whole; throws `downline.unknown` otherwise. */
export interface TeamQuery extends PageQuery {
  range?: Range | undefined;
  memberId?: string | undefined;
  userName?: string | undefined;
}

export interface TeamBet extends TeamMemberRef {
  orderNo: string;
  category: GameCategory;
  vendorName: string;
  gameName: string;
  /** Milliseconds since the epoch, as the next. */
  placedAt: number;
  settledAt: number | undefined;
  stake: Amount;
  validStake: Amount;
  payout: Amount;
  /** Nothing until it is settled. */
  netWin: Amount;
  status: 'OPEN' | 'WON' | 'LOST' | 'DRAW' | 'CANCELLED';
}

export type TeamBetTotals = Pick<TeamBet, 'stake' | 'validStake' | 'payout' | 'netWin'>;

export interface TeamTransaction extends TeamMemberRef {
  id: number;
  /** A code of the transaction types. */
  type: string;
  direction: 'IN' | 'OUT';
  /** Not negative. */
  amount: Amount;
  /** Milliseconds since the epoch. */
  at: number;
  reference: string;
}

export interface TeamTransactionTotals {
  in: Amount;
  out: Amount;
}

const GROUPS = { day: 'DAY', product: 'PRODUCT', both: 'BOTH' } as const;

/** A query about members in the platform's words; a name is asked for without the blanks around it. */
export const teamInputOf = (query: TeamQuery) => ({
  ...pageInputOf(query),
  ...rangeInputOf(query.range),
  memberId: query.memberId,
  userName: query.userName?.trim() || undefined,
});

/** Counters of agent home: for today ask for today's range (D2 §7). */
export async function teamCounters(range?: Range, options?: SendOptions): Promise<TeamCounters> {
  const value = await send(agentTeam.teamCounters, { ...rangeInputOf(range), size: 0 }, options);
  return {
    loggedIn: value.teamLoginMemberCount,
    bet: value.teamBetMemberCount,
    registered: value.teamRegisterMemberCount,
    online: value.teamOnlineCount,
  };
}

/** Money of the whole team over a range (D2 §7). */
export async function teamSummary(range?: Range, options?: SendOptions): Promise<TeamSummary> {
  const value = await send(agentTeam.teamSummary, { ...rangeInputOf(range), size: 0 }, options);
  return {
    deposit: value.teamDeposit,
    withdraw: value.teamWithdraw,
    stake: value.teamStake,
    validStake: value.teamValidStake,
    payout: value.teamPayout,
    netWin: value.teamNetWin,
    bonus: value.teamBonus,
    rebate: value.teamRebate,
    commission: value.commission,
    members: value.teamMemberCount,
    directMembers: value.teamDirectCount,
  };
}

const toProfitLoss = ({
  date,
  productType,
  ...sums
}: z.output<typeof wireTeamProfitLoss>): TeamProfitLoss => ({
  ...sums,
  day: date ?? undefined,
  category: productType ?? undefined,
});

/** Profit and loss of the team in rows, newest day first. Throws `downline.unknown` (D2 §7). */
export async function teamProfitLoss(
  query: TeamProfitLossQuery,
  options?: SendOptions,
): Promise<TotalledPage<TeamProfitLoss, TeamSums>> {
  const value = await send(
    agentTeam.teamProfitLoss,
    {
      ...pageInputOf(query),
      ...rangeInputOf(query.range),
      groupBy: GROUPS[query.groupBy ?? 'both'],
      memberId: query.memberId,
    },
    options,
  );
  return {
    ...toPage(value, toProfitLoss),
    totals: value.footer,
  };
}

const toBet = ({
  gameType,
  vendor,
  betTime,
  settleTime,
  ...bet
}: z.output<typeof wireTeamBet>): TeamBet => ({
  ...bet,
  category: gameType,
  vendorName: vendor,
  placedAt: betTime,
  settledAt: settleTime ?? undefined,
});

/** Bets of the team by the time they were placed, newest first. Throws `downline.unknown`. */
export async function teamBets(
  query: TeamQuery & { category?: GameCategory | undefined },
  options?: SendOptions,
): Promise<TotalledPage<TeamBet, TeamBetTotals>> {
  const input = { ...teamInputOf(query), productType: query.category };
  const value = await send(agentTeam.teamBets, input, options);
  return { ...toPage(value, toBet), totals: value.footer };
}

const toTransaction = ({
  txId,
  txCode,
  time,
  refNo,
  ...transaction
}: z.output<typeof wireTeamTransaction>): TeamTransaction => ({
  ...transaction,
  id: txId,
  type: txCode,
  at: time,
  reference: refNo,
});

/** What moved the team's money, stakes and payouts left out. Throws `downline.unknown` (D2 §2, `types=A`). */
export async function teamTransactions(
  query: TeamQuery & { type?: string | undefined },
  options?: SendOptions,
): Promise<TotalledPage<TeamTransaction, TeamTransactionTotals>> {
  const input = { ...teamInputOf(query), txCode: query.type };
  const value = await send(agentTeam.teamTransactions, input, options);
  return {
    ...toPage(value, toTransaction),
    totals: { in: value.footer.amountIn, out: value.footer.amountOut },
  };
}
