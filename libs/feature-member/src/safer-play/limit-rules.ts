import type { LimitName, Protection } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import {
  compareAmounts,
  LIMIT_KINDS,
  limitsOf,
  type KnownLimit,
  type LimitKind,
} from '@lobby/feature-kit';
import { currentRules } from '@lobby/session';

/** Kinds of limits offered by the brand's rule book. */
export const offeredKinds = (): LimitKind[] =>
  LIMIT_KINDS.filter((kind) => currentRules().limits[kind].length > 0);

/** One limit; undefined if not set. */
export const limitOf = (state: Protection, { kind, period }: LimitName): KnownLimit | undefined =>
  limitsOf(state, kind).find((limit) => limit.period === period);

/** Accepted money amounts; the maximum is the platform's largest. */
const MONEY = { min: '0', max: '999999999999' };

const MINUTES = {
  DAY: { min: '1', max: '1440' },
  WEEK: { min: '1', max: '10080' },
  MONTH: { min: '1', max: '44640' },
} as const satisfies Record<LimitName['period'], object>;

/** Bounds of a limit's amount: decimal strings, or minutes for SESSION. */
export const limitBounds = ({ kind, period }: LimitName) =>
  kind === 'SESSION' ? MINUTES[period] : MONEY;

/** Whether an amount raises the limit in force; a raise takes effect later. */
export const raisesLimit = (limit: KnownLimit | undefined, amount: Amount): boolean =>
  limit !== undefined && compareAmounts(amount, limit.amount) > 0;

/** Whether a limit or its pending change has an amount; with null, whether the limit is removed or being removed. */
export function isLimitSet(state: Protection, name: LimitName, amount: Amount | null): boolean {
  const limit = limitOf(state, name);
  const { pending } = limit ?? {};
  if (amount === null) return !limit || pending?.removal === true;
  const amounts = [limit?.amount, pending?.removal === false ? pending.amount : undefined];
  return amounts.some((one) => one !== undefined && compareAmounts(one, amount) === 0);
}
