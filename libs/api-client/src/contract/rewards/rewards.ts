import { rewardsCentre } from './centre';
import { rewardsMissions } from './missions';
import { rewardsPoints } from './points';
import { rewardsPromotion } from './promotion';
import { rewardsRebates } from './rebates';
import { rewardsVip } from './vip';

/** Calls about rewards. */
export const rewards = {
  ...rewardsVip,
  ...rewardsCentre,
  ...rewardsPromotion,
  ...rewardsPoints,
  ...rewardsMissions,
  ...rewardsRebates,
};
