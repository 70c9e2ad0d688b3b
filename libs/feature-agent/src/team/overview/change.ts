import { toAmount, toUnits } from '@lobby/core';

/** How a figure differs from an earlier one. */
export interface Change {
  kind: 'up' | 'down' | 'same';
  /** Difference as a share of the earlier figure, a decimal string; undefined where that was zero. */
  share: string | undefined;
  /** Difference without its sign, a decimal string. */
  by: string;
}

/** Decimal places of money on the wire. */
const ONE = 100_000_000n;

const sizeOf = (units: bigint) => (units < 0n ? -units : units);

/** The change from `before` to `now`, decimal strings; undefined where one of them is not known. */
export function changeOf(now: string, before: string): Change | undefined {
  const [to, from] = [toUnits(now), toUnits(before)];
  if (to === undefined || from === undefined) return undefined;
  const difference = to - from;
  if (difference === 0n) return { kind: 'same', share: undefined, by: '0' };
  const share = from === 0n ? undefined : toAmount((sizeOf(difference) * ONE) / sizeOf(from));
  return { kind: difference > 0n ? 'up' : 'down', share, by: toAmount(sizeOf(difference)) };
}
