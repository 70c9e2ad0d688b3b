import type { CallParsed, Contract } from '@lobby/api-client/contract';
import { hashPassword } from '../accounts/passwords';
import { boundReceiver } from '../accounts/mobile-numbers';
import { takeSmsCode } from '../accounts/sms-codes';
import { userById } from '../accounts/users';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { questionsOf, requireAnswers } from './answers';
import {
  PAYMENT_PASSWORD,
  paymentHashOf,
  requirePaymentPassword,
  setPaymentPassword,
} from './payment-password';

interface NewPassword {
  paymentPassword: string;
  confirmPaymentPassword: string;
}

type Reset = CallParsed<Contract['security']['resetPaymentPassword']>;

function assertValid({ paymentPassword, confirmPaymentPassword }: NewPassword): void {
  const fields = {
    ...(PAYMENT_PASSWORD.test(paymentPassword) ? {} : { paymentPassword: 'six digits' }),
    ...(confirmPaymentPassword === paymentPassword
      ? {}
      : { confirmPaymentPassword: 'the same again' }),
  };
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
}

/** Sets the first payment password. Throws `field.invalid`, `payment.password.set`. */
export async function setFirst(input: NewPassword, context: Context): Promise<void> {
  const { db, now } = context;
  const { userId } = signedIn(context);
  assertValid(input);
  const hash = await hashPassword(input.paymentPassword);
  // Check after hashing: of two concurrent calls only one may succeed.
  if (paymentHashOf(db, userId) !== undefined) throw refuse('payment.password.set');
  setPaymentPassword(db, userId, hash, now);
}

/**
 * Changes the payment password, authorised by the current one. Throws `field.invalid`, `modify.new.old.same`.
 */
export async function change(
  input: NewPassword & { oldPaymentPassword: string },
  context: Context,
): Promise<void> {
  assertValid(input);
  await requirePaymentPassword(context, input.oldPaymentPassword);
  if (input.paymentPassword === input.oldPaymentPassword) throw refuse('modify.new.old.same');
  const hash = await hashPassword(input.paymentPassword);
  setPaymentPassword(context.db, signedIn(context).userId, hash, context.now);
}

/**
 * Verifies the SMS code for the purpose `payment`, sent to the bound mobile number. Throws
 * `record.not.found`, `sms.code.wrong`.
 */
function requireSmsCode(context: Context, code: string): void {
  const { db, brand, now } = context;
  const user = userById(db, signedIn(context).userId);
  if (!user?.mobile) throw refuse('record.not.found', { fields: { resetType: 'no mobile' } });
  const mobile = boundReceiver(brand, user.mobile, user.dialing_code);
  if (takeSmsCode(db, brand.code, { mobile, purpose: 'payment', code }, now)) return;
  throw refuse('sms.code.wrong');
}

async function verifyIdentity({ resetType, verificationCode, answers }: Reset, context: Context) {
  if (resetType === 'SMS') return requireSmsCode(context, verificationCode ?? '');
  if (questionsOf(context.db, signedIn(context).userId).length === 0) {
    throw refuse('record.not.found', { fields: { resetType: 'no questions' } });
  }
  return requireAnswers(context, answers ?? []);
}

/** Resets a forgotten payment password by SMS code or security answers, and clears its lock. */
export async function reset(input: Reset, context: Context): Promise<void> {
  const { db, now } = context;
  const { userId } = signedIn(context);
  assertValid(input);
  if (paymentHashOf(db, userId) === undefined) throw refuse('payment.password.missing');
  const hash = await hashPassword(input.paymentPassword);
  await verifyIdentity(input, context);
  setPaymentPassword(db, userId, hash, now);
}
