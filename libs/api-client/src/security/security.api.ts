import { security } from '../contract/security/security';
import { bind } from '../transport/send';

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

/** Whether a payment password is set, and how long it is locked. */
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
