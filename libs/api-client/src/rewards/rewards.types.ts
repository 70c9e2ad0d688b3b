import type { CallAnswer, Contract } from '../contract';

type Rewards = Contract['rewards'];

/** VIP levels, the own one and its bonuses. */
export type VipBenefits = CallAnswer<Rewards['vip']>;
/** A promotion with its terms and its status for the viewer. */
export type Promotion = CallAnswer<Rewards['promotion']>;
/** A row of the rewards centre. */
export type Reward = CallAnswer<Rewards['rewardList']>['list'][number];
/** An application for a promotion. */
export type PromotionApplication = CallAnswer<Rewards['applications']>['list'][number];
/** A reward to redeem points for. */
export type MallReward = CallAnswer<Rewards['mallRewards']>[number];
/** An entry of the ledger of points. */
export type PointEntry = CallAnswer<Rewards['pointHistory']>['list'][number];
/** A mission of the day, the week or the month. */
export type Mission = CallAnswer<Rewards['missions']>[number];
/** Highest stakes of the week. */
export type LeaderBoard = CallAnswer<Rewards['leaderBoard']>;
/** Own invitation code and links. */
export type Invitation = CallAnswer<Rewards['invite']>;
/** A friend who registered with the own code. */
export type InvitedFriend = CallAnswer<Rewards['invitedFriends']>['list'][number];
/** A rebate that can be taken. */
export type OpenRebate = CallAnswer<Rewards['manualRebates']>['list'][number];
/** A rebate that was paid. */
export type PaidRebate = CallAnswer<Rewards['rebateReport']>['list'][number];
