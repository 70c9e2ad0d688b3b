import { toUnits } from '@lobby/core';

/** Resolution of a chart: parts of the largest amount. */
const PARTS = 1000n;

/** An amount as a share of the largest, -1 to 1, exact enough to draw; 0 if unknown. */
export function shareOf(amount: string, largest: bigint): number {
  const units = toUnits(amount) ?? 0n;
  return largest === 0n ? 0 : Number((units * PARTS) / largest) / Number(PARTS);
}

/** The largest absolute amount, in units of 10^-8. */
export function largestOf(amounts: readonly string[]): bigint {
  const sizes = amounts.map((amount) => {
    const units = toUnits(amount) ?? 0n;
    return units < 0n ? -units : units;
  });
  return sizes.reduce((most, size) => (size > most ? size : most), 0n);
}
