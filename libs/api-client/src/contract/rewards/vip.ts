import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import { openEnum, opt, wireAmount, wireCategory, wireRate, wireText } from '../wire';
import { claimed } from './shapes';

const call = callsOf({ module: 'COMM3', docs: DOCUMENTED && { section: 'D1 §7' } });

const BONUS_KINDS = ['UPGRADE', 'MONTHLY'] as const;

const levelName = wireText(32);

const level = z.object({
  /** Name of the level. */
  name: levelName,
  /** Valid stakes of the last 30 days that reach it. */
  turnover: wireAmount,
  /** Deposits of the last 30 days that reach it; `0`: none are required. */
  deposit: wireAmount,
  /** Paid once, when the level is reached first. */
  upgradeBonus: wireAmount,
  /** May be claimed once in a month at this level. */
  monthlyBonus: wireAmount,
  /** In the brand's order of categories. */
  rebateRates: strictList(
    z.array(
      z.object({
        /** Game category. */
        category: wireCategory,
        /** Share of valid stakes. */
        rate: wireRate,
      }),
    ),
  ),
  /** Most that may be withdrawn in a day at this level. */
  withdrawDailyMax: wireAmount,
});

export const rewardsVip = {
  vip: call({
    path: '/wps/relay/MCS2_getMemberClubBenefit',
    value: z.object({
      /** Name of the caller's level. */
      current: levelName,
      /** Absent at the highest. */
      next: opt(levelName),
      /** Conditions of the next level; all are required. */
      progress: strictList(
        z.array(
          z.object({
            /** What is counted. */
            type: openEnum(['TURNOVER', 'DEPOSIT']),
            /** Reached so far. */
            actual: wireAmount,
            /** Required. */
            expected: wireAmount,
            /** Period it is counted over. */
            period: openEnum(['LAST_30_DAYS']),
          }),
        ),
      ),
      /** Lowest first. */
      levels: strictList(z.array(level).check(z.minLength(1))),
      /** Bonuses of the levels, with their states. */
      bonuses: z.array(
        z.object({
          /** UPGRADE: once ever; MONTHLY: once a month. */
          kind: openEnum(BONUS_KINDS),
          /** Name of the level. */
          level: levelName,
          /** Amount of the bonus. */
          amount: wireAmount,
          /** LOCKED: not reached; CLAIM: can be taken; CLAIMED: taken. */
          status: openEnum(['LOCKED', 'CLAIM', 'CLAIMED']),
        }),
      ),
    }),
    docs: DOCUMENTED && { summary: 'VIP levels, the own one, what the next asks for, and bonuses' },
  }),
  claimVipBonus: call({
    method: 'POST',
    path: '/wps/relay/MCS2_claimMemberClubBonus',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Which bonus. */
        kind: z.enum(BONUS_KINDS),
        /** Name of the level. */
        level: levelName,
      }),
    value: claimed,
    docs: DOCUMENTED && {
      roles: 'real',
      errors: ['record.not.found', 'reward.not.claimable'],
      summary: 'Take a level’s upgrade bonus, once ever, or the own level’s of this month, once',
    },
  }),
};
