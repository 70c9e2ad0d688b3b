import * as z from 'zod/mini';
import {
  wireCategory,
  wireCount,
  wireId,
  wireInt,
  wireMoney,
  wireRate,
  wireText,
  wireTime,
} from './wire';

/** What an account earns of the stakes of one product. */
export const wireRebate = z.object({ productType: wireCategory, rate: wireRate });

/** Rates somebody is given; a product that is left out gets none. */
export const rebatesInput = z.array(wireRebate).check(z.maxLength(8));

/** One product, or all. */
export const productInput = { productType: z.optional(wireCategory) };

/**
 * Somebody below the caller. `userName` is whole for the direct downline (`level` 1) and masked
 * below it; `memberId` names him in other calls.
 */
export const memberShape = {
  memberId: wireId,
  userName: wireText(64),
  level: wireCount,
};

/** Sums of a team; `netWin` is the members' own: payout less stake. */
export const teamSums = {
  deposit: wireMoney,
  withdraw: wireMoney,
  stake: wireMoney,
  validStake: wireMoney,
  payout: wireMoney,
  netWin: wireMoney,
  bonus: wireMoney,
  rebate: wireMoney,
  bets: wireCount,
};

/** A row of the downline; never a phone number or a balance. */
export const downlineRow = z.object({
  ...memberShape,
  type: z.int(),
  registerDate: wireTime,
  lastLogin: z.optional(z.nullable(wireTime)),
  online: z._default(z.boolean(), false),
  status: z.enum(['ACTIVE', 'LOCKED']),
  directCount: wireCount,
  rebates: z._default(z.array(wireRebate), []),
});

/** From the caller (`level` 0) down to where one stands. */
export const breadcrumb = z.array(z.object(memberShape));

/** 0 player, 1 agent: what an agent may open. */
export const openedType = wireInt(0, 1);
