import { claimInviteRewards, inviteOverview, invitedFriends } from '../invite/invite';
import { leaderBoard } from '../missions/leader-board';
import { claimMission, missionsOf } from '../missions/missions';
import type { Context } from '../calls/context';
import { once } from '../calls/once';
import { applicationsOf, applyFor } from '../promotions/applications';
import { assertOffered, availablePromotions } from '../promotions/availability';
import { claimReward, rewardList } from '../promotions/centre';
import { promotionDetail } from '../promotions/detail';
import { memberOf } from '../rewards/member';
import { benefitsOf, claimBonus } from '../vip/benefits';
import type { AreaHandlers } from '../calls/handler';
import { rewardsMoney } from './rewards-money';

/** Member of a promotion call. Throws if the brand does not offer that kind of promotion. */
function member(context: Context, key: 'REFERRAL' | 'MISSION') {
  assertOffered(context.db, context.brand, key);
  return memberOf(context);
}

export const rewards: AreaHandlers<'rewards'> = {
  ...rewardsMoney,

  vip: (_, context) => benefitsOf(context.db, memberOf(context)),

  claimVipBonus: (input, context) =>
    once(context, () => claimBonus(context.db, memberOf(context), input)),

  availablePromotions: (_, context) => ({ content: availablePromotions(context) }),

  promotion: ({ promoId }, context) => promotionDetail(context, promoId),

  applyPromotion: (input, context) => applyFor(context, input),

  applications: (input, context) => applicationsOf(context, input),

  rewardList: (input, context) => rewardList(context, input),

  claimReward: ({ claimId }, context) => once(context, () => claimReward(context, claimId)),

  missions: (_, context) => missionsOf(context.db, member(context, 'MISSION'), context.language),

  claimMission: ({ missionId }, context) => {
    const claimer = member(context, 'MISSION');
    return once(context, () => claimMission(context.db, claimer, missionId));
  },

  leaderBoard: (_, context) =>
    leaderBoard(context.db, member(context, 'MISSION'), context.language),

  invite: (_, context) =>
    inviteOverview(context.db, member(context, 'REFERRAL'), {
      origin: context.url.origin,
      language: context.language,
    }),

  invitedFriends: (input, context) =>
    invitedFriends(context.db, member(context, 'REFERRAL'), input),

  claimInviteRewards: (_, context) => {
    const inviter = member(context, 'REFERRAL');
    return once(context, () => claimInviteRewards(context.db, inviter));
  },
};
