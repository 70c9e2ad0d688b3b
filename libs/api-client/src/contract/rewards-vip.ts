import * as z from 'zod/mini';
import { defineCall } from './call';
import { claimed } from './rewards-shapes';
import { noInput, wireAmount, wireCategory, wireRate, wireText } from './wire';

const levelName = wireText(32);

const level = z.object({
  name: levelName,
  /** Valid stakes and deposits of the last 30 days that reach it. */
  turnover: wireAmount,
  deposit: wireAmount,
  upgradeBonus: wireAmount,
  monthlyBonus: wireAmount,
  rebateRates: z.array(z.object({ productType: wireCategory, rate: wireRate })),
  withdrawDailyMax: wireAmount,
});

const bonusKind = z.enum(['UPGRADE', 'MONTHLY']);

export const rewardsVip = {
  vip: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getMemberClubBenefit',
    module: 'COMM3',
    auth: 'session',
    body: 'query',
    input: noInput,
    value: z.object({
      current: levelName,
      /** Absent at the highest. */
      next: z.optional(z.nullable(levelName)),
      /** What the next level asks for. */
      progress: z.array(
        z.object({
          type: z.enum(['TURNOVER', 'DEPOSIT']),
          actual: wireAmount,
          expected: wireAmount,
          period: z.literal('LAST_30_DAYS'),
        }),
      ),
      /** Lowest first. */
      levels: z.array(level).check(z.minLength(1)),
      bonuses: z.array(
        z.object({
          kind: bonusKind,
          level: levelName,
          amount: wireAmount,
          status: z.enum(['LOCKED', 'CLAIM', 'CLAIMED']),
        }),
      ),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D1 §7',
    summary: 'VIP levels, the own one, what the next asks for, and bonuses',
  }),
  claimVipBonus: defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_claimMemberClubBonus',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    money: true,
    body: 'json',
    input: z.object({ kind: bonusKind, level: levelName }),
    value: claimed,
    errors: ['record.not.found', 'reward.not.claimable'],
    provenance: 'chosen',
    section: 'D1 §7',
    summary: 'Take a level’s upgrade bonus, once ever, or the own level’s of this month, once',
  }),
};
