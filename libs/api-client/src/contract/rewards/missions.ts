import * as z from 'zod/mini';
import { DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
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
import { claimed, claimedTogether, rewardCalls, timeSpan } from './shapes';

const call = rewardCalls({ module: 'REWCEN3' });
const referralCall = rewardCalls({ module: 'AFFMAN3' });

const mission = z.object({
  /** Identifier of the mission. */
  missionId: wireId,
  /** Task of the mission, as text. */
  title: wireText(200),
  /** Metric: valid stakes (money), rounds, days with a round, or kinds of game. */
  measure: openEnum(['STAKE', 'BETS', 'DAYS', 'PRODUCTS']),
  /** Target value: money for `STAKE`, else a whole number. */
  target: wireAmount,
  /** Current value, in the same unit. */
  progress: wireAmount,
  /** Amount of the reward. */
  reward: wireAmount,
  /** The brand's own day, week from Monday, or calendar month. */
  period: openEnum(['DAY', 'WEEK', 'MONTH']),
  /** When its period ends. */
  endsAt: wireTime,
  /** In progress (`process`), claimable (`claim`) or claimed. */
  status: openEnum(['process', 'claim', 'claimed']),
});

const boardRow = z.object({
  /** Rank on the board, from 1. */
  rank: wireCount,
  /** User name, masked. */
  nameMasked: wireText(64),
  /** Valid stakes of the week. */
  score: wireAmount,
});

const invitation = z.object({
  /** The caller's invitation code. */
  referralCode: wireText(64),
  /** Addresses of the registration that carry the code. */
  links: z.array(wireText(500)).check(z.maxLength(10)),
  /** Accounts registered with the code. */
  invited: wireCount,
  /** Invited accounts with a bet in the last 30 days. */
  active: wireCount,
  /** Sum earned by invitations. */
  income: wireAmount,
  /** Reward for each friend. */
  reward: wireAmount,
  /** Sum of rewards not claimed yet. */
  claimable: wireAmount,
  /** Rules, in the language of the header. */
  rules: strictList(z.array(wireText(300)).check(z.maxLength(20))),
});

/** A friend who registered with the member's code. */
const invitedFriend = z.object({
  /** User name, masked. */
  nameMasked: wireText(64),
  /** When the friend registered. */
  registerDate: wireTime,
  /** Progress of the friend: the first deposit earns the reward. */
  status: openEnum(['REGISTERED', 'DEPOSITED', 'REWARDED']),
  /** Reward for the friend; absent before it is earned. */
  reward: opt(wireAmount),
});

/** Calls about missions, the leader board and invitations. */
export const rewardsMissions = {
  missions: call({
    path: '/wps/relay/MCSFE_getMissionList',
    value: z.array(mission).check(z.maxLength(100)),
    docs: DOCUMENTED && {
      errors: ['function.not.available'],
      summary: 'Missions of the day, the week and the month, with progress',
    },
  }),
  claimMission: call({
    method: 'POST',
    path: '/wps/relay/MCSFE_claimMissionReward',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Mission to claim. */
        missionId: wireId,
      }),
    value: claimed,
    docs: DOCUMENTED && {
      errors: [
        'account.excluded',
        'function.not.available',
        'record.not.found',
        'reward.not.claimable',
      ],
      summary: 'Claim the reward of a mission, once in its period',
    },
  }),
  leaderBoard: call({
    path: '/wps/relay/MCSFE_getMissionLeaderBoard',
    value: z.object({
      /** First places of the board. */
      list: z.array(boardRow).check(z.maxLength(50)),
      /** Rank of the caller; absent without a bet this week. */
      mine: opt(boardRow),
      /** Week that the board counts. */
      range: timeSpan,
      /** Rules of the board, in the language of the header. */
      note: wireText(300),
    }),
    docs: DOCUMENTED && {
      errors: ['function.not.available'],
      summary: 'Leader board: highest stakes of the week, names masked',
    },
  }),
  invite: referralCall({
    path: '/wps/relay/MCSFE_getReferralOverview',
    value: invitation,
    docs: DOCUMENTED && {
      errors: ['function.not.available'],
      summary: 'The caller’s invitation code and links, and the rewards of invitations',
    },
  }),
  invitedFriends: referralCall({
    path: '/wps/relay/MCSFE_getReferralList',
    input: DOCUMENTED && z.object(pageInput),
    value: pageOf(invitedFriend),
    docs: DOCUMENTED && {
      errors: ['function.not.available'],
      summary: 'Friends who registered with the caller’s code, newest first',
    },
  }),
  claimInviteRewards: referralCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_claimReferralReward',
    money: true,
    value: claimedTogether,
    docs: DOCUMENTED && {
      errors: ['account.excluded', 'function.not.available', 'reward.not.claimable'],
      summary: 'Claim the rewards for friends’ first deposits, once per friend',
    },
  }),
};
