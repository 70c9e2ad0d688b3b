import { access } from '../contract/access';
import type { CallAnswer, CallInput } from '../contract';
import { apiConfig } from '../config';
import { send, type SendOptions } from '../transport/send';

/** A session as the platform grants it. */
export interface GrantedSession {
  token: string;
  userName: string;
  /** Customer type code (decision 9). */
  type: number;
  firstTimeLogin: boolean;
}

export interface PasswordLogin {
  userName: string;
  password: string;
  captcha?: string | undefined;
}

/** Rule of one registration field; `message` is by upper-case language code. */
export type FieldRule = CallAnswer<typeof access.registerSettings>['fields'][number];

export interface RegisterSettings {
  captcha: boolean;
  fields: FieldRule[];
}

/** The registration fields by the names the platform knows them under (D1 §3). */
export type Registration = Omit<CallInput<typeof access.register>, 'type' | 'loginDeviceId'>;

function toSession(value: CallAnswer<typeof access.login>): GrantedSession {
  const { token, userName, customerType, firstTimeLogin } = value;
  return { token, userName, type: customerType, firstTimeLogin };
}

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

export function registerSettings(options?: SendOptions): Promise<RegisterSettings> {
  return send(access.registerSettings, {}, options);
}

export async function register(registration: Registration): Promise<GrantedSession> {
  const value = await send(access.register, {
    ...registration,
    type: 0,
    loginDeviceId: apiConfig().deviceId(),
  });
  return toSession(value);
}

export async function userNameIsFree(userName: string, options?: SendOptions): Promise<boolean> {
  const { available } = await send(access.checkUserName, { username: userName }, options);
  return available;
}

/** The code as the platform spells it; refused with `invitation.code.invalid`. */
export async function checkInvitation(
  code: string,
  domain?: string,
  options?: SendOptions,
): Promise<string> {
  const value = await send(access.checkAffiliate, { code, domain }, options);
  return value.code;
}
