import type { BrandCode } from '../brands/brands';
import { histories } from './histories';
import type { SeedPlan } from './plan';

/** Completed deposit or withdrawal of the seeded history, with a transaction. */
export interface MoneyOrder {
  kind: 'DEPOSIT' | 'WITHDRAWAL';
  /** `reference` of the transaction. */
  orderNo: string;
  userId: number;
  brand: BrandCode;
  /** Minor units, positive. */
  amount: number;
  /** Time of the request: minutes before a deposit's transaction, equal to a withdrawal's. */
  at: number;
  /** Time of the ledger transaction. */
  bookedAt: number;
}

const MINUTE_MS = 60_000;

/** Grouped by account id, oldest first. */
export function moneyOrders(plan: SeedPlan): readonly MoneyOrder[] {
  return histories(plan).flatMap(({ owner, entries }) =>
    entries.flatMap(({ kind, reference, amount, at }): MoneyOrder[] => {
      if (kind !== 'DEPOSIT' && kind !== 'WITHDRAWAL') return [];
      const waited = kind === 'DEPOSIT' ? 2 * MINUTE_MS + (at % (8 * MINUTE_MS)) : 0;
      return [
        {
          kind,
          orderNo: reference,
          userId: owner.userId,
          brand: owner.brand.code,
          amount: Math.abs(amount),
          at: at - waited,
          bookedAt: at,
        },
      ];
    }),
  );
}
