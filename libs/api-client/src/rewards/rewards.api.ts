import type { CallInput } from '../contract';
import { rewardsCentre } from '../contract/rewards/centre';
import { rewardsMissions } from '../contract/rewards/missions';
import { rewardsPoints } from '../contract/rewards/points';
import { rewardsPromotion } from '../contract/rewards/promotion';
import { rewardsRebates } from '../contract/rewards/rebates';
import { rewardsVip } from '../contract/rewards/vip';
import { bind, send, type SendOptions } from '../transport/send';
import { promotionTitle } from './promotion-title';

/** VIP levels, the own one and its bonuses (D1 §7). */
export const vip = bind(rewardsVip.vip);

/** Takes a bonus of a level. Throws `reward.not.claimable` for one that is locked or taken. */
export const claimVipBonus = bind(rewardsVip.claimVipBonus);

/** Which kinds of promotion the brand offers; a guest may call it. */
export const availablePromotions = bind(rewardsCentre.availablePromotions);

/** One promotion: terms, how to take part, form, status of the viewer. A guest may call it. Throws `record.not.found`. */
export async function promotion(
  input: CallInput<typeof rewardsPromotion.promotion>,
  options?: SendOptions,
) {
  const value = await send(rewardsPromotion.promotion, input, options);
  return { ...value, title: promotionTitle(value.title) };
}

/**
 * Applies for a promotion or signs up for an event. Throws `promotion.taken`, `promotion.not.eligible` for one
 * that does not run or takes no application, `field.invalid` for what its form requires, `upload.invalid`.
 */
export const applyPromotion = bind(rewardsCentre.applyPromotion);

/** Own applications, newest first. */
export const applications = bind(rewardsCentre.applications);

/** The rewards centre: of one status, or of all. */
export const rewardList = bind(rewardsCentre.rewardList);

/** Takes a reward. Throws `reward.not.claimable` for one that is over, not begun or taken. */
export const claimReward = bind(rewardsCentre.claimReward);

/** Points, how to earn them, and which expire soon. */
export const points = bind(rewardsPoints.points);

/** Rewards to redeem points for: of one type, or all. */
export const mallRewards = bind(rewardsPoints.mallRewards);

/**
 * Redeems points for a reward; an `ITEM` needs an address. Throws `points.insufficient`,
 * `reward.sold.out`, `reward.not.claimable` over the day's limit, `field.invalid` for the address.
 */
export const redeemPoints = bind(rewardsPoints.redeemPoints);

/** Points earned, redeemed and expired, newest first. */
export const pointHistory = bind(rewardsPoints.pointHistory);

/** Missions of the day, the week and the month. Throws `function.not.available` where the brand has none. */
export const missions = bind(rewardsMissions.missions);

/** Takes a mission's reward. Throws `reward.not.claimable` for one that is not reached, or taken. */
export const claimMission = bind(rewardsMissions.claimMission);

/** Highest stakes of the week. */
export const leaderBoard = bind(rewardsMissions.leaderBoard);

/** Own invitation code and links. Throws `function.not.available` where the brand does not offer it. */
export const invite = bind(rewardsMissions.invite);

/** Friends who registered with the own code, newest first. */
export const invitedFriends = bind(rewardsMissions.invitedFriends);

/** Claims the rewards of friends' first deposits. Throws `reward.not.claimable` where there is none. */
export const claimInviteRewards = bind(rewardsMissions.claimInviteRewards);

/** Rebates paid of the days of a range, newest first. */
export const rebateReport = bind(rewardsRebates.rebateReport);

/** Rebates that can be taken, and what today has brought so far. */
export const manualRebates = bind(rewardsRebates.manualRebates);

/** Claims the open rebate of one category. Throws `reward.not.claimable` without one. */
export const claimRebate = bind(rewardsRebates.claimRebate);

/** Claims all open rebates. Throws `reward.not.claimable` without one. */
export const claimAllRebates = bind(rewardsRebates.claimAllRebates);
