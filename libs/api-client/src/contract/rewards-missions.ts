import * as z from 'zod/mini';
import { defineCall } from './call';
import { claimed, claimedTogether, timeSpan, wirePeriod } from './rewards-shapes';
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

const boardRow = z.object({
  rank: wireCount,
  nameMasked: wireText(64),
  /** Valid stakes of the week. */
  score: wireAmount,
});

/** Somebody who registered with the own code. */
export const wireFriend = z.object({
  nameMasked: wireText(64),
  registerDate: wireTime,
  status: z.enum(['REGISTERED', 'DEPOSITED', 'REWARDED']),
  reward: z.optional(z.nullable(wireAmount)),
});

export const rewardsMissions = {
  missions: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionList',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: z
      .array(
        z.object({
          missionId: wireId,
          title: wireText(200),
          measure: z.enum(['STAKE', 'BETS', 'DAYS', 'PRODUCTS']),
          /** Money of `STAKE`, whole numbers of the others. */
          target: wireAmount,
          progress: wireAmount,
          reward: wireAmount,
          period: wirePeriod,
          endsAt: wireTime,
          status: z.enum(['process', 'claim', 'claimed']),
        }),
      )
      .check(z.maxLength(100)),
    errors: ['function.not.available'],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Missions of the day, the week and the month, with how far one is',
  }),
  claimMission: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_claimMissionReward',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    money: true,
    body: 'json',
    input: z.object({ missionId: wireId }),
    value: claimed,
    errors: ['function.not.available', 'record.not.found', 'reward.not.claimable'],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Take a mission’s reward, once in its day, week or month',
  }),
  leaderBoard: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionLeaderBoard',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: z.object({
      list: z.array(boardRow).check(z.maxLength(50)),
      /** Absent for somebody who did not play this week. */
      mine: z.optional(z.nullable(boardRow)),
      range: timeSpan,
      /** Who stands on it, in words. */
      note: wireText(300),
    }),
    errors: ['function.not.available'],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Who staked most this week, with masked names',
  }),
  invite: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getReferralOverview',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: z.object({
      referralCode: wireText(64),
      links: z.array(wireText(500)).check(z.maxLength(10)),
      /** Who registered with the code. */
      invited: wireCount,
      /** Of them, who played in the last 30 days. */
      active: wireCount,
      /** What inviting has brought. */
      income: wireAmount,
      /** For each friend. */
      reward: wireAmount,
      /** What waits to be taken. */
      claimable: wireAmount,
      rules: z.array(wireText(300)).check(z.maxLength(20)),
    }),
    errors: ['function.not.available'],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Own invitation code and links, and what inviting has brought',
  }),
  invitedFriends: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getReferralList',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: z.object(pageInput),
    value: pageOf(wireFriend),
    errors: ['function.not.available'],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Friends who registered with the own code, newest first',
  }),
  claimInviteRewards: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_claimReferralReward',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'real',
    money: true,
    body: 'json',
    input: noInput,
    value: claimedTogether,
    errors: ['function.not.available', 'reward.not.claimable'],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Take the rewards for friends who made their first deposit, once for each',
  }),
};
