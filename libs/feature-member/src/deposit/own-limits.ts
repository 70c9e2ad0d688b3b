import type { Protection, ProtectionLimit } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import { compareAmounts, lessAmount } from '@lobby/feature-kit';

/** What one of the player's own limits leaves for deposits. */
export interface RemainingLimit {
  left: Amount;
  period: ProtectionLimit['period'];
  /** When the whole limit is free again. */
  endsAt: number;
}

/** Why no deposit is possible; `until` is missing where nothing ends it. */
export type Closure =
  { reason: 'break'; until: number | undefined } | { reason: 'limit'; until: number };

const tighter = (one: RemainingLimit | undefined, other: RemainingLimit): RemainingLimit =>
  one && compareAmounts(one.left, other.left) <= 0 ? one : other;

/** What each of the player's own deposit limits leaves. */
const remainingLimits = ({ limits }: Protection): RemainingLimit[] =>
  limits
    .filter(({ kind }) => kind === 'DEPOSIT')
    .map(({ amount, used, period, endsAt }) => ({
      left: lessAmount(amount, used),
      period,
      endsAt,
    }));

/** The tightest of the player's own deposit limits; undefined without one. */
export const tightestLimit = (protection: Protection): RemainingLimit | undefined =>
  remainingLimits(protection).reduce<RemainingLimit | undefined>(tighter, undefined);

/**
 * What closes deposits of `least` and more, until the last of it ends: a break, or own limits; undefined while they are
 * open.
 */
export function closureOf(protection: Protection, least: Amount): Closure | undefined {
  const { timeOut, selfExclusion } = protection;
  const breaks = [selfExclusion?.until, timeOut?.until].filter((end) => end !== undefined);
  const dated = breaks.filter((end) => typeof end === 'number');
  if (dated.length < breaks.length) return { reason: 'break', until: undefined };
  const limits = remainingLimits(protection)
    .filter(({ left }) => compareAmounts(left, least) < 0)
    .map(({ endsAt }) => endsAt);
  const ends = [...dated, ...limits];
  if (ends.length === 0) return undefined;
  return { reason: dated.length > 0 ? 'break' : 'limit', until: Math.max(...ends) };
}
