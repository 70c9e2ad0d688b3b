import type { Protection, ProtectionLimit } from '@lobby/api-client';
import { PATHS, pathWith } from '@lobby/core';
import { compareAmounts } from '../amount/amount-text';

/** Kinds of limits. */
export const LIMIT_KINDS = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION'] as const;
/** Periods by the brand's clock. */
const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;

export type LimitKind = (typeof LIMIT_KINDS)[number];
type Period = (typeof PERIODS)[number];

/** A limit whose kind and period this client knows. */
export type KnownLimit = ProtectionLimit & { kind: LimitKind; period: Period };

const isKnown = (limit: ProtectionLimit): limit is KnownLimit =>
  limit.kind !== 'UNKNOWN' && limit.period !== 'UNKNOWN';

/** Set limits of a kind, the day's first. */
export const limitsOf = ({ limits }: Protection, kind: LimitKind): KnownLimit[] =>
  PERIODS.flatMap((period) =>
    limits.filter(isKnown).filter((limit) => limit.kind === kind && limit.period === period),
  );

/** Used share of a limit, 0 to 1. */
export function shareOf({ amount, used }: Pick<ProtectionLimit, 'amount' | 'used'>): number {
  const whole = Number(amount);
  return whole > 0 ? Math.min(1, Number(used) / whole) : 1;
}

/** Used share from which a limit counts as near. */
const NEAR = 0.8;

/** Returns whether a limit is reached (`full`), near (from 80 %) or `free`. */
export function reachOf(limit: Pick<ProtectionLimit, 'amount' | 'used'>): 'free' | 'near' | 'full' {
  if (compareAmounts(limit.used, limit.amount) >= 0) return 'full';
  return shareOf(limit) >= NEAR ? 'near' : 'free';
}

/** Address of a limit's page. */
export const limitPath = (kind: LimitKind, period?: Period): string =>
  pathWith(PATHS.saferPlayLimit, { kind, ...(period && { period }) });
