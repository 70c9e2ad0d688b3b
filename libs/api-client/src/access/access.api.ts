import { deviceParam } from '../config';
import type { Answered, CallAnswer, CallInput } from '../contract';
import { access } from '../contract/access/access';
import type { sentCode } from '../contract/access/shapes';
import { bind, send, type SendOptions } from '../transport/send';
import { toSession, type GrantedSession } from './granted-session';

/** Customer type of a trial account (decision 9). */
const TRIAL = 4;

export interface PasswordLogin {
  userName: string;
  password: string;
  captcha?: string | undefined;
}

interface PhoneLogin {
  mobileNumber: string;
  /** With or without the leading plus sign. */
  dialingCode?: string | undefined;
  captcha?: string | undefined;
}

export interface SmsLogin extends PhoneLogin {
  /** Code from the SMS of `sendLoginCode`. */
  code: string;
}

export interface ThirdPartyLogin extends PhoneLogin {
  /** ID token that the third party issued for the verified code. */
  idToken: string;
}

const logIn = async (input: CallInput<typeof access.login>) =>
  toSession(await send(access.login, { ...input, ...deviceParam() }));

/** Logs in by password (D1 §3). Throws `login.wrong`, `login.captcha.required`, `login.account.locked` and others. */
export const login = ({ userName, password, captcha }: PasswordLogin) =>
  logIn({ type: 'username', username: userName, password, captcha });

/** Logs in with an SMS code (D1 §3). Throws as `login`. */
export const loginBySms = ({ mobileNumber, code, dialingCode, captcha }: SmsLogin) =>
  logIn({
    type: 'sms',
    mobileNum: mobileNumber,
    messageCode: code,
    countryDialingCode: dialingCode,
    captcha,
  });

/** Logs in with a phone number verified by a third party (decision 17). Throws as `login`. */
export const loginByThirdParty = ({
  mobileNumber,
  idToken,
  dialingCode,
  captcha,
}: ThirdPartyLogin) =>
  logIn({
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: idToken,
    firebaseMobileNo: mobileNumber,
    countryDialingCode: dialingCode,
    captcha,
  });

/** Logs in as a guest with play money. Throws `function.not.available`, `too.many.requests`. */
export const freePlay = async () => toSession(await send(access.freePlay, {}));

/** Creates a trial account (type 4). */
export const createTrial = async (): Promise<GrantedSession> => ({
  ...(await send(access.trialUser, {})),
  type: TRIAL,
  firstTimeLogin: false,
});

/** Ends the session of the token on the platform. */
export const logout = bind(access.logout);

/** Returns a captcha image: a PNG in base64. */
export const captcha = (options?: SendOptions): Promise<string> =>
  send(access.captcha, deviceParam(), options);

/** Returns the audio of this device's last captcha: a WAV in base64 (decision 26). */
export async function captchaAudio(options?: SendOptions): Promise<string> {
  const { audio } = await send(access.captchaAudio, deviceParam(), options);
  return audio;
}

/** Returns the registration fields with their rules, and whether a captcha is required (D1 §3). */
export const registerSettings = bind(access.registerSettings);

/** Answer of `registerSettings`. */
export type RegisterSettings = CallAnswer<typeof access.registerSettings>;
/** Rule of one field; `message` is by upper-case language code. */
export type FieldRule = RegisterSettings['fields'][number];

/** Rules of the fields of login, recovery and account, by field name: `loginUsername`, `password`, `email` (D1 §5). */
export async function validationRules(
  options?: SendOptions,
): Promise<Readonly<Record<string, FieldRule>>> {
  const { fields } = await send(access.validationRules, {}, options);
  return Object.fromEntries(fields.map((rule) => [rule.field, rule]));
}

/** The registration fields by the platform's names (D1 §3). */
export type Registration = Omit<CallInput<typeof access.register>, 'type' | 'loginDeviceId'>;

const completed = (registration: Registration) =>
  ({ ...registration, type: 0, ...deviceParam() }) as const;

/** Registers by user name and returns the session. Throws `register.username.taken`, `captcha.wrong` and others. */
export const register = async (registration: Registration) =>
  toSession(await send(access.register, completed(registration)));

