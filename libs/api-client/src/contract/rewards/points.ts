import * as z from 'zod/mini';
import { DOCUMENTED } from '../call';
import {
  openEnum,
  opt,
  pageInput,
  pageOf,
  wireAmount,
  wireCount,
  wireId,
  wireText,
  wireTime,
} from '../wire';
import { rewardCalls } from './shapes';

const call = rewardCalls({ module: 'PTSYS3', docs: DOCUMENTED && { flag: 'PTSYS3' } });

const REWARD_TYPES = ['CASH', 'ITEM', 'TICKET'] as const;

/** State of an order. An item is `PROCESSING`, then `SENT`; cash and tickets are `ISSUED` at once. */
const orderStatus = openEnum(['PROCESSING', 'SENT', 'ISSUED']);

const points = z.object({
  /** Points of the account. */
  balance: wireCount,
  /** Valid stakes of a day that earn one point. */
  stakePerPoint: wireAmount,
  /** Points that expire within 30 days, and the first expiry. */
  expiring: opt(
    z.object({
      /** Number of points. */
      points: wireCount,
      /** When the first of them expire. */
      expiresAt: wireTime,
    }),
  ),
});

const mallReward = z.object({
  /** Identifier of the reward. */
  rewardId: wireId,
  /** Type of reward: cash, a physical item, or a ticket. */
  type: openEnum(REWARD_TYPES),
  /** Title of the reward. */
  title: wireText(200),
  /** Address of the picture without shape and ending. */
  image: wireText(500),
  /** Price in points. */
  cost: wireCount,
  /** Amount of money, for `CASH`. */
  amount: opt(wireAmount),
  /** Number left; absent: unlimited. */
  stock: opt(wireCount),
  /** How often one account may redeem it in a day. */
  limitPerDay: wireCount,
  /** How often the account may still redeem it today. */
  leftToday: wireCount,
});

const mallOrder = z.object({
  /** Number of the order. */
  orderNo: wireId,
  /** Points left. */
  balance: wireCount,
  /** PROCESSING until an item is sent; cash and tickets are ISSUED at once. */
  status: orderStatus,
  /** Amount of money, for `CASH`. */
  amount: opt(wireAmount),
  /** Code of the ticket, for `TICKET`. */
  ticketCode: opt(wireText(32)),
});

/** An entry of the ledger of points. */
const pointEntry = z.object({
  /** Number of the entry. */
  refNo: wireId,
  /** Reason of the change. */
  kind: openEnum(['EARN', 'GIFT', 'REDEEM', 'EXPIRE']),
  /** Change of points, negative when they are spent or expire. */
  points: z.int(),
  /** Points of the account afterwards. */
  balanceAfter: wireCount,
  /** When it was made, ms since the epoch. */
  time: wireTime,
  /** Title of the redeemed reward; only REDEEM has one. */
  title: opt(wireText(200)),
  /** State of the redeemed reward's order; only REDEEM has one. */
  status: opt(orderStatus),
  /** Code of the redeemed ticket. */
  ticketCode: opt(wireText(32)),
});

/** Calls about points and the mall. */
export const rewardsPoints = {
  points: call({
    path: '/wps/relay/PTSYS_getPointSummary',
    value: points,
    docs: DOCUMENTED && {
      summary: 'Balance of points, how they are earned, and which expire soon',
    },
  }),
  mallRewards: call({
    path: '/wps/relay/PTSYS_getRewardList',
    input:
      DOCUMENTED &&
      z.object({
        /** Only this type; absent: all. */
        type: z.optional(z.enum(REWARD_TYPES)),
      }),
    value: z.array(mallReward).check(z.maxLength(200)),
    docs: DOCUMENTED && { summary: 'Rewards to redeem points for' },
  }),
  redeemPoints: call({
    method: 'POST',
    path: '/wps/relay/PTSYS_redeemReward',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Reward to take. */
        rewardId: wireId,
        /** Delivery address of an `ITEM`. */
        address: z.optional(wireText(300)),
      }),
    value: mallOrder,
    docs: DOCUMENTED && {
      errors: [
        'account.excluded',
        'record.not.found',
        'points.insufficient',
        'reward.sold.out',
        'reward.not.claimable',
        'field.invalid',
      ],
      summary: 'Redeem points for a reward',
    },
  }),
  pointHistory: call({
    path: '/wps/relay/PTSYS_getPointHistory',
    input: DOCUMENTED && z.object(pageInput),
    value: pageOf(pointEntry),
    docs: DOCUMENTED && { summary: 'Ledger of points: earned, redeemed, expired; newest first' },
  }),
};
