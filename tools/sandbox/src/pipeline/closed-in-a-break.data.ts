import { type Call, contract } from '@lobby/api-client/contract';

const { agent, deposit, rewards, streams } = contract;

/**
 * Calls refused during the caller's break: bonuses, promotions and paid rooms. Deposits, play and room chats
 * check for a break themselves. Earned money, such as rebates, and withdrawals stay allowed.
 */
export const CLOSED_IN_A_BREAK: ReadonlySet<Call> = new Set<Call>([
  agent.joinRain,
  deposit.acceptPromotion,
  rewards.applyPromotion,
  rewards.claimInviteRewards,
  rewards.claimMission,
  rewards.claimReward,
  rewards.claimVipBonus,
  rewards.promotion,
  rewards.redeemPoints,
  streams.payRoom,
]);
