import type { CallParsed, Contract } from '@lobby/api-client/contract';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { flagIsOn } from '../platform/brand-settings';
import { dialingDigits, type MobileNumber, readMobile } from '../accounts/mobile-numbers';
import { sendSmsCode } from '../accounts/sms-codes';
import { userById, userByMobile } from '../accounts/users';

interface Given {
  /** The field's name in the call. */
  field: string;
  text: string;
  dialing: string | undefined;
}

function numberOf(given: Given, { brand, language }: Context): MobileNumber {
  const mobile = readMobile(brand, given, language);
  if ('fields' in mobile) throw refuse('field.invalid', mobile);
  return mobile;
}

function send({ db, brand, now }: Context, { number }: MobileNumber, purpose: string, to = true) {
  return sendSmsCode(db, brand.code, { mobile: number, purpose, silent: !to }, now);
}

/** Sends a login code. An unknown number is answered like a known one. */
export function sendLoginCode(given: Given, context: Context) {
  const { db, brand } = context;
  if (!flagIsOn(db, brand.code, 'SMSLOGIN3')) throw refuse('function.not.available');
  const mobile = numberOf(given, context);
  const known = userByMobile(db, brand.code, mobile) !== undefined;
  return send(context, mobile, 'login', known);
}

/** Sends a registration code; a taken number is reported only at registration, to its owner. */
export function sendRegistrationCode(given: Given, context: Context) {
  if (!flagIsOn(context.db, context.brand.code, 'MOBILENUMREG3')) throw refuse('register.closed');
  return send(context, numberOf(given, context), 'register');
}

/** Sends a code to reset the password. An unknown number is answered like a known one. */
export function sendResetCode(given: Given, context: Context) {
  const mobile = numberOf(given, context);
  const known = userByMobile(context.db, context.brand.code, mobile) !== undefined;
  return send(context, mobile, 'reset', known);
}

type Purpose = CallParsed<Contract['access']['sendAccountSms']>['purpose'];

/** Purpose of the code itself, which is valid for no other. */
const PURPOSES: Readonly<Record<Purpose, string>> = {
  PAYMENT: 'payment',
  MOBILE_OLD: 'mobile.old',
  MOBILE_NEW: 'mobile.new',
};

interface AccountCode {
  purpose: Purpose;
  text: string | undefined;
  dialing: string | undefined;
}

/** Number of the signed-in account; refuses another one. */
function ownNumber({ text, dialing }: AccountCode, context: Context): MobileNumber {
  const user = userById(context.db, signedIn(context).userId);
  const field = 'mobileNum';
  const own = user?.mobile ?? undefined;
  if (own === undefined) throw refuse('field.invalid', { fields: { [field]: 'no number' } });
  const kept = dialingDigits(user?.dialing_code ?? '') || undefined;
  const mobile = numberOf({ field, text: own, dialing: kept }, context);
  if (text !== undefined && text !== '') {
    const given = numberOf({ field, text, dialing: dialing ?? kept }, context);
    if (given.number !== mobile.number) {
      throw refuse('field.invalid', { fields: { [field]: 'not the number of this account' } });
    }
  }
  return mobile;
}

/** Sends a code to the signed-in account: to its own number, or to the one that it wants to bind. */
export function sendAccountCode(code: AccountCode, context: Context) {
  const { purpose, text, dialing } = code;
  const mobile =
    purpose === 'MOBILE_NEW'
      ? numberOf({ field: 'mobileNum', text: text ?? '', dialing }, context)
      : ownNumber(code, context);
  return send(context, mobile, PURPOSES[purpose]);
}
