/** Minor units as a decimal string (decision 7): `348260` with 2 digits is `3482.60`. */
export function toWire(minor: number, digits: number): string {
  const sign = minor < 0 ? '-' : '';
  const plain = String(Math.abs(minor)).padStart(digits + 1, '0');
  return digits === 0 ? sign + plain : `${sign}${plain.slice(0, -digits)}.${plain.slice(-digits)}`;
}

/** Decimal string as minor units; undefined if malformed or with too many fraction digits. */
export function toMinor(amount: string, digits: number): number | undefined {
  const match = /^(\d{1,15})(?:\.(\d+))?$/.exec(amount);
  if (match === null) return undefined;
  const fraction = match[2] ?? '';
  if (fraction.length > digits) return undefined;
  const minor = Number((match[1] ?? '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}
