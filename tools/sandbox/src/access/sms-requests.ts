import type { CallParsed, Contract } from '@lobby/api-client/contract';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { flagIsOn } from '../platform/brand-settings';
import {
  dialingDigits,
  type MobileNumber,
  readMobile,
  receiverOf,
} from '../accounts/mobile-numbers';
import { callerWait } from '../accounts/caller-limits';
import { sendSmsCode, type SmsCode } from '../accounts/sms-codes';
import { userById, userByMobile } from '../accounts/users';

interface Given {
  /** The field's name in the call. */
  field: string;
  text: string;
  dialing: string | undefined;
}

/** A request for a code, from a device. */
interface Asked extends Given {
  device: string | undefined;
}

function numberOf(given: Given, { brand, language }: Context): MobileNumber {
  const mobile = readMobile(brand, given, language);
  if ('fields' in mobile) throw refuse('field.invalid', mobile);
  return mobile;
}

interface Sending extends SmsCode {
  silent?: boolean;
  device: string | undefined;
}

/** Sends a code, subject to the rate limits of the number, then of the caller. */
function send(context: Context, { device, ...sms }: Sending) {
  const { db, brand, now } = context;
  return db.transaction(() => {
    const sent = sendSmsCode(db, brand.code, sms, now);
    const wait = callerWait(context, 'callerSms', device);
    if (wait > 0) throw refuse('sms.too.often', { retryAfterMs: wait });
    return sent;
  });
}

/** Sends a login code. Unknown numbers get the same response. */
export function sendLoginCode(asked: Asked, context: Context) {
  const { db, brand } = context;
  if (!flagIsOn(db, brand.code, 'SMSLOGIN3')) throw refuse('function.not.available');
  const mobile = numberOf(asked, context);
  const silent = userByMobile(db, brand.code, mobile) === undefined;
  const receiver = receiverOf(brand, mobile);
  return send(context, { mobile: receiver, purpose: 'login', silent, device: asked.device });
}

/** Sends a registration code; a taken number is reported only at registration, to its owner. */
export function sendRegistrationCode(asked: Asked, context: Context) {
  if (!flagIsOn(context.db, context.brand.code, 'MOBILENUMREG3')) throw refuse('register.closed');
  const receiver = receiverOf(context.brand, numberOf(asked, context));
  return send(context, { mobile: receiver, purpose: 'register', device: asked.device });
}

/** Sends a code to reset the password. Unknown numbers get the same response. */
export function sendResetCode(asked: Asked, context: Context) {
  const mobile = numberOf(asked, context);
  const silent = userByMobile(context.db, context.brand.code, mobile) === undefined;
  const receiver = receiverOf(context.brand, mobile);
  return send(context, { mobile: receiver, purpose: 'reset', silent, device: asked.device });
}

type Purpose = CallParsed<Contract['access']['sendAccountSms']>['purpose'];

/** Stored purpose of each code; a code is valid for its purpose only. */
const PURPOSES: Readonly<Record<Purpose, string>> = {
  PAYMENT: 'payment',
  MOBILE_OLD: 'mobile.old',
  MOBILE_NEW: 'mobile.new',
};

interface AccountCode {
  device: string | undefined;
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

/** Sends a code to the signed-in account: to its bound number, or to the number to bind. */
export function sendAccountCode(code: AccountCode, context: Context) {
  const { purpose, text, dialing, device } = code;
  const mobile =
    purpose === 'MOBILE_NEW'
      ? numberOf({ field: 'mobileNum', text: text ?? '', dialing }, context)
      : ownNumber(code, context);
  const receiver = receiverOf(context.brand, mobile);
  return send(context, { mobile: receiver, purpose: PURPOSES[purpose], device });
}
