import * as z from 'zod/mini';
import { wireAmount, wireCount, wireId, wireTime } from './wire';

/** What a claim brought: the order in the ledger, and the money. */
export const claimed = z.object({ orderNo: wireId, amount: wireAmount });

/** The same for several at once. */
export const claimedTogether = z.object({
  orderNo: wireId,
  amount: wireAmount,
  /** How many were paid with it. */
  count: wireCount,
});

/** Both ends inclusive. */
export const timeSpan = z.object({ startDate: wireTime, endDate: wireTime });

/** The brand's own day, week from Monday, or calendar month. */
export const wirePeriod = z.enum(['DAY', 'WEEK', 'MONTH']);
