import { security } from '../contract/security/security';
import { toSession } from '../access/granted-session';
import { deviceParam } from '../config';
import type { CallInput } from '../contract';
import { bind, send, type SendOptions } from '../transport/send';

/** Security settings of the account, with masked personal data. */
export const config = bind(security.config);

/** Banks supported for cards. */
export const banks = bind(security.banks);

/**
 * Binds a bank card. Throws `payee.name.missing` (no holder given or set), `payee.name.fixed` (different holder),
 * `bank.card.limit`, `bank.card.taken`, `field.invalid` with `fields` `bankCode`, `accountNo` or `accountName`, and the
 * errors of the payment password.
 */
export const bindBankCard = bind(security.bindBankCard);

/** Status of the identity check, and the required documents. */
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

/** Whether a payment password is set, when it was set, and its remaining lock. */
export const paymentPassword = bind(security.hasPaymentPassword);

/** Sets the first payment password: six digits. Throws `payment.password.set`, `field.invalid`. */
export const setPaymentPassword = bind(security.setPaymentPassword);

/**
 * Changes the payment password. Throws `payment.password.wrong` with the attempts left,
 * `payment.password.locked` with the wait, `modify.new.old.same`, `field.invalid`.
 */
export const changePaymentPassword = bind(security.changePaymentPassword);

/**
 * Resets a forgotten payment password. Throws `sms.code.wrong`, `security.answer.wrong` with the attempts left,
 * `record.not.found` if the account has no mobile number or no questions for that reset type.
 */
export const resetPaymentPassword = bind(security.resetPaymentPassword);

/** Available security questions. */
export const questions = bind(security.questions);

/** The account's security questions; empty before they are set. */
export const myQuestions = bind(security.myQuestions);

/**
 * Sets the first answers, to three different questions. Throws `field.invalid` and the errors of the payment
 * password.
 */
export const setQuestions = bind(security.setQuestions);

/** Replaces questions and answers. Throws `security.answer.wrong` with the attempts left. */
export const changeQuestions = bind(security.changeQuestions);

/** Passkeys of the account, and whether adding one requires the password. */
export const passkeys = bind(security.passkeys);

/** WebAuthn credential type of passkeys. */
const PASSKEY = 'public-key' as const;

/**
 * Returns WebAuthn options to create a passkey. Throws `password.old.wrong`, `passkey.limit`,
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
    // Discoverable without a user name; requires fingerprint, face or PIN.
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** Adds a passkey that the browser created. Throws `passkey.wrong`, `passkey.limit`. */
export const addPasskey = bind(security.addPasskey);

/** Removes a passkey. Throws `record.not.found`. */
export const removePasskey = bind(security.removePasskey);

/** Returns WebAuthn options for a passkey login. Throws `too.many.requests` with the wait. */
export async function passkeyLoginOptions() {
  const { siteId, challenge, timeoutMs } = await send(security.passkeyLoginOptions, deviceParam());
  return { rpId: siteId, challenge, timeout: timeoutMs, userVerification: 'required' as const };
}

/** Logs in by passkey. Throws `passkey.wrong`, and the errors of an account that may not log in. */
export const passkeyLogin = async (response: CallInput<typeof security.passkeyLogin>['response']) =>
  toSession(await send(security.passkeyLogin, { response, ...deviceParam() }));

/** VAPID key for push subscriptions, and this device's current endpoint. */
export const push = (options?: SendOptions) => send(security.push, deviceParam(), options);

/** A browser's push subscription. */
export type PushSubscriber = Omit<CallInput<typeof security.addPush>, 'loginDeviceId'>;

/** Subscribes this device to the account's notifications. Throws `field.invalid` for an unknown push service. */
export const addPush = async (subscriber: PushSubscriber) =>
  send(security.addPush, { ...subscriber, ...deviceParam() });

/** Unsubscribes this device from notifications. */
export const removePush = async () => send(security.removePush, deviceParam());

/** Active sessions of the account, most recently seen first. */
export const sessions = bind(security.sessions);

/** Signs out another device. Throws `record.not.found` if it is signed out already. */
export const endSession = bind(security.endSession);
