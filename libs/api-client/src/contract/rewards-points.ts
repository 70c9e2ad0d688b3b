import * as z from 'zod/mini';
import { defineCall } from './call';
import {
  noInput,
  pageInput,
  pageOf,
  wireAmount,
  wireCount,
  wireId,
  wireText,
  wireTime,
} from './wire';

const mallType = z.enum(['CASH', 'ITEM', 'TICKET']);
const mallStatus = z.enum(['PROCESSING', 'SENT', 'ISSUED']);

/** An entry of the ledger of points. */
export const wirePointEntry = z.object({
  refNo: wireId,
  kind: z.enum(['EARN', 'GIFT', 'REDEEM', 'EXPIRE']),
  /** Signed. */
  points: z.int(),
  balanceAfter: wireCount,
  time: wireTime,
  /** Of what was redeemed. */
  title: z.optional(z.nullable(wireText(200))),
  status: z.optional(z.nullable(mallStatus)),
  ticketCode: z.optional(z.nullable(wireText(32))),
});

export const rewardsPoints = {
  points: defineCall({
    method: 'GET',
    path: '/wps/relay/PTSYS_getPointSummary',
    module: 'PTSYS3',
    auth: 'session',
    who: 'real',
    flag: 'PTSYS3',
    body: 'query',
    input: noInput,
    value: z.object({
      balance: wireCount,
      /** So much of valid stakes in one day earns one point. */
      stakePerPoint: wireAmount,
      /** What ends within 30 days, and when the first of it does. */
      expiring: z.optional(z.nullable(z.object({ points: wireCount, expiresAt: wireTime }))),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Points, how they are earned, and which end soon',
  }),
  mallRewards: defineCall({
    method: 'GET',
    path: '/wps/relay/PTSYS_getRewardList',
    module: 'PTSYS3',
    auth: 'session',
    who: 'real',
    flag: 'PTSYS3',
    body: 'query',
    input: z.object({ type: z.optional(mallType) }),
    value: z
      .array(
        z.object({
          rewardId: wireId,
          type: mallType,
          title: wireText(200),
          /** Without shape and ending. */
          image: wireText(500),
          cost: wireCount,
          /** Of `CASH`. */
          amount: z.optional(z.nullable(wireAmount)),
          /** Absent: no end of it. */
          stock: z.optional(z.nullable(wireCount)),
          limitPerDay: wireCount,
          /** Of `limitPerDay`, today. */
          leftToday: wireCount,
        }),
      )
      .check(z.maxLength(200)),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'What points can be given for',
  }),
  redeemPoints: defineCall({
    method: 'POST',
    path: '/wps/relay/PTSYS_redeemReward',
    module: 'PTSYS3',
    auth: 'session',
    who: 'real',
    flag: 'PTSYS3',
    money: true,
    body: 'json',
    input: z.object({
      rewardId: wireId,
      /** Where an `ITEM` is sent. */
      address: z.optional(wireText(300)),
    }),
    value: z.object({
      orderNo: wireId,
      /** Points left. */
      balance: wireCount,
      status: mallStatus,
      amount: z.optional(z.nullable(wireAmount)),
      ticketCode: z.optional(z.nullable(wireText(32))),
    }),
    errors: [
      'record.not.found',
      'points.insufficient',
      'reward.sold.out',
      'reward.not.claimable',
      'field.invalid',
    ],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Give points for a reward',
  }),
  pointHistory: defineCall({
    method: 'GET',
    path: '/wps/relay/PTSYS_getPointHistory',
    module: 'PTSYS3',
    auth: 'session',
    who: 'real',
    flag: 'PTSYS3',
    body: 'query',
    input: z.object(pageInput),
    value: pageOf(wirePointEntry),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Points earned, given and ended, newest first',
  }),
};
