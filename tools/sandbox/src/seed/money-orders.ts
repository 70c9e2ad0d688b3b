import type { BrandCode } from '../brands/brands';
import type { SeedPlan } from './plan';

/** A deposit or withdrawal of the seeded history that went through: the ledger has its transaction. */
export interface MoneyOrder {
  kind: 'DEPOSIT' | 'WITHDRAWAL';
  orderNo: string;
  userId: number;
  brand: BrandCode;
  /** Minor units, positive. */
  amount: number;
  /** When it was asked for; the transaction stands some minutes later. */
  at: number;
}

/** Oldest first. */
export function moneyOrders(_plan: SeedPlan): readonly MoneyOrder[] {
  return [];
}
