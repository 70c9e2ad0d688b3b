import { rewardsCentre } from './rewards-centre';
import { rewardsMissions } from './rewards-missions';
import { rewardsPoints } from './rewards-points';
import { rewardsRebates } from './rewards-rebates';
import { rewardsVip } from './rewards-vip';

export const rewards = {
  ...rewardsVip,
  ...rewardsCentre,
  ...rewardsPoints,
  ...rewardsMissions,
  ...rewardsRebates,
};
