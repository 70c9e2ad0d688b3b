import type { Problem } from './problems';

/** D1 §9 */
export const MOBILE_MAX_LENGTH = 20;
/** D1 §5: the exact bounds are the server's to hold. */
const FEWEST_DIGITS = 6;

/** A mobile number before a code is asked for: digits, with or without the signs people write among them. */
export function phoneProblem(text: string): Problem | null {
  const typed = text.trim();
  if (typed === '') return 'mobileRequired';
  const digits = typed.replaceAll(/[\s().+-]/g, '');
  const good = /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS;
  return good && typed.length <= MOBILE_MAX_LENGTH ? null : 'mobileFormat';
}

/** As it is sent: digits alone. */
export const phoneDigits = (text: string) => text.replaceAll(/\D/g, '').slice(0, MOBILE_MAX_LENGTH);

/** D1 §5: numeric, at most ten. */
export function codeProblem(text: string): Problem | null {
  const typed = text.trim();
  if (typed === '') return 'codeRequired';
  return /^\d{1,10}$/.test(typed) ? null : 'codeDigits';
}
