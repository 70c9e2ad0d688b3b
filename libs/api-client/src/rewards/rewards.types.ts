import type { CallAnswer, Contract } from '../contract';

type Rewards = Contract['rewards'];

/** VIP levels, the member's level and its bonuses. */
export type VipBenefits = CallAnswer<Rewards['vip']>;
/** A promotion with its terms and its status for the viewer. */
export type Promotion = CallAnswer<Rewards['promotion']>;
/** A row of the rewards centre. */
export type Reward = CallAnswer<Rewards['rewardList']>['list'][number];
export type PromotionApplication = CallAnswer<Rewards['applications']>['list'][number];
/** A reward of the points mall. */
export type MallReward = CallAnswer<Rewards['mallRewards']>[number];
/** An entry of the ledger of points. */
export type PointEntry = CallAnswer<Rewards['pointHistory']>['list'][number];
/** A daily, weekly or monthly mission. */
export type Mission = CallAnswer<Rewards['missions']>[number];
/** Highest stakes of the week. */
export type LeaderBoard = CallAnswer<Rewards['leaderBoard']>;
/** The member's invitation code and links. */
export type Invitation = CallAnswer<Rewards['invite']>;
/** A friend who registered with the member's code. */
export type InvitedFriend = CallAnswer<Rewards['invitedFriends']>['list'][number];
/** A claimable rebate. */
export type OpenRebate = CallAnswer<Rewards['manualRebates']>['list'][number];
/** A paid rebate. */
export type PaidRebate = CallAnswer<Rewards['rebateReport']>['list'][number];
