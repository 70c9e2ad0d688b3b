import type { LimitName, Protection, ProtectionLimit } from '@lobby/api-client';
import { PATHS, type Amount } from '@lobby/core';
import { currentRules } from '@lobby/session';
import { compareAmounts } from '../amount/amount-text';

/** What can be limited. */
export const KINDS = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION'] as const;
/** Periods in the brand's own time. */
const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;

export type Kind = (typeof KINDS)[number];
export type Period = (typeof PERIODS)[number];

/** A limit of a kind and a period that this client knows. */
export type KnownLimit = ProtectionLimit & { kind: Kind; period: Period };

/** Kinds of limits that the brand's rules offer. */
export const offeredKinds = (): Kind[] =>
  KINDS.filter((kind) => currentRules().limits[kind].length > 0);

const isKnown = (limit: ProtectionLimit): limit is KnownLimit =>
  limit.kind !== 'UNKNOWN' && limit.period !== 'UNKNOWN';

/** Limits of a kind that are set, day first. */
export const limitsOf = ({ limits }: Protection, kind: Kind): KnownLimit[] =>
  PERIODS.flatMap((period) =>
    limits.filter(isKnown).filter((limit) => limit.kind === kind && limit.period === period),
  );

/** One limit; undefined where it is not set. */
export const limitOf = (state: Protection, { kind, period }: LimitName): KnownLimit | undefined =>
  limitsOf(state, kind).find((limit) => limit.period === period);

/** Longest amounts that the platform keeps; no money amount above it is typed by intent. */
const MONEY = { min: '0', max: '999999999999' };

/** Bounds of an amount; minutes of a period for SESSION. */
export const boundsOf = ({ kind, period }: LimitName) =>
  kind === 'SESSION' ? MINUTES[period] : MONEY;

const MINUTES = {
  DAY: { min: '1', max: '1440' },
  WEEK: { min: '1', max: '10080' },
  MONTH: { min: '1', max: '44640' },
} as const satisfies Record<Period, object>;

/** Share of a limit that is used: 0 to 1. */
export function shareOf({ amount, used }: Pick<ProtectionLimit, 'amount' | 'used'>): number {
  const whole = Number(amount);
  return whole > 0 ? Math.min(1, Number(used) / whole) : 1;
}

/** Share from which a limit is told of before it is reached. */
const NEAR = 0.8;

/** How far a limit is used. */
export function reachOf(limit: Pick<ProtectionLimit, 'amount' | 'used'>): 'free' | 'near' | 'full' {
  if (compareAmounts(limit.used, limit.amount) >= 0) return 'full';
  return shareOf(limit) >= NEAR ? 'near' : 'free';
}

/** Whether an amount allows more than the limit in force; such a change waits. */
export const isLooser = (limit: KnownLimit | undefined, amount: Amount): boolean =>
  limit !== undefined && compareAmounts(amount, limit.amount) > 0;

/** Whether a limit, or the change that waits for it, has an amount; null: whether it is gone or going. */
export function isSet(state: Protection, name: LimitName, amount: Amount | null): boolean {
  const limit = limitOf(state, name);
  const { pending } = limit ?? {};
  if (amount === null) return !limit || pending?.removal === true;
  const amounts = [limit?.amount, pending?.removal === false ? pending.amount : undefined];
  return amounts.some((one) => one !== undefined && compareAmounts(one, amount) === 0);
}

/** Address of a limit's page. */
export const limitPath = (kind: Kind, period?: Period): string =>
  `${PATHS.saferPlayLimit}?${new URLSearchParams({ kind, ...(period && { period }) })}`;
