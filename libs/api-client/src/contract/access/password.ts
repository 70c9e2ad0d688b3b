import * as z from 'zod/mini';
import { grantedSession, optionalText } from './shapes';
import { callsOf, DOCUMENTED } from '../call';
import { wireText } from '../wire';

const call = callsOf({
  module: 'PASS3',
  auth: 'none',
  docs: DOCUMENTED && { section: 'D1 §7', provenance: 'spec' },
});

export const accessPassword = {
  resetPasswordByPhone: call({
    method: 'POST',
    path: '/wps/member/password/mobile',
    module: 'CHNGPASSVERIF3',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        newPassword: wireText(128),
        mobileNum: wireText(24),
        verificationCode: wireText(10),
        countryDialingCode: optionalText(8),
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
    input: DOCUMENTED && z.object({ username: wireText(128), email: wireText(255) }),
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
        oldPassword: wireText(128),
        newPassword: wireText(128),
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
