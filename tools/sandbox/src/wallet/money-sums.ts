import type { Brand } from '../brands/brands';
import { toWire } from './money';

/** Columns of the daily totals that reports show as money. */
export const MONEY_COLUMNS = [
  'deposit',
  'withdraw',
  'stake',
  'valid_stake',
  'payout',
  'bonus',
  'rebate',
] as const;

/** Sums of these columns in minor units. */
export type MoneySums = Record<(typeof MONEY_COLUMNS)[number], number>;

/** SQL that sums columns under their own names; 0 without rows. */
export const sumsIn = (columns: readonly string[]): string =>
  columns.map((column) => `coalesce(sum(${column}), 0) AS ${column}`).join(', ');

/** Sums in wire format, with `netWin`: payout less stake. */
export function wireMoneySums({ currency: { digits } }: Brand, sums: MoneySums) {
  const wire = (minor: number) => toWire(minor, digits);
  return {
    deposit: wire(sums.deposit),
    withdraw: wire(sums.withdraw),
    stake: wire(sums.stake),
    validStake: wire(sums.valid_stake),
    payout: wire(sums.payout),
    netWin: wire(sums.payout - sums.stake),
    bonus: wire(sums.bonus),
    rebate: wire(sums.rebate),
  };
}
