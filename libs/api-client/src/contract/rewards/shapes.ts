import * as z from 'zod/mini';
import { wireAmount, wireCount, wireId, wireTime } from '../wire';

/** What a claim brought: the order in the ledger, and the money. */
export const claimed = z.object({ orderNo: wireId, amount: wireAmount });

/** The same for several claims at once. */
export const claimedTogether = z.object({
  orderNo: wireId,
  amount: wireAmount,
  /** Number of claims paid. */
  count: wireCount,
});

/** Both ends inclusive. */
export const timeSpan = z.object({ startDate: wireTime, endDate: wireTime });
