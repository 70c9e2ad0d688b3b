import { apiConfig } from '../config';
import type { CallAnswer } from '../contract';
import { access } from '../contract/access';
import { send, type SendOptions } from '../transport/send';

/** A session as the platform grants it. */
export interface GrantedSession {
  token: string;
  userName: string;
  /** Customer type code (decision 9). */
  type: number;
  /** A first login, or one with a temporary password: it is to be changed (D1 §4). */
  firstTimeLogin: boolean;
}

export interface PasswordLogin {
  userName: string;
  password: string;
  captcha?: string | undefined;
}

export interface SmsLogin {
  mobileNumber: string;
  /** As sent by `sendLoginCode`. */
  code: string;
  /** With or without its plus sign. */
  dialingCode?: string | undefined;
  captcha?: string | undefined;
}

export interface ThirdPartyLogin {
  mobileNumber: string;
  /** What the third party answered to the code. */
  idToken: string;
  dialingCode?: string | undefined;
  captcha?: string | undefined;
}

/** A granted session in our words. */
export function toSession(value: CallAnswer<typeof access.login>): GrantedSession {
  const { token, userName, customerType, firstTimeLogin } = value;
  return { token, userName, type: customerType, firstTimeLogin };
}

/** Throws `login.wrong`, `login.captcha.required`, `login.account.locked` and their like (D1 §3). */
export async function login({
  userName,
  password,
  captcha,
}: PasswordLogin): Promise<GrantedSession> {
  return toSession(
    await send(access.login, {
      type: 'username',
      username: userName,
      password,
      captcha,
      loginDeviceId: apiConfig().deviceId(),
    }),
  );
}

/** Logs in with a code sent to a phone (D1 §3). Throws as `login` does. */
export async function loginBySms(form: SmsLogin): Promise<GrantedSession> {
  return toSession(
    await send(access.login, {
      type: 'sms',
      mobileNum: form.mobileNumber,
      messageCode: form.code,
      countryDialingCode: form.dialingCode,
      captcha: form.captcha,
      loginDeviceId: apiConfig().deviceId(),
    }),
  );
}

/** Logs in with a phone that a third party verified (decision 17). Throws as `login` does. */
export async function loginByThirdParty(form: ThirdPartyLogin): Promise<GrantedSession> {
  return toSession(
    await send(access.login, {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken: form.idToken,
      firebaseMobileNo: form.mobileNumber,
      countryDialingCode: form.dialingCode,
      captcha: form.captcha,
      loginDeviceId: apiConfig().deviceId(),
    }),
  );
}

export async function freePlay(): Promise<GrantedSession> {
  return toSession(await send(access.freePlay, {}));
}

/** Creates a trial account (type 4). */
export async function createTrial(): Promise<GrantedSession> {
  const { token, userName } = await send(access.trialUser, {}, { once: true });
  return { token, userName, type: 4, firstTimeLogin: false };
}

export async function logout(): Promise<void> {
  await send(access.logout, {});
}

/** A captcha image as bytes of a PNG in base64. */
export async function captcha(options?: SendOptions): Promise<string> {
  const { image } = await send(access.captcha, { loginDeviceId: apiConfig().deviceId() }, options);
  return image;
}

/** The captcha last shown on this device to be heard: a WAV in base64 (decision 26). */
export async function captchaAudio(options?: SendOptions): Promise<string> {
  const { audio } = await send(
    access.captchaAudio,
    { loginDeviceId: apiConfig().deviceId() },
    options,
  );
  return audio;
}
