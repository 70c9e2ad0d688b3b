import { toAmount, toUnits } from '@lobby/core';

/** Change of a figure against an earlier one. */
export interface Change {
  kind: 'up' | 'down' | 'same';
  /** Relative change, decimal string; undefined if the earlier figure was zero. */
  share: string | undefined;
  /** Absolute change without sign, decimal string. */
  by: string;
}

/** 1 in the smallest units of a wire amount (8 decimal places). */
const ONE = 100_000_000n;

const sizeOf = (units: bigint) => (units < 0n ? -units : units);

/** Change from `before` to `now` (decimal strings); undefined if one is not a number. */
export function changeOf(now: string, before: string): Change | undefined {
  const [to, from] = [toUnits(now), toUnits(before)];
  if (to === undefined || from === undefined) return undefined;
  const difference = to - from;
  if (difference === 0n) return { kind: 'same', share: undefined, by: '0' };
  const share = from === 0n ? undefined : toAmount((sizeOf(difference) * ONE) / sizeOf(from));
  return { kind: difference > 0n ? 'up' : 'down', share, by: toAmount(sizeOf(difference)) };
}
