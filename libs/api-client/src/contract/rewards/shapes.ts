import * as z from 'zod/mini';
import { type AreaDefaults, callsOf, DOCUMENTED } from '../call';
import { wireAmount, wireCount, wireId, wireTime } from '../wire';

/** Defines calls of rewards: for real accounts, by D2 §3. */
export const rewardCalls = /* @__NO_SIDE_EFFECTS__ */ ({ docs, ...area }: AreaDefaults) =>
  callsOf({ ...area, docs: DOCUMENTED && { roles: 'real', section: 'D2 §3', ...docs } });

/** Result of a claim: ledger order and amount. */
export const claimed = z.object({ orderNo: wireId, amount: wireAmount });

/** Result of several claims at once. */
export const claimedTogether = z.object({
  orderNo: wireId,
  amount: wireAmount,
  /** Number of claims paid. */
  count: wireCount,
});

/** Both ends inclusive. */
export const timeSpan = z.object({ startDate: wireTime, endDate: wireTime });
