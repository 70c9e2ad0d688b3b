import { deviceParam } from '../config';
import type { CallAnswer, CallInput } from '../contract';
import { access } from '../contract/access/access';
import { bind, send, type SendOptions } from '../transport/send';
import { toSession } from './session';

/** Fields of the registration with their rules, and what the merchant asks for. */
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

/** Needs `mobileNum`, and a code or a password as the flags say (D1 §3). Throws `sms.code.wrong`, `register.mobile.taken`. */
export const registerByMobile = async (registration: Registration) =>
  toSession(await send(access.registerMobile, completed(registration)));

/** Whether no account has a user name yet. */
export async function userNameIsFree(username: string, options?: SendOptions): Promise<boolean> {
  const { available } = await send(access.checkUserName, { username }, options);
  return available;
}

/** Returns the code as the platform spells it. Throws `invitation.code.invalid`. */
export async function checkInvitation(
  invitation: string,
  domain?: string,
  options?: SendOptions,
): Promise<string> {
  const { code } = await send(access.checkAffiliate, { code: invitation, domain }, options);
  return code;
}
