import { item } from './core/numbers';

/** Payment signs, one per payment kind. */
export const PAYMENT_SIGNS = ['BANK', 'QR', 'ONLINE', 'CARD', 'STORE', 'WALLET'] as const;
export type PaymentSign = (typeof PAYMENT_SIGNS)[number];

/** Strokes of the signs, 96 x 96. */
const STROKES: Readonly<Record<PaymentSign, string>> = {
  BANK: 'M20 42 48 24 76 42ZM30 48V66M42 48V66M54 48V66M66 48V66M22 73H74',
  QR: 'M24 24H42V42H24ZM54 24H72V42H54ZM24 54H42V72H24ZM54 54H62V62M72 54V56M54 72H58M66 66H72V72',
  ONLINE:
    'M48 22A26 26 0 1 1 48 74A26 26 0 1 1 48 22ZM22 48H74M48 22C34 34 34 62 48 74C62 62 62 34 48 22Z',
  CARD: 'M24 30H72A6 6 0 0 1 78 36V60A6 6 0 0 1 72 66H24A6 6 0 0 1 18 60V36A6 6 0 0 1 24 30ZM18 42H78M28 55H42',
  STORE:
    'M28 25H68L76 40A7 7 0 0 1 62 42A7 7 0 0 1 48 42A7 7 0 0 1 34 42A7 7 0 0 1 20 40ZM26 48V73H70V48M42 73V58H54V73',
  WALLET:
    'M66 36V27A5 5 0 0 0 61 22H28A7 7 0 0 0 28 36H70A6 6 0 0 1 76 42V68A6 6 0 0 1 70 74H28A7 7 0 0 1 21 67V29M76 48H62A7 7 0 0 0 62 62H76',
};

/** Background of a payment method without a company. */
const NEUTRAL = '#475467';

/** Backgrounds of wallets and banks, each with a contrast of 4.5:1 to the sign. */
const GROUNDS: readonly string[] = [
  '#1d4ed8',
  '#be185d',
  '#0f766e',
  '#6d28d9',
  '#b91c1c',
  '#0369a1',
  '#15803d',
  '#a1450c',
];

/**
 * Draws the mark of a payment method, 96 x 96: a sign on a plate. The company number gives consecutive companies
 * different backgrounds; the page sets their names beside as text (decision 33).
 */
export function drawPaymentMark(sign: PaymentSign, company?: number): string {
  const ground = company === undefined ? NEUTRAL : item(GROUNDS, company % GROUNDS.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="${ground}"/><path d="${STROKES[sign]}" fill="none" stroke="#ffffff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
}
