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
  /** Valid stakes of the last 30 days that the level requires. */
  turnover: wireAmount,
  /** Deposits of the last 30 days that the level requires; `0`: none. */
  deposit: wireAmount,
  /** Bonus that is paid once, when the level is reached for the first time. */
  upgradeBonus: wireAmount,
  /** Bonus that may be claimed once a month at this level. */
  monthlyBonus: wireAmount,
  /** Rebate rates, in the brand's order of categories. */
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
  /** Maximum sum of withdrawals per day at this level. */
  withdrawDailyMax: wireAmount,
});

/** Calls about VIP levels and bonuses. */
export const rewardsVip = {
  vip: call({
    path: '/wps/relay/MCS2_getMemberClubBenefit',
    value: z.object({
      /** Name of the caller's level. */
      current: levelName,
      /** Name of the next level; absent at the highest. */
      next: opt(levelName),
      /** Conditions of the next level; all are required. */
      progress: strictList(
        z.array(
          z.object({
            /** Metric of the condition. */
            type: openEnum(['TURNOVER', 'DEPOSIT']),
            /** Current value. */
            actual: wireAmount,
            /** Value that the next level requires. */
            expected: wireAmount,
            /** Period it is counted over. */
            period: openEnum(['LAST_30_DAYS']),
          }),
        ),
      ),
      /** Levels, the lowest first. */
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
          /** LOCKED: not reached; CLAIM: can be claimed; CLAIMED: claimed. */
          status: openEnum(['LOCKED', 'CLAIM', 'CLAIMED']),
        }),
      ),
    }),
    docs: DOCUMENTED && {
      summary: 'VIP levels, the present one, requirements of the next, and bonuses',
    },
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
      errors: ['account.excluded', 'record.not.found', 'reward.not.claimable'],
      summary:
        'Claim a VIP bonus: the upgrade bonus of a level, or this month’s of the present level',
    },
  }),
};
