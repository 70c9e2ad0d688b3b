import { apiConfig } from '../config';
import type { CallAnswer, CallInput } from '../contract';
import { access } from '../contract/access';
import { send, type SendOptions } from '../transport/send';
import { type GrantedSession, toSession } from './session';

/** Rule of one field; `message` is by upper-case language code. */
export type FieldRule = CallAnswer<typeof access.registerSettings>['fields'][number];

export interface RegisterSettings {
  captcha: boolean;
  fields: FieldRule[];
}

/** The registration fields by the names the platform knows them under (D1 §3). */
export type Registration = Omit<CallInput<typeof access.register>, 'type' | 'loginDeviceId'>;

export function registerSettings(options?: SendOptions): Promise<RegisterSettings> {
  return send(access.registerSettings, {}, options);
}

/** Rules of the fields of login, recovery and account, by field name: `loginUsername`, `password`, `email` (D1 §5). */
export async function validationRules(
  options?: SendOptions,
): Promise<Readonly<Record<string, FieldRule>>> {
  const { fields } = await send(access.validationRules, {}, options);
  return Object.fromEntries(fields.map((rule) => [rule.field, rule]));
}

const completed = (registration: Registration) => ({
  ...registration,
  type: 0 as const,
  loginDeviceId: apiConfig().deviceId(),
});

export async function register(registration: Registration): Promise<GrantedSession> {
  return toSession(await send(access.register, completed(registration)));
}

/** Needs `mobileNum`, and a code or a password as the flags say (D1 §3). Throws `sms.code.wrong`, `register.mobile.taken`. */
export async function registerByMobile(registration: Registration): Promise<GrantedSession> {
  return toSession(await send(access.registerMobile, completed(registration)));
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
