import type { CallParsed, Contract } from '@lobby/api-client/contract';
import {
  boundReceiver,
  type MobileNumber,
  readMobile,
  receiverOf,
} from '../accounts/mobile-numbers';
import { MOBILE_TAKEN } from '../accounts/registration-rules.data';
import { matchSmsCode, spendSmsCode } from '../accounts/sms-codes';
import { type User, userById, userByMobile } from '../accounts/users';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { inheritBreaks } from '../protection/person';
import { paymentHashOf, requirePaymentPassword } from './payment-password';

type Binding = CallParsed<Contract['security']['setMobile']>;

const invalid = (fields: Record<string, string>) => refuse('field.invalid', { fields });

/** Id of the matching code sent to a number. Throws `sms.code.wrong`. */
function codeFor(
  { db, brand, now }: Context,
  sent: { mobile: string; purpose: string; code: string },
): number {
  const id = matchSmsCode(db, brand.code, sent, now);
  if (id === undefined) throw refuse('sms.code.wrong');
  return id;
}

/** Validated new number, different from the bound one. */
function numberIn(binding: Binding, own: User, context: Context): MobileNumber {
  const { brand, language } = context;
  const { mobileNum: text, countryDialingCode: dialing } = binding;
  const mobile = readMobile(brand, { field: 'mobileNum', text, dialing }, language);
  if ('fields' in mobile) throw invalid(mobile.fields);
  if (
    own.mobile !== null &&
    boundReceiver(brand, own.mobile, own.dialing_code) === receiverOf(brand, mobile)
  ) {
    throw invalid({ mobileNum: 'the number of this account' });
  }
  return mobile;
}

/** Verifies the bound number, else the payment password if set. Returns the codes to consume. */
async function proofOf(binding: Binding, user: User, context: Context): Promise<number[]> {
  const { oldVerificationCode: code = '', paymentPassword } = binding;
  if (user.mobile !== null) {
    const mobile = boundReceiver(context.brand, user.mobile, user.dialing_code);
    return [codeFor(context, { mobile, purpose: 'mobile.old', code })];
  }
  if (paymentHashOf(context.db, user.id) === undefined) return [];
  if (!paymentPassword) throw invalid({ paymentPassword: 'needed' });
  await requirePaymentPassword(context, paymentPassword);
  return [];
}

/**
 * Binds a mobile number, or changes it after verifying the old one. Throws `field.invalid`, `sms.code.wrong`,
 * `register.mobile.taken`, `payment.password.wrong`, `payment.password.locked`.
 */
export async function setMobile(binding: Binding, context: Context): Promise<void> {
  const { db, brand, language, now } = context;
  const user = userById(db, signedIn(context).userId);
  if (user === undefined) throw refuse('login.not.session');
  const mobile = numberIn(binding, user, context);
  const proofs = await proofOf(binding, user, context);
  const receiver = receiverOf(brand, mobile);
  const sent = { mobile: receiver, purpose: 'mobile.new', code: binding.verificationCode };
  const codes = [...proofs, codeFor(context, sent)];
  db.transaction(() => {
    if (userByMobile(db, brand.code, mobile) !== undefined) {
      throw refuse('register.mobile.taken', { fields: { mobileNum: MOBILE_TAKEN[language] } });
    }
    if (!codes.every((id) => spendSmsCode(db, id))) throw refuse('sms.code.wrong');
    db.run(
      'UPDATE users SET mobile = ?, dialing_code = ?, mobile_proved = 1 WHERE id = ?',
      mobile.number,
      mobile.dialing,
      user.id,
    );
    inheritBreaks(db, user.id, now);
  });
}
