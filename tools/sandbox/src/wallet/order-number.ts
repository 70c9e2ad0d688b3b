import { randomBytes } from 'node:crypto';

/** D deposit, W withdrawal, B bet, T transfer, R rebate, P reward, S stream. */
type OrderKind = 'D' | 'W' | 'B' | 'T' | 'R' | 'P' | 'S';

/** Generates an order number: kind, time, random part. */
export function orderNumber(kind: OrderKind, now: number): string {
  const chance = randomBytes(4).toString('hex').toUpperCase();
  return `${kind}${now.toString(36).toUpperCase()}${chance}`;
}
