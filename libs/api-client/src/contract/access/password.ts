import * as z from 'zod/mini';
import { grantedSession, optionalText } from './shapes';
import { callsOf, DOCUMENTED } from '../call';
import { wireText } from '../wire';

const call = callsOf({
  module: 'PASS3',
  auth: 'none',
  docs: DOCUMENTED && { section: 'D1 §7', provenance: 'spec' },
});

/** Calls about the login password. */
export const accessPassword = {
  resetPasswordByPhone: call({
    method: 'POST',
    path: '/wps/member/password/mobile',
    module: 'CHNGPASSVERIF3',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** New password. */
        newPassword: wireText(128),
        /** Mobile number, without the country calling code. */
        mobileNum: wireText(24),
        /** The code sent by SMS. */
        verificationCode: wireText(10),
        /** Country calling code of the number, such as `84`; absent: the merchant's own country. */
        countryDialingCode: optionalText(8),
        /** Identifier that the client made for this device; captchas and wrong tries count for it. */
        loginDeviceId: optionalText(64),
      }),
    value: grantedSession,
    docs: DOCUMENTED && {
      errors: [
        'field.invalid',
        'sms.code.wrong',
        'modify.new.old.same',
        'login.no.permission',
        'login.member.only',
        'login.agent.only',
        'account.excluded',
      ],
      provenance: 'chosen',
      section: 'D1 §4',
      summary: 'Set a new password by SMS code, and log in',
    },
  }),
  recoverByEmail: call({
    method: 'POST',
    path: '/wps/member/password/email',
    body: 'form',
    input:
      DOCUMENTED &&
      z.object({
        /** User name of the account. */
        username: wireText(128),
        /** E-mail address that the account has; the temporary password goes there. */
        email: wireText(255),
      }),
    docs: DOCUMENTED && {
      errors: ['field.invalid'],
      summary: 'Mail a temporary password',
    },
  }),
  changePassword: call({
    method: 'POST',
    path: '/wps/member/password',
    auth: 'session',
    input:
      DOCUMENTED &&
      z.object({
        /** Present password. */
        oldPassword: wireText(128),
        /** New password. */
        newPassword: wireText(128),
        /** `newPassword` once more; must be the same. */
        confirmNewPassword: wireText(128),
      }),
    docs: DOCUMENTED && {
      errors: [
        'field.invalid',
        'password.old.wrong',
        'modify.new.old.same',
        'account.no.permission',
      ],
      summary: 'Change the password; the other sessions of the account end',
    },
  }),
};
