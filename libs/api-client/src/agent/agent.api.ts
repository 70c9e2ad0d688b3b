import { agentDownlines } from '../contract/agent/downlines';
import { agentLinks } from '../contract/agent/links';
import { agentRain } from '../contract/agent/rain';
import { agentRebates } from '../contract/agent/rebates';
import { agentTeam } from '../contract/agent/team';
import type { CallInput } from '../contract';
import { bind, send, type SendOptions } from '../transport/send';

export * from './contracts';

/** Counts the team's active members in a range; `online` is the current count. */
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

/** Sums of the whole team over a range, and the agent's commission on them. */
export const teamSummary = bind(agentTeam.teamSummary);

/** Profit and loss of the team by row, newest day first. Throws `downline.unknown`. */
export const teamProfitLoss = bind(agentTeam.teamProfitLoss);

/** Bets of the team by placement time, newest first. Throws `downline.unknown`. */
export const teamBets = bind(agentTeam.teamBets);

/** Transactions of the team, excluding stakes and payouts. Throws `downline.unknown`. */
export const teamTransactions = bind(agentTeam.teamTransactions);

/** Direct downline of the agent or of a team member. Throws `downline.unknown`. */
export const downline = bind(agentDownlines.downline);

/** One member with sums over a range. Throws `downline.unknown`. */
export const downlineDetail = bind(agentDownlines.downlineDetail);

/** User names of the direct downline for transfers, excluding locked accounts. */
export const downlineNames = bind(agentDownlines.downlineNames);

/**
 * Opens an account directly below the agent. Throws `field.invalid` with the fields,
 * `register.username.taken`, `rebate.out.of.range`, `quota.exhausted`.
 */
export const openDownline = bind(agentDownlines.openDownline);

/**
 * Transfers money to a direct downline. Throws `downline.unknown`, `field.invalid` (not an amount of the currency),
 * `amount.out.of.range`, `wallet.insufficient`, and the errors of the payment password.
 */
export const transferToDownline = bind(agentDownlines.transferToDownline);

/**
 * Transfers the same amount to up to 50 direct downlines, or shares of a `total` as red envelopes (`RED_ENVELOPE`
 * with `split`). All-or-nothing. Throws as `transferToDownline`; `function.not.available` if rain is off.
 */
export const transferToDownlines = bind(agentDownlines.transferToDownlines);

/** Rate limits of the brand. */
export const rebateLimits = bind(agentRebates.rebateLimits);

/** Assignable rates: for a new account, or for the direct downline `userName`, whose rates can only rise. */
export const rebateSettings = bind(agentRebates.rebateSettings);

/** Remaining quotas for high rates, by category. */
export const quotaGroups = bind(agentRebates.quotaGroups);

/**
 * Raises rates of a direct downline; omitted categories stay unchanged. Returns the updated rates.
 * Throws `downline.unknown`, `rebate.out.of.range` with the highest rate by category, `quota.exhausted`.
 */
export const raiseRebates = bind(agentRebates.raiseRebates);

/** The agent's own rates, with the earnings from each. */
export const ownRebates = bind(agentRebates.ownRebates);

/** Rebates of the team by member and category, the highest stake first. Throws `downline.unknown`. */
export const teamRebates = bind(agentRebates.teamRebates);

/** The agent's links, newest first. */
export const affiliateLinks = bind(agentLinks.affiliateLinks);

/**
 * Creates a link. Throws `account.no.permission` before `registerAffiliate`, `rebate.out.of.range`,
 * `quota.exhausted`.
 */
export const createAffiliateLink = bind(agentLinks.createAffiliateLink);

/** Deletes a link. Throws `record.not.found`. */
export const deleteAffiliateLink = bind(agentLinks.deleteAffiliateLink);

/** Registers the agent as an affiliate with a chosen or generated code. Idempotent. */
export const registerAffiliate = bind(agentLinks.registerAffiliate);

/** Rains of yesterday, today and tomorrow. */
export const rains = bind(agentRain.rains);

/** One rain by id. Throws `record.not.found`. */
export const rain = bind(agentRain.rain);

/** Takes the agent's envelope of a rain. Throws `rain.not.open`, `rain.taken`, `reward.sold.out`. */
export const joinRain = bind(agentRain.joinRain);

/** Envelopes that the agent took, newest first. */
export const rainHistory = bind(agentRain.rainHistory);
