import { agentDownlines } from '../contract/agent/downlines';
import { agentLinks } from '../contract/agent/links';
import { agentRain } from '../contract/agent/rain';
import { agentRebates } from '../contract/agent/rebates';
import { agentTeam } from '../contract/agent/team';
import type { CallInput } from '../contract';
import { bind, send, type SendOptions } from '../transport/send';

export * from './contracts';

/** Counts of active members of the team in a range; `online`: at the moment. */
export async function teamCounters(
  range: CallInput<typeof agentTeam.teamCounters> = {},
  options?: SendOptions,
) {
  const value = await send(agentTeam.teamCounters, { size: 0, ...range }, options);
  return {
    loggedIn: value.teamLoginMemberCount,
    bet: value.teamBetMemberCount,
    registered: value.teamRegisterMemberCount,
    online: value.teamOnlineCount,
  };
}

/** Money of the whole team over a range, and what the agent's own rates earn of it. */
export const teamSummary = bind(agentTeam.teamSummary);

/** Profit and loss of the team in rows, newest day first. Throws `downline.unknown`. */
export const teamProfitLoss = bind(agentTeam.teamProfitLoss);

/** Bets of the team by the time they were placed, newest first. Throws `downline.unknown`. */
export const teamBets = bind(agentTeam.teamBets);

/** Transactions of the team, stakes and payouts left out. Throws `downline.unknown`. */
export const teamTransactions = bind(agentTeam.teamTransactions);

/** Members directly below the agent or one of the team. Throws `downline.unknown`. */
export const downline = bind(agentDownlines.downline);

/** One member with the sums of a range. Throws `downline.unknown`. */
export const downlineDetail = bind(agentDownlines.downlineDetail);

/** The direct downline as names to transfer to, without locked accounts. */
export const downlineNames = bind(agentDownlines.downlineNames);

/**
 * Opens an account directly below the agent. Throws `field.invalid` with the fields,
 * `register.username.taken`, `rebate.out.of.range`, `quota.exhausted`.
 */
export const openDownline = bind(agentDownlines.openDownline);

/**
 * Gives money to one of the direct downline. Throws `downline.unknown`, `field.invalid` (no amount of the currency),
 * `amount.out.of.range`, `wallet.insufficient`, and the errors of the payment password.
 */
export const transferToDownline = bind(agentDownlines.transferToDownline);

/**
 * Gives the same amount to each of up to 50 direct downlines, or shares of a `total` as red envelopes (`RED_ENVELOPE`
 * with `split`), to all or none. Throws as `transferToDownline`; `function.not.available` where rain is off.
 */
export const transferToDownlines = bind(agentDownlines.transferToDownlines);

/** The brand's own bounds of rates. */
export const rebateLimits = bind(agentRebates.rebateLimits);

/** What the agent may give: to a new account, or to `userName` of the direct downline, whose rates only rise. */
export const rebateSettings = bind(agentRebates.rebateSettings);

/** High rates the agent may still give, by category. */
export const quotaGroups = bind(agentRebates.quotaGroups);

/**
 * Raises rates of one of the direct downline; categories left out stay. Answers the rates as they are now.
 * Throws `downline.unknown`, `rebate.out.of.range` with the highest rate by category, `quota.exhausted`.
 */
export const raiseRebates = bind(agentRebates.raiseRebates);

/** The agent's rates, with what they earned. */
export const ownRebates = bind(agentRebates.ownRebates);

/** Rebates of the team by member and category, the highest stake first. Throws `downline.unknown`. */
export const teamRebates = bind(agentRebates.teamRebates);

/** The agent's links, newest first. */
export const affiliateLinks = bind(agentLinks.affiliateLinks);

/** Makes a link. Throws `account.no.permission` before `registerAffiliate`, `rebate.out.of.range`, `quota.exhausted`. */
export const createAffiliateLink = bind(agentLinks.createAffiliateLink);

/** Ends a link. Throws `record.not.found`. */
export const deleteAffiliateLink = bind(agentLinks.deleteAffiliateLink);

/** Makes the agent an affiliate, by a chosen code or a free one; a second time changes nothing. */
export const registerAffiliate = bind(agentLinks.registerAffiliate);

/** Rains of yesterday, today and tomorrow. */
export const rains = bind(agentRain.rains);

/** One rain. Throws `record.not.found`. */
export const rain = bind(agentRain.rain);

/** Takes this agent's envelope of a rain. Throws `rain.not.open`, `rain.taken`, `reward.sold.out`. */
export const joinRain = bind(agentRain.joinRain);

/** Envelopes this person took, newest first. */
export const rainHistory = bind(agentRain.rainHistory);
