import { deviceParam } from '../config';
import type { Answered, CallInput } from '../contract';
import { access } from '../contract/access/access';
import type { grantedSession } from '../contract/access/shapes';
import { bind, send, type SendOptions } from '../transport/send';

/** Customer type of a trial account (decision 9). */
const TRIAL = 4;

/** Maps a granted session. */
export const toSession = ({
  token,
  userName,
  customerType,
  firstTimeLogin,
}: Answered<typeof grantedSession>) => ({
  token,
  userName,
  /** Customer type code (decision 9). */
  type: customerType,
  /** A first login, or one with a temporary password, which must be changed (D1 §4). */
  firstTimeLogin,
});

export type GrantedSession = ReturnType<typeof toSession>;

export interface PasswordLogin {
  userName: string;
  password: string;
  captcha?: string | undefined;
}

interface PhoneLogin {
  mobileNumber: string;
  /** With or without its plus sign. */
  dialingCode?: string | undefined;
  captcha?: string | undefined;
}

export interface SmsLogin extends PhoneLogin {
  /** As sent by `sendLoginCode`. */
  code: string;
}

export interface ThirdPartyLogin extends PhoneLogin {
  /** The third party's answer to the code. */
  idToken: string;
}

const logIn = async (input: CallInput<typeof access.login>) =>
  toSession(await send(access.login, { ...input, ...deviceParam() }));

/** Throws `login.wrong`, `login.captcha.required`, `login.account.locked` and others (D1 §3). */
export const login = ({ userName, password, captcha }: PasswordLogin) =>
  logIn({ type: 'username', username: userName, password, captcha });

/** Logs in with a code sent to a phone (D1 §3). Throws as `login` does. */
export const loginBySms = ({ mobileNumber, code, dialingCode, captcha }: SmsLogin) =>
  logIn({
    type: 'sms',
    mobileNum: mobileNumber,
    messageCode: code,
    countryDialingCode: dialingCode,
    captcha,
  });

/** Logs in with a phone that a third party verified (decision 17). Throws as `login` does. */
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

/** Returns the captcha last shown on this device as sound: a WAV in base64 (decision 26). */
export async function captchaAudio(options?: SendOptions): Promise<string> {
  const { audio } = await send(access.captchaAudio, deviceParam(), options);
  return audio;
}
