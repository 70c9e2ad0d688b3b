import type { Protection, ProtectionLimit } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import { compareAmounts, remainingAmount } from '@lobby/feature-kit';

/** Remainder of one of the player's deposit limits. */
export interface RemainingLimit {
  left: Amount;
  period: ProtectionLimit['period'];
}

const tighter = (one: RemainingLimit | undefined, other: RemainingLimit): RemainingLimit =>
  one && compareAmounts(one.left, other.left) <= 0 ? one : other;

/** The tightest of the player's deposit limits; undefined without one. */
export const tightestLimit = ({ limits }: Protection): RemainingLimit | undefined =>
  limits
    .filter(({ kind }) => kind === 'DEPOSIT')
    .map(({ amount, used, period }) => ({ left: remainingAmount(amount, used), period }))
    .reduce<RemainingLimit | undefined>(tighter, undefined);
