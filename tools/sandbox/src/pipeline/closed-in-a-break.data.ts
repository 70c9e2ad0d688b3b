import { type Call, contract } from '@lobby/api-client/contract';

const { agent, deposit, rewards, streams } = contract;

/**
 * Calls that nobody makes in a break of his own: bonuses, promotions and paid rooms. Deposits, play and the chat of a room
 * ask for themselves. Money that is already owed, as rebates, and withdrawals stay open.
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
