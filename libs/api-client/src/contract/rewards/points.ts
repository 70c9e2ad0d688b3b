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

/** Of an item: `PROCESSING`, then `SENT`; cash and tickets are `ISSUED` at once. */
const orderStatus = openEnum(['PROCESSING', 'SENT', 'ISSUED']);

const points = z.object({
  /** Points of the account. */
  balance: wireCount,
  /** Valid stakes of a day per point. */
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
  /** What it gives: money, a thing, or a ticket. */
  type: openEnum(REWARD_TYPES),
  /** Title of the reward. */
  title: wireText(200),
  /** Address without shape and ending. */
  image: wireText(500),
  /** Points. */
  cost: wireCount,
  /** Of `CASH`. */
  amount: opt(wireAmount),
  /** Absent: unlimited. */
  stock: opt(wireCount),
  /** How often one account may take it in a day. */
  limitPerDay: wireCount,
  /** Of `limitPerDay`, today. */
  leftToday: wireCount,
});

const mallOrder = z.object({
  /** Number of the order. */
  orderNo: wireId,
  /** Points left. */
  balance: wireCount,
  /** PROCESSING until an item is sent; cash and tickets are ISSUED at once. */
  status: orderStatus,
  /** Of `CASH`. */
  amount: opt(wireAmount),
  /** Of `TICKET`. */
  ticketCode: opt(wireText(32)),
});

/** An entry of the ledger of points. */
const pointEntry = z.object({
  /** Number of the entry. */
  refNo: wireId,
  /** Why the points moved. */
  kind: openEnum(['EARN', 'GIFT', 'REDEEM', 'EXPIRE']),
  /** Signed. */
  points: z.int(),
  /** Points after it. */
  balanceAfter: wireCount,
  /** When it was made, ms since the epoch. */
  time: wireTime,
  /** Of what was redeemed, as the rest. */
  title: opt(wireText(200)),
  /** State of what was redeemed. */
  status: opt(orderStatus),
  /** Code of the ticket that was redeemed. */
  ticketCode: opt(wireText(32)),
});

export const rewardsPoints = {
  points: call({
    path: '/wps/relay/PTSYS_getPointSummary',
    value: points,
    docs: DOCUMENTED && { summary: 'Points, how they are earned, and which end soon' },
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
    docs: DOCUMENTED && { summary: 'What points can be given for' },
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
        /** Where an `ITEM` is sent. */
        address: z.optional(wireText(300)),
      }),
    value: mallOrder,
    docs: DOCUMENTED && {
      errors: [
        'record.not.found',
        'points.insufficient',
        'reward.sold.out',
        'reward.not.claimable',
        'field.invalid',
      ],
      summary: 'Give points for a reward',
    },
  }),
  pointHistory: call({
    path: '/wps/relay/PTSYS_getPointHistory',
    input: DOCUMENTED && z.object(pageInput),
    value: pageOf(pointEntry),
    docs: DOCUMENTED && { summary: 'Points earned, given and ended, newest first' },
  }),
};
