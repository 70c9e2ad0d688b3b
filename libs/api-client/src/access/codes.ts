import type { CallAnswer } from '../contract';
import { access } from '../contract/access';
import { send } from '../transport/send';

export interface CodeRequest {
  mobileNumber: string;
  /** With or without its plus sign. */
  dialingCode?: string | undefined;
}

/** A code that is under way. */
export interface SentCode {
  /** Minutes it is good for; also how long the button counts down (D1 §9). */
  expiresInMinutes: number;
}

/** D1 §9 */
const USUAL_MINUTES = 1;

const toSentCode = ({ expiredMinutes }: CallAnswer<typeof access.sendLoginSms>): SentCode => ({
  expiresInMinutes: expiredMinutes ?? USUAL_MINUTES,
});

const asked = ({ mobileNumber, dialingCode }: CodeRequest) => ({
  mobileNo: mobileNumber,
  countryDialingCode: dialingCode,
});

/**
 * Sends a code to log in with. Throws `sms.too.often` with how long to wait, `field.invalid`.
 * A number without an account is answered alike.
 */
export async function sendLoginCode(request: CodeRequest): Promise<SentCode> {
  return toSentCode(await send(access.sendLoginSms, asked(request)));
}

/** Sends a code to register with. Throws as `sendLoginCode` does. */
export async function sendRegistrationCode(request: CodeRequest): Promise<SentCode> {
  return toSentCode(await send(access.sendRegisterSms, asked(request)));
}

/** Sends a code to set a new password with. Throws as `sendLoginCode` does. */
export async function sendResetCode({ mobileNumber, dialingCode }: CodeRequest): Promise<SentCode> {
  const input = { mobileNum: mobileNumber, countryDialingCode: dialingCode };
  return toSentCode(await send(access.sendResetSms, input));
}

/** Sends a code to who is logged in: to the account's own number, unless another is given. */
export async function sendAccountCode(request: Partial<CodeRequest> = {}): Promise<SentCode> {
  const input = { mobileNum: request.mobileNumber, countryDialingCode: request.dialingCode };
  return toSentCode(await send(access.sendAccountSms, input));
}
