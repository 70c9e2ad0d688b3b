import { toAmount, toUnits } from '@lobby/core';
import { GAME_CATEGORIES, type GameCategory, type RebateSetting } from '@lobby/api-client';
import * as z from 'zod/mini';

/** Rates by category, decimal strings. */
export type Rates = Readonly<Record<string, string>>;

/** Schema of form values with rates. */
export const ratesSchema = () => z.object({ rates: z.record(z.string(), z.string()) });

/** Minimum rate of each category. */
export const leastRates = (settings: readonly RebateSetting[]): Rates =>
  Object.fromEntries(settings.map(({ category, minRate }) => [category, minRate]));

const isCategory = (name: string): name is GameCategory =>
  GAME_CATEGORIES.some((category) => category === name);

/** Rates in the request's format; skips unknown categories. */
export const toRebates = (rates: Rates) =>
  Object.entries(rates).flatMap(([category, rate]) =>
    isCategory(category) ? [{ category, rate }] : [],
  );

type Bounds = Pick<RebateSetting, 'minRate' | 'maxRate' | 'step'>;

/** Number of steps between minimum and maximum; 0 if they are equal or invalid. */
export function stepsOf({ minRate, maxRate, step }: Bounds): number {
  const [min, max, by] = [toUnits(minRate), toUnits(maxRate), toUnits(step)];
  if (min === undefined || max === undefined || by === undefined) return 0;
  return by <= 0n || max < min ? 0 : Number((max - min) / by);
}

/** Rate at `index` steps above the minimum. */
export function rateAt({ minRate, step }: Bounds, index: number): string {
  const [min = 0n, by = 0n] = [toUnits(minRate), toUnits(step)];
  return toAmount(min + by * BigInt(index));
}

/** Number of steps of a rate above the minimum. */
export function indexOf(bounds: Bounds, rate: string): number {
  const [min, by, at] = [toUnits(bounds.minRate), toUnits(bounds.step), toUnits(rate)];
  if (min === undefined || by === undefined || at === undefined || by <= 0n) return 0;
  return Math.min(stepsOf(bounds), Math.max(0, Number((at - min) / by)));
}

/** Quota group that a rate falls into. */
export const groupAt = ({ quotaGroups }: Pick<RebateSetting, 'quotaGroups'>, rate: string) => {
  const at = toUnits(rate) ?? 0n;
  return quotaGroups.find(
    ({ minRate, maxRate }) => at >= (toUnits(minRate) ?? 0n) && at <= (toUnits(maxRate) ?? 0n),
  );
};