/**
 * Registers by mobile number: requires `mobileNum`, and a code or a password depending on the flags (D1 §3).
 * Throws `sms.code.wrong`, `register.mobile.taken`.
 */
export const registerByMobile = async (registration: Registration) =>
  toSession(await send(access.registerMobile, completed(registration)));

/** Returns whether a user name is available. */
export async function userNameIsFree(username: string, options?: SendOptions): Promise<boolean> {
  const { available } = await send(access.checkUserName, { username }, options);
  return available;
}

/** Validates an invitation code and returns its canonical spelling. Throws `invitation.code.invalid`. */
export async function checkInvitation(
  invitation: string,
  domain?: string,
  options?: SendOptions,
): Promise<string> {
  const { code } = await send(access.checkAffiliate, { code: invitation, domain }, options);
  return code;
}

export interface CodeRequest {
  mobileNumber: string;
  /** With or without the leading plus sign. */
  dialingCode?: string | undefined;
}

/** D1 §9 */
const USUAL_MINUTES = 1;

const MAX_MINUTES = 1440;

/** Whether a validity is whole minutes up to a day. Any other counts as absent: the code was sent anyway. */
const isDuration = (minutes: number | undefined): minutes is number =>
  minutes !== undefined && Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES;

const toSentCode = ({ expiredMinutes }: Answered<typeof sentCode>) => ({
  /** Validity of the code in minutes; also the countdown of the resend button (D1 §9). */
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
 * Sends a login code. Throws `sms.too.often` with `retryAfterMs`, `field.invalid`.
 * Unknown numbers get the same answer, so that the call does not reveal accounts.
 */
export const sendLoginCode = async (request: CodeRequest) =>
  toSentCode(await send(access.sendLoginSms, mobileNo(request)));

/** Sends a registration code. Throws as `sendLoginCode`. */
export const sendRegistrationCode = async (request: CodeRequest) =>
  toSentCode(await send(access.sendRegisterSms, mobileNo(request)));

/** Sends a code to reset the password. Throws as `sendLoginCode`. */
export const sendResetCode = async (request: CodeRequest) =>
  toSentCode(await send(access.sendResetSms, mobileNum(request)));

export interface AccountCodeRequest extends Partial<CodeRequest> {
  /** Default: `PAYMENT`. `MOBILE_NEW` sends to the number to bind, the others to the bound number. */
  purpose?: CallInput<typeof access.sendAccountSms>['purpose'];
}

/**
 * Sends a code to the session's account: to the bound number or the number to bind. Throws `field.invalid` (no number,
 * or not the account's own), `sms.too.often`.
 */
export const sendAccountCode = async ({ purpose, ...request }: AccountCodeRequest = {}) =>
  toSentCode(await send(access.sendAccountSms, { purpose, ...mobileNum(request) }));

export interface PasswordReset {
  mobileNumber: string;
  dialingCode?: string | undefined;
  /** Code from the SMS of `sendResetCode`. */
  code: string;
  newPassword: string;
}

/** Sets a new password and logs in (D1 §4). Throws `sms.code.wrong`, `modify.new.old.same` (the code stays valid), `field.invalid`. */
export const resetPassword = async (reset: PasswordReset) =>
  toSession(
    await send(access.resetPasswordByPhone, {
      newPassword: reset.newPassword,
      mobileNum: reset.mobileNumber,
      verificationCode: reset.code,
      countryDialingCode: reset.dialingCode,
      ...deviceParam(),
    }),
  );

/** Mails a temporary password. Unknown accounts get the same answer (D1 §4). */
export const recoverByEmail = (account: { userName: string; email: string }) =>
  send(access.recoverByEmail, {
    username: account.userName.trim(),
    email: account.email.trim(),
  });

/**
 * Changes the login password and ends the account's other sessions. Throws `password.old.wrong`,
 * `modify.new.old.same`, `field.invalid`.
 */
export const changePassword = ({
  confirmation,
  ...passwords
}: {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}) => send(access.changePassword, { ...passwords, confirmNewPassword: confirmation });
