import * as z from 'zod/mini';
import { grantedSession, optionalText } from './shapes';
import { callsOf, DOCUMENTED } from '../call';
import { wireId, wireText } from '../wire';

const call = callsOf({
  module: 'COMM3',
  auth: 'none',
  docs: DOCUMENTED && { section: 'D1 §7', provenance: 'spec' },
});

export const accessSession = {
  login: call({
    method: 'POST',
    path: '/wps/session/login',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        type: z.enum(['username', 'sms', 'firebase']),
        username: optionalText(128),
        password: optionalText(128),
        mobileNum: optionalText(20),
        messageCode: optionalText(10),
        captcha: optionalText(16),
        countryDialingCode: optionalText(8),
        firebaseChannel: z.optional(z.literal('sms')),
        firebaseIdToken: optionalText(4000),
        firebaseMobileNo: optionalText(20),
        loginDeviceId: optionalText(64),
      }),
    value: grantedSession,
    docs: DOCUMENTED && {
      errors: [
        'login.wrong',
        'login.captcha.required',
        'captcha.wrong',
        'login.account.locked',
        'login.no.permission',
        'login.member.only',
        'login.agent.only',
        'account.excluded',
        'function.not.available',
      ],
      section: 'D1 §3',
      summary: 'Log in',
    },
  }),
  freePlay: call({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    module: 'FREEPLAY3',
    value: grantedSession,
    docs: DOCUMENTED && {
      errors: ['function.not.available'],
      summary: 'Log in as a guest with play money',
    },
  }),
  trialUser: call({
    path: '/wps/member/trialuser',
    retry: false,
    module: 'FREEPLAY3',
    value: z.object({ token: wireText(512), userName: wireText(128) }),
    docs: DOCUMENTED && {
      errors: ['function.not.available'],
      summary: 'Create a trial account',
    },
  }),
  logout: call({
    method: 'DELETE',
    path: '/wps/session/logout',
    auth: 'session',
    tokenInPayload: true,
    docs: DOCUMENTED && { summary: 'Log out' },
  }),
  captcha: call({
    path: '/wps/captcha',
    module: 'CAPTCHA3',
    input: DOCUMENTED && z.object({ loginDeviceId: optionalText(64) }),
    value: wireText(60_000),
    docs: DOCUMENTED && { summary: 'A captcha: a PNG image in base64' },
  }),
  captchaAudio: call({
    path: '/wps/captcha/audio',
    module: 'CAPTCHA3',
    input: DOCUMENTED && z.object({ loginDeviceId: wireId }),
    value: z.object({ audio: wireText(400_000) }),
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      provenance: 'chosen',
      section: 'decision 26',
      summary: 'The captcha last issued to this device, as WAV in base64',
    },
  }),
};
