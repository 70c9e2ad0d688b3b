import type { CallInput } from '../contract';
import { rewardsCentre } from '../contract/rewards/centre';
import { rewardsMissions } from '../contract/rewards/missions';
import { rewardsPoints } from '../contract/rewards/points';
import { rewardsPromotion } from '../contract/rewards/promotion';
import { rewardsRebates } from '../contract/rewards/rebates';
import { rewardsVip } from '../contract/rewards/vip';
import { bind, send, type SendOptions } from '../transport/send';
import { promotionTitle } from './promotion-title';

/** VIP levels, the member's level and its bonuses (D1 §7). */
export const vip = bind(rewardsVip.vip);

/** Claims a bonus of a level. Throws `reward.not.claimable` if it is locked or claimed. */
export const claimVipBonus = bind(rewardsVip.claimVipBonus);

/** Kinds of promotion that the brand offers. Needs no session. */
export const availablePromotions = bind(rewardsCentre.availablePromotions);

/** One promotion: terms, form, and status for the viewer. Needs no session. Throws `record.not.found`. */
export async function promotion(
  input: CallInput<typeof rewardsPromotion.promotion>,
  options?: SendOptions,
) {
  const value = await send(rewardsPromotion.promotion, input, options);
  return { ...value, title: promotionTitle(value.title) };
}

/**
 * Applies for a promotion or signs up for an event. Throws `promotion.taken`, `promotion.not.eligible` if it
 * is not running or takes no applications, `field.invalid` for missing form fields, `upload.invalid`.
 */
export const applyPromotion = bind(rewardsCentre.applyPromotion);

/** The member's applications, newest first. */
export const applications = bind(rewardsCentre.applications);

/** Rewards of one status, or all. */
export const rewardList = bind(rewardsCentre.rewardList);

/** Claims a reward. Throws `reward.not.claimable` if it is expired, not yet claimable or claimed. */
export const claimReward = bind(rewardsCentre.claimReward);

/** Points balance, earning rate and the next expiry. */
export const points = bind(rewardsPoints.points);

/** Rewards of the points mall: of one type, or all. */
export const mallRewards = bind(rewardsPoints.mallRewards);

/**
 * Redeems points for a reward; an `ITEM` needs an address. Throws `points.insufficient`,
 * `reward.sold.out`, `reward.not.claimable` over the day's limit, `field.invalid` for the address.
 */
export const redeemPoints = bind(rewardsPoints.redeemPoints);

/** Points earned, redeemed and expired, newest first. */
export const pointHistory = bind(rewardsPoints.pointHistory);

/** Daily, weekly and monthly missions. Throws `function.not.available` if the brand has none. */
export const missions = bind(rewardsMissions.missions);

/** Claims a mission's reward. Throws `reward.not.claimable` if the mission is incomplete or claimed. */
export const claimMission = bind(rewardsMissions.claimMission);

/** Highest stakes of the week. */
export const leaderBoard = bind(rewardsMissions.leaderBoard);

/** The member's invitation code and links. Throws `function.not.available` if the brand does not offer invitations. */
export const invite = bind(rewardsMissions.invite);

/** Friends who registered with the member's code, newest first. */
export const invitedFriends = bind(rewardsMissions.invitedFriends);

/** Claims the rewards for friends' first deposits. Throws `reward.not.claimable` if there are none. */
export const claimInviteRewards = bind(rewardsMissions.claimInviteRewards);

/** Rebates paid for the days of a range, newest first. */
export const rebateReport = bind(rewardsRebates.rebateReport);

/** Claimable rebates, and today's rebate to date. */
export const manualRebates = bind(rewardsRebates.manualRebates);

/** Claims the open rebate of one category. Throws `reward.not.claimable` if there is none. */
export const claimRebate = bind(rewardsRebates.claimRebate);

/** Claims all open rebates. Throws `reward.not.claimable` if there are none. */
export const claimAllRebates = bind(rewardsRebates.claimAllRebates);
