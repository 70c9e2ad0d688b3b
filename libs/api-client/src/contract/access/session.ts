import * as z from 'zod/mini';
import { grantedSession, optionalText, sessionToken } from './shapes';
import { callsOf, DOCUMENTED } from '../call';
import { wireId, wireText } from '../wire';

const call = callsOf({
  module: 'COMM3',
  auth: 'none',
  docs: DOCUMENTED && { section: 'D1 §7', provenance: 'spec' },
});

/** Calls about sessions, trials and captchas. */
export const accessSession = {
  login: call({
    method: 'POST',
    path: '/wps/session/login',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** Login method: user name and password, SMS code, or Firebase. */
        type: z.enum(['username', 'sms', 'firebase']),
        /** User name, or mobile number of the account, for `type` username. */
        username: optionalText(128),
        /** Password, for `type` username. */
        password: optionalText(128),
        /** Mobile number, for `type` sms. */
        mobileNum: optionalText(20),
        /** The code sent by SMS, for `type` sms. */
        messageCode: optionalText(10),
        /** The text of the captcha shown; required after `login.captcha.required`. */
        captcha: optionalText(16),
        /** Country calling code of the number, such as `84`; absent: the merchant's own country. */
        countryDialingCode: optionalText(8),
        /** Says that Firebase checked the number by SMS. */
        firebaseChannel: z.optional(z.literal('sms')),
        /** Firebase ID token, for `type` firebase. */
        firebaseIdToken: optionalText(4000),
        /** Mobile number that Firebase verified, for `type` firebase. */
        firebaseMobileNo: optionalText(20),
        /** Identifier that the client made for this device; captchas and wrong tries count for it. */
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
      errors: ['function.not.available', 'too.many.requests'],
      summary: 'Log in as a guest with play money',
    },
  }),
  trialUser: call({
    path: '/wps/member/trialuser',
    retry: false,
    module: 'FREEPLAY3',
    value: z.object({
      /** Token of the trial account's session. */
      token: sessionToken,
      /** User name of the trial account. */
      userName: wireText(128),
    }),
    docs: DOCUMENTED && {
      errors: ['function.not.available', 'too.many.requests'],
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
    input:
      DOCUMENTED &&
      z.object({
        /** Device that the captcha is issued to. */
        loginDeviceId: optionalText(64),
      }),
    value: wireText(60_000),
    docs: DOCUMENTED && {
      errors: ['too.many.requests'],
      summary: 'A captcha: a PNG image in base64',
    },
  }),
  captchaAudio: call({
    path: '/wps/captcha/audio',
    module: 'CAPTCHA3',
    input:
      DOCUMENTED &&
      z.object({
        /** Device whose last captcha is returned as audio. */
        loginDeviceId: wireId,
      }),
    value: z.object({
      /** WAV in base64. */
      audio: wireText(400_000),
    }),
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      provenance: 'chosen',
      section: 'decision 26',
      summary: 'The last captcha of this device as sound: a WAV in base64',
    },
  }),
};
