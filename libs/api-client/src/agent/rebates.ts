import type * as z from 'zod/mini';
import { agentRebates, type wireTeamRebate } from '../contract/agent-rebates';
import type { GameCategory } from '../games/to-game';
import { send, type SendOptions } from '../transport/send';
import {
  type Amount,
  type Range,
  rangeInputOf,
  type Rate,
  toPage,
  type TotalledPage,
} from '../values';
import { type RebateRate, ratesInputOf, toRates } from './downlines';
import { type TeamMemberRef, type TeamQuery, teamInputOf } from './team';

/** The brand's bounds of the rates of one category. */
export interface RebateLimit {
  category: GameCategory;
  min: Rate;
  max: Rate;
  step: Rate;
}

/** How many of the direct downline may have a rate from `min` to `max`. */
export interface QuotaGroup {
  min: Rate;
  max: Rate;
  quota: number;
  used: number;
  remaining: number;
}

export interface RebateSetting extends RebateLimit {
  /** The agent's own; nobody below him gets more. */
  mine: Rate;
  quotaGroups: QuotaGroup[];
}

/** What an agent's rate of one category earned over a range. */
export interface OwnRebate {
  category: GameCategory;
  rate: Rate;
  validStake: Amount;
  rebate: Amount;
  teamValidStake: Amount;
  commission: Amount;
}

export type OwnRebateTotals = Omit<OwnRebate, 'category' | 'rate'>;

/** What one member's stakes of one category earned: him at his rate, the agent by what his own is above. */
export interface TeamRebate extends TeamMemberRef {
  category: GameCategory;
  validStake: Amount;
  rate: Rate;
  rebate: Amount;
  commission: Amount;
}

export type TeamRebateTotals = Pick<TeamRebate, 'validStake' | 'rebate' | 'commission'>;

const toGroups = (
  groups: { minRate: Rate; maxRate: Rate; quota: number; used: number; remaining: number }[],
): QuotaGroup[] =>
  groups.map(({ minRate, maxRate, ...group }) => ({ ...group, min: minRate, max: maxRate }));

/** The brand's own bounds (D2 §7). */
export async function rebateLimits(
  category?: GameCategory,
  options?: SendOptions,
): Promise<RebateLimit[]> {
  const value = await send(agentRebates.rebateLimits, { productType: category }, options);
  return value.map(({ productType, minRate, maxRate, step }) => ({
    category: productType,
    min: minRate,
    max: maxRate,
    step,
  }));
}

/** What the agent may give: to a new account, or to `userName` of his direct downline, whose rates only rise (D2 §7). */
export async function rebateSettings(
  query: { category?: GameCategory | undefined; userName?: string | undefined } = {},
  options?: SendOptions,
): Promise<RebateSetting[]> {
  const input = { productType: query.category, userName: query.userName };
  const value = await send(agentRebates.rebateSettings, input, options);
  return value.map(({ productType, myRate, minRate, maxRate, step, quotaGroups }) => ({
    category: productType,
    mine: myRate,
    min: minRate,
    max: maxRate,
    step,
    quotaGroups: toGroups(quotaGroups),
  }));
}

/** High rates the agent may still give, by category (D2 §7). */
export async function quotaGroups(
  category?: GameCategory,
  options?: SendOptions,
): Promise<{ category: GameCategory; groups: QuotaGroup[] }[]> {
  const value = await send(agentRebates.quotaGroups, { productType: category }, options);
  return value.map(({ productType, groups }) => ({
    category: productType,
    groups: toGroups(groups),
  }));
}

/**
 * Raises rates of one of the direct downline; categories left out stay (D2 §7). Answers what he has now.
 * Throws `downline.unknown`, `rebate.out.of.range` with the highest rate by category, `quota.exhausted`.
 */
export async function raiseRebates(
  userName: string,
  rebates: readonly RebateRate[],
  options?: SendOptions,
): Promise<RebateRate[]> {
  const input = { userName, rebates: ratesInputOf(rebates) };
  const value = await send(agentRebates.raiseRebates, input, options);
  return toRates(value.rebates);
}

/** The agent's rates, with what they earned (D2 §2). */
export async function ownRebates(
  range?: Range,
  options?: SendOptions,
): Promise<{ items: OwnRebate[]; totals: OwnRebateTotals }> {
  const { list, footer } = await send(agentRebates.ownRebates, rangeInputOf(range), options);
  return {
    items: list.map(({ productType, ...row }) => ({ ...row, category: productType })),
    totals: footer,
  };
}

const toRebate = ({ productType, ...row }: z.output<typeof wireTeamRebate>): TeamRebate => ({
  ...row,
  category: productType,
});

/** Rebates of the team by member and category, the highest stake first. Throws `downline.unknown` (D2 §2). */
export async function teamRebates(
  query: TeamQuery & { category?: GameCategory | undefined },
  options?: SendOptions,
): Promise<TotalledPage<TeamRebate, TeamRebateTotals>> {
  const input = { ...teamInputOf(query), productType: query.category };
  const value = await send(agentRebates.teamRebates, input, options);
  return { ...toPage(value, toRebate), totals: value.footer };
}
