import { deviceParam } from '../config';
import type { Answered, CallInput } from '../contract';
import { access } from '../contract/access/access';
import type { sentCode } from '../contract/access/shapes';
import { send } from '../transport/send';

export interface CodeRequest {
  mobileNumber: string;
  /** With or without its plus sign. */
  dialingCode?: string | undefined;
}

/** D1 §9 */
const USUAL_MINUTES = 1;

const MOST_MINUTES = 1440;

/** Whether a validity is usable: whole minutes up to a day. Any other counts as absent; the code was sent. */
const isDuration = (minutes: number | undefined): minutes is number =>
  minutes !== undefined && Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES;

const toSentCode = ({ expiredMinutes }: Answered<typeof sentCode>) => ({
  /** Minutes the code is valid; also the countdown of the button (D1 §9). */
  expiresInMinutes: isDuration(expiredMinutes) ? expiredMinutes : USUAL_MINUTES,
});

export type SentCode = ReturnType<typeof toSentCode>;

const mobileNo = ({ mobileNumber, dialingCode }: CodeRequest) => ({
  mobileNo: mobileNumber,
  countryDialingCode: dialingCode,
  ...deviceParam(),
});

const mobileNum = ({ mobileNumber, dialingCode }: Partial<CodeRequest>) => ({
  mobileNum: mobileNumber,
  countryDialingCode: dialingCode,
  ...deviceParam(),
});

/**
 * Sends a code to log in with. Throws `sms.too.often` with how long to wait, `field.invalid`.
 * A number without an account gets the same answer.
 */
export const sendLoginCode = async (request: CodeRequest) =>
  toSentCode(await send(access.sendLoginSms, mobileNo(request)));

/** Sends a code to register with. Throws as `sendLoginCode` does. */
export const sendRegistrationCode = async (request: CodeRequest) =>
  toSentCode(await send(access.sendRegisterSms, mobileNo(request)));

/** Sends a code to set a new password with. Throws as `sendLoginCode` does. */
export const sendResetCode = async (request: CodeRequest) =>
  toSentCode(await send(access.sendResetSms, mobileNum(request)));

export interface AccountCodeRequest extends Partial<CodeRequest> {
  /** Default: `PAYMENT`. `MOBILE_NEW` goes to the number to bind, the others to the bound one. */
  purpose?: CallInput<typeof access.sendAccountSms>['purpose'];
}

/**
 * Sends a code to the session's account: to its own number, or to the one to bind. Throws `field.invalid` (no number,
 * or not the account's), `sms.too.often`.
 */
export const sendAccountCode = async ({ purpose, ...request }: AccountCodeRequest = {}) =>
  toSentCode(await send(access.sendAccountSms, { purpose, ...mobileNum(request) }));
