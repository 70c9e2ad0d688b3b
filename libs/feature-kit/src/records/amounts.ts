/** Decimal places of money on the wire. */
const SCALE = 8;

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,8}))?$/;

/** A decimal string in units of 10^-8; undefined for anything else. */
export function toUnits(amount: string): bigint | undefined {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(amount) ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole + fraction.padEnd(SCALE, '0'));
  return sign ? -units : units;
}

/** Units of 10^-8 as a decimal string. */
export function toAmount(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return (units < 0n ? '-' : '') + digits.slice(0, -SCALE) + (fraction && `.${fraction}`);
}

/** The exact sum of decimal strings (decision 7); those that are unknown are left out. */
export const sumOf = (amounts: readonly string[]): string =>
  toAmount(amounts.reduce((sum, amount) => sum + (toUnits(amount) ?? 0n), 0n));
