import { rangeOf } from '../paging/range';
import type { Context } from '../calls/context';
import { once } from '../calls/once';
import { mallRewards, pointHistory } from '../points/mall';
import { redeem } from '../points/redeem';
import { expiringOf, pointsOf, stakePerPoint, syncPoints } from '../points/lots';
import { claimRebates } from '../rebates/pay';
import { manualRebates, rebateReport } from '../rebates/report';
import { memberOf } from '../rewards/member';
import { toWire } from '../wallet/money';
import type { AreaHandlers } from '../calls/handler';

/** Claim in wire format. */
const claimedOf = (
  { brand }: Context,
  claim: { orderNo: string; amount: number; count: number },
) => ({ ...claim, amount: toWire(claim.amount, brand.currency.digits) });

type Rewards = AreaHandlers<'rewards'>;

/** Points mall and rebates. */
export const rewardsMoney = {
  points: (_, context) => {
    const { db, brand } = context;
    syncPoints(db, memberOf(context));
    return {
      balance: pointsOf(db, memberOf(context)),
      stakePerPoint: toWire(stakePerPoint(brand), brand.currency.digits),
      expiring: expiringOf(db, memberOf(context)),
    };
  },

  mallRewards: ({ type }, context) =>
    mallRewards(context.db, memberOf(context), { type, language: context.language }),

  redeemPoints: (input, context) =>
    once(context, () => redeem(context.db, memberOf(context), input)),

  pointHistory: (input, context) =>
    pointHistory(context.db, memberOf(context), { ...input, language: context.language }),

  rebateReport: (input, context) =>
    rebateReport(context.db, memberOf(context), input, rangeOf(input, context.brand, context.now)),

  manualRebates: (_, context) => manualRebates(context.db, memberOf(context)),

  claimRebate: ({ category }, context) =>
    once(context, () => claimedOf(context, claimRebates(context.db, memberOf(context), category))),

  claimAllRebates: (_, context) =>
    once(context, () => claimedOf(context, claimRebates(context.db, memberOf(context), undefined))),
} satisfies Partial<Rewards>;
