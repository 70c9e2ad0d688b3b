import * as z from 'zod/mini';
import { grantedSession, optionalText } from './access-shapes';
import { defineCall } from './call';
import { noValue, wireText } from './wire';

export const accessPassword = {
  resetPasswordByPhone: defineCall({
    method: 'POST',
    path: '/wps/member/password/mobile',
    module: 'CHNGPASSVERIF3',
    auth: 'none',
    body: 'encrypted',
    input: z.object({
      newPassword: wireText(128),
      mobileNum: wireText(24),
      verificationCode: wireText(10),
      countryDialingCode: optionalText(8),
      loginDeviceId: optionalText(64),
    }),
    value: grantedSession,
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
  }),
  recoverByEmail: defineCall({
    method: 'POST',
    path: '/wps/member/password/email',
    module: 'PASS3',
    auth: 'none',
    body: 'form',
    input: z.object({ username: wireText(128), email: wireText(255) }),
    value: noValue,
    errors: ['field.invalid'],
    provenance: 'spec',
    section: 'D1 §7',
    summary: 'Mail a temporary password',
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/wps/member/password',
    module: 'PASS3',
    auth: 'session',
    body: 'encrypted',
    input: z.object({
      oldPassword: wireText(128),
      newPassword: wireText(128),
      confirmNewPassword: wireText(128),
    }),
    value: noValue,
    errors: ['field.invalid', 'password.old.wrong', 'modify.new.old.same', 'account.no.permission'],
    provenance: 'spec',
    section: 'D1 §7',
    summary: 'Change the password; the other sessions of the account end',
  }),
};
