import type { BrandCode } from '../brands/brands';
import { histories } from './histories';
import type { SeedPlan } from './plan';

/** A deposit or withdrawal of the seeded history that went through: the ledger has its transaction. */
export interface MoneyOrder {
  kind: 'DEPOSIT' | 'WITHDRAWAL';
  /** The transaction's `reference`. */
  orderNo: string;
  userId: number;
  brand: BrandCode;
  /** Minor units, positive. */
  amount: number;
  /** When it was asked for: some minutes before a deposit's transaction, together with a withdrawal's. */
  at: number;
  /** When its transaction stands in the ledger. */
  bookedAt: number;
}

const MINUTE_MS = 60_000;

/** Oldest first of each account, by account id. */
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
