import * as z from 'zod/mini';
import { type AreaDefaults, callsOf, DOCUMENTED } from '../call';
import { wireAmount, wireCount, wireId, wireTime } from '../wire';

/** Defines reward calls: for real accounts (D2 §3). */
export const rewardCalls = /* @__NO_SIDE_EFFECTS__ */ ({ docs, ...area }: AreaDefaults) =>
  callsOf({ ...area, docs: DOCUMENTED && { roles: 'real', section: 'D2 §3', ...docs } });

/** Result of a claim: ledger order and amount. */
export const claimed = z.object({
  /** Number of the ledger's order that paid it. */
  orderNo: wireId,
  /** Amount paid. */
  amount: wireAmount,
});

/** Result of several claims at once. */
export const claimedTogether = z.object({
  /** Number of the ledger's order that paid it. */
  orderNo: wireId,
  /** Amount paid. */
  amount: wireAmount,
  /** Number of claims paid. */
  count: wireCount,
});

/** Range of time, both ends inclusive. */
export const timeSpan = z.object({
  /** Start, inclusive. */
  startDate: wireTime,
  /** End, inclusive. */
  endDate: wireTime,
});
