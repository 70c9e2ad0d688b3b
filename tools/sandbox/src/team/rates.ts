import type { Category } from '../catalogue/games';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { toMinor, toWire } from '../wallet/money';

/** Rates are stored as integer ten-thousandths: `0.0125` is 125. */
export const RATE_DIGITS = 4;
export const RATE_UNIT = 10_000;

export interface Limit {
  product: Category;
  min_rate: number;
  max_rate: number;
  step: number;
}

export type Rates = ReadonlyMap<Category, number>;

/** Rate in wire format. */
export interface WireRate {
  category: Category;
  rate: string;
}

export const wireRate = (rate: number): string => toWire(rate, RATE_DIGITS);

export const wireRates = (rates: Rates): WireRate[] =>
  [...rates].map(([category, rate]) => ({ category, rate: wireRate(rate) }));

/** Rate limits of the brand, for one product or all. */
export function limitsOf(db: Db, brand: Brand, product?: Category): Limit[] {
  const limits = db.all<Limit>(
    'SELECT product, min_rate, max_rate, step FROM rebate_limits WHERE brand = ?',
    brand.code,
  );
  return product === undefined ? limits : limits.filter((limit) => limit.product === product);
}

/** Rates of an account; a missing product means zero. */
export function ratesOf(db: Db, userId: number): Rates {
  const rows = db.all<{ product: Category; rate: number }>(
    'SELECT product, rate FROM rebate_rates WHERE user_id = ? ORDER BY product',
    userId,
  );
  return new Map(rows.map(({ product, rate }) => [product, rate]));
}

/**
 * SQL of an account's rate for the day and product of `t`; `current` is the left-joined row of `rebate_rates`.
 */
export const rateOn = (userId: string, current: string): string => `coalesce(
  (SELECT p.rate FROM past_rates p WHERE p.user_id = ${userId} AND p.product = t.product
     AND p.until_day > t.day ORDER BY p.until_day LIMIT 1), ${current}.rate, 0)`;

/** Archives the current rates of these products as valid until today; only the first call of a day has an effect. */
export function keepPastRates(db: Db, userId: number, products: Rates, today: number): void {
  const present = ratesOf(db, userId);
  for (const product of products.keys()) {
    db.run(
      `INSERT INTO past_rates (user_id, product, until_day, rate) VALUES (?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      userId,
      product,
      today,
      present.get(product) ?? 0,
    );
  }
}

/** Writes rates; other products stay unchanged. */
export function setRates(db: Db, userId: number, rates: Rates): void {
  for (const [product, rate] of rates) {
    db.run(
      `INSERT INTO rebate_rates (user_id, product, rate) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET rate = excluded.rate`,
      userId,
      product,
      rate,
    );
  }
}

/**
 * Validates rates that an agent assigns: on the brand's steps, not below `least` (current rates), not above
 * the agent's own. Throws `rebate.out.of.range` with the maximum by product.
 */
export function validRates(
  db: Db,
  brand: Brand,
  agentId: number,
  requested: readonly WireRate[],
  least: Rates = new Map(),
): Rates {
  const limits = new Map(limitsOf(db, brand).map((limit) => [limit.product, limit]));
  const ownRates = ratesOf(db, agentId);
  const given = new Map<Category, number>();
  const fields: Record<string, string> = {};
  for (const { category, rate } of requested) {
    const limit = limits.get(category);
    const most = ownRates.get(category) ?? 0;
    const value = toMinor(rate, RATE_DIGITS);
    const fits =
      limit !== undefined &&
      value !== undefined &&
      !given.has(category) &&
      value % limit.step === 0 &&
      value >= Math.max(limit.min_rate, least.get(category) ?? 0) &&
      value <= Math.min(most, limit.max_rate);
    if (fits) given.set(category, value);
    else fields[category] = wireRate(most);
  }
  if (Object.keys(fields).length > 0) throw refuse('rebate.out.of.range', { fields });
  return given;
}
