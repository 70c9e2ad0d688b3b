import { security } from '../contract/security/security';
import { toSession } from '../access/session';
import { deviceParam } from '../config';
import type { CallInput } from '../contract';
import { bind, send, type SendOptions } from '../transport/send';

/** Security settings of the account, personal data masked. */
export const config = bind(security.config);

/** Banks a card may be of. */
export const banks = bind(security.banks);

/**
 * Binds a bank card. Throws `payee.name.missing` (no holder, none fixed), `payee.name.fixed` (another holder),
 * `bank.card.limit`, `bank.card.taken`, `field.invalid` with `fields` `bankCode`, `accountNo` or `accountName`, and the
 * errors of the payment password.
 */
export const bindBankCard = bind(security.bindBankCard);

/** State of the identity check, and the documents it asks for. */
export const identity = bind(security.identity);

/**
 * Sends the documents of the identity check, uploaded for the purpose `KYC`. Throws `field.invalid` with `fields`
 * `kind`, `realName`, `documentNumber`, `birthday`, `images` or `selfie`, `upload.invalid`, `identity.not.open`
 * (sent or approved already).
 */
export const submitIdentity = bind(security.submitIdentity);

/**
 * Binds a mobile number, or changes it, by codes of `access.sendAccountCode`. Throws `sms.code.wrong` (of either
 * number), `register.mobile.taken`, `field.invalid`, and for the first number the errors of the payment password.
 */
export const setMobile = bind(security.setMobile);

/** Whether a payment password is set, since when, and how long it is locked. */
export const paymentPassword = bind(security.hasPaymentPassword);

/** Sets the first one: six digits. Throws `payment.password.set`, `field.invalid`. */
export const setPaymentPassword = bind(security.setPaymentPassword);

/**
 * Changes it by the old one. Throws `payment.password.wrong` with the tries left,
 * `payment.password.locked` with the wait, `modify.new.old.same`, `field.invalid`.
 */
export const changePaymentPassword = bind(security.changePaymentPassword);

/**
 * Replaces a forgotten one. Throws `sms.code.wrong`, `security.answer.wrong` with the tries left,
 * `record.not.found` if the account has no mobile number or no question for that proof.
 */
export const resetPaymentPassword = bind(security.resetPaymentPassword);

/** Every question there is to choose from. */
export const questions = bind(security.questions);

/** The questions this person has answered; none before they are set. */
export const myQuestions = bind(security.myQuestions);

/** The first answers, to three different questions. Throws `field.invalid`, and the errors of the payment password. */
export const setQuestions = bind(security.setQuestions);

/** Replaces the answered questions by others. Throws `security.answer.wrong` with the tries left. */
export const changeQuestions = bind(security.changeQuestions);

/** Passkeys of the account, and whether another one asks for the password. */
export const passkeys = bind(security.passkeys);

/** Kind of credential that a passkey is. */
const PASSKEY = 'public-key' as const;

/**
 * Options to make a passkey with, as WebAuthn takes them. Throws `password.old.wrong`, `passkey.limit`,
 * `too.many.requests` with the wait, `account.no.permission` for a trial account.
 */
export async function passkeyOptions(input: CallInput<typeof security.passkeyOptions>) {
  const { siteId, siteName, userHandle, userName, algorithms, known, challenge, timeoutMs } =
    await send(security.passkeyOptions, input);
  return {
    rp: { id: siteId, name: siteName },
    user: { id: userHandle, name: userName, displayName: userName },
    challenge,
    timeout: timeoutMs,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: PASSKEY })),
    excludeCredentials: known.map((id) => ({ id, type: PASSKEY })),
    // Found without a user name, and opened by fingerprint, face or PIN.
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** Adds a passkey that the browser made. Throws `passkey.wrong`, `passkey.limit`. */
export const addPasskey = bind(security.addPasskey);

/** Removes a passkey. Throws `record.not.found`. */
export const removePasskey = bind(security.removePasskey);

/** Options to log in by passkey with, as WebAuthn takes them. Throws `too.many.requests` with the wait. */
export async function passkeyLoginOptions() {
  const { siteId, challenge, timeoutMs } = await send(security.passkeyLoginOptions, deviceParam());
  return { rpId: siteId, challenge, timeout: timeoutMs, userVerification: 'required' as const };
}

/** Logs in by passkey. Throws `passkey.wrong`, and the refusals of an account that may not log in. */
export const passkeyLogin = async (response: CallInput<typeof security.passkeyLogin>['response']) =>
  toSession(await send(security.passkeyLogin, { response, ...deviceParam() }));

/** The key to subscribe to notifications by, and where those of this device go. */
export const push = (options?: SendOptions) => send(security.push, deviceParam(), options);

/** A browser's push subscription. */
export type PushSubscriber = Omit<CallInput<typeof security.addPush>, 'loginDeviceId'>;

/** Sends this account's notifications to this device. Throws `field.invalid` for an unknown push service. */
export const addPush = async (subscriber: PushSubscriber) =>
  send(security.addPush, { ...subscriber, ...deviceParam() });

/** Sends no more notifications to this device. */
export const removePush = async () => send(security.removePush, deviceParam());

/** Where the account is signed in, the last seen first. */
export const sessions = bind(security.sessions);

/** Signs out on another device. Throws `record.not.found`: it is signed out already. */
export const endSession = bind(security.endSession);
