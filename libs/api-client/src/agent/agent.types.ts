import type { CallAnswer, CallInput, Contract } from '../contract';
import type { contractOffers } from './contracts';
import type { teamCounters as counters } from './agent.api';

type Agent = Contract['agent'];

/** A contract between a payer and a receiver: dividend, daily salary or hour salary. */
export type AgentContract = CallAnswer<Agent['proposeSalary']>;
/** Offers pending the viewer's answer, by kind. */
export type ContractOffers = Awaited<ReturnType<typeof contractOffers>>;
/** Current contract with a payer or a downline, and the limits of offers. */
export type ContractStanding = CallAnswer<Agent['salaryContract']>;
/** Offer to a direct downline. */
export type ContractOffer = CallInput<Agent['proposeSalary']>;
/** Earnings of the current period to date. */
export type RunningEarnings = CallAnswer<Agent['currentSalary']>;
/** Statement of one ended period. */
export type AgentStatement = CallAnswer<Agent['salaries']>['list'][number];
/** Earnings of an agent in the current and the previous period. */
export type AgentIncome = CallAnswer<Agent['income']>;
/** Counts of team members that logged in, bet, registered and are online. */
export type TeamCounters = Awaited<ReturnType<typeof counters>>;
/** Sums of the whole team over a range. */
export type TeamSummary = CallAnswer<Agent['teamSummary']>;
/** Profit and loss of a day, a category, or a category on a day. */
export type TeamProfitLoss = CallAnswer<Agent['teamProfitLoss']>['list'][number];
/** A bet of a member of the team. */
export type TeamBet = CallAnswer<Agent['teamBets']>['list'][number];
/** A transaction of a member. */
export type TeamTransaction = CallAnswer<Agent['teamTransactions']>['list'][number];
/** Rebate of one member and category. */
export type TeamRebate = CallAnswer<Agent['teamRebates']>['list'][number];
export type DownlineMember = CallAnswer<Agent['downline']>['list'][number];
/** One member of the downline with the sums of a range. */
export type DownlineDetail = CallAnswer<Agent['downlineDetail']>;
/** Result of a transfer to downlines. */
export type DownlineTransferReceipt = CallAnswer<Agent['transferToDownlines']>;
/** The agent's rate in one category, and the assignable range. */
export type RebateSetting = CallAnswer<Agent['rebateSettings']>[number];
/** A link; accounts registered by it are directly below the agent. */
export type AffiliateLink = CallAnswer<Agent['createAffiliateLink']>;
