import { securityPassword } from '../contract/security-password';
import { send, type SendOptions } from '../transport/send';
import type { SecurityAnswer } from './questions';

export interface PaymentPasswordState {
  set: boolean;
  /** How long it is locked after wrong tries, milliseconds; 0 when it is open. */
  lockedMs: number;
}

/** How a person proves himself who forgot the payment password. */
export type PaymentPasswordProof =
  { by: 'sms'; code: string } | { by: 'questions'; answers: SecurityAnswer[] };

const twice = (password: string) => ({
  paymentPassword: password,
  confirmPaymentPassword: password,
});

/** Whether a payment password is set (D2 §7). */
export async function paymentPassword(options?: SendOptions): Promise<PaymentPasswordState> {
  const value = await send(securityPassword.hasPaymentPassword, {}, options);
  return { set: value.hasWithdrawalPassword, lockedMs: value.lockedMs };
}

/** Sets the first one: six digits (D2 §7). Throws `payment.password.set`, `field.invalid`. */
export async function setPaymentPassword(password: string, options?: SendOptions): Promise<void> {
  await send(securityPassword.setPaymentPassword, twice(password), options);
}

/**
 * Changes it by the old one (D2 §7). Throws `payment.password.wrong` with the tries left,
 * `payment.password.locked` with the wait, `modify.new.old.same`, `field.invalid`.
 */
export async function changePaymentPassword(
  change: { old: string; password: string },
  options?: SendOptions,
): Promise<void> {
  const input = { oldPaymentPassword: change.old, ...twice(change.password) };
  await send(securityPassword.changePaymentPassword, input, options);
}

/**
 * Replaces a forgotten one (D2 §7). Throws `sms.code.wrong`, `security.answer.wrong` with the tries
 * left, `record.not.found` where no mobile number or no question stands for that proof.
 */
export async function resetPaymentPassword(
  { proof, password }: { proof: PaymentPasswordProof; password: string },
  options?: SendOptions,
): Promise<void> {
  const proven =
    proof.by === 'sms'
      ? ({ resetType: 'SMS', verificationCode: proof.code } as const)
      : ({ resetType: 'QUESTIONS', answers: proof.answers } as const);
  await send(securityPassword.resetPaymentPassword, { ...proven, ...twice(password) }, options);
}
