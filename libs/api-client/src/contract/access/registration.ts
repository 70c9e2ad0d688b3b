import * as z from 'zod/mini';
import { fieldRule, grantedSession, optionalText } from './shapes';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import { wireText } from '../wire';

const call = callsOf({ module: 'REG3', auth: 'none', docs: DOCUMENTED && { section: 'D1 §5' } });

/** Fields of a registration (D1 §3). */
const registration = z.object({
  /** Country calling code of the number, such as `84`; absent: the merchant's own country. */
  countryDialingCode: optionalText(8),
  /** Address of the page that registers. */
  registerUrl: wireText(253),
  /** Runtime of the page: app shell, browser, installed PWA, or web clip. */
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
  /** User name. */
  username: optionalText(64),
  /** Password, by the rule of its field. */
  password: optionalText(128),
  /** `password` once more; must be the same. */
  confirmPassword: optionalText(128),
  /** Invitation code of the agent or friend who sent the new member. */
  affiliateCode: optionalText(64),
  /** Host name of the page. */
  domain: optionalText(253),
  /** Payment password to set at once: six digits. */
  paymentPassword: optionalText(16),
  /** Account that recommended the new member. */
  recommenderId: optionalText(64),
  /** Display name of the account. */
  nickname: optionalText(64),
  /** Name of the payee; bank cards must be in this name. */
  payeeName: optionalText(128),
  /** E-mail address. */
  email: optionalText(255),
  /** Mobile number, without the country calling code; required to register by mobile number. */
  mobileNum: optionalText(20),
  /** Number of an identity document. */
  idNumber: optionalText(64),
  /** QQ number. */
  qqNum: optionalText(64),
  /** Facebook name. */
  facebook: optionalText(128),
  /** WeChat name. */
  wechat: optionalText(128),
  /** LINE name. */
  line: optionalText(128),
  /** WhatsApp number. */
  whatsapp: optionalText(128),
  /** Zalo number. */
  zalo: optionalText(128),
  /** The text of the captcha shown. */
  captcha: optionalText(16),
  /** The code sent by SMS; required to register by mobile number without Firebase. */
  verificationCode: optionalText(10),
  /** Indicates that Firebase verified the number by SMS. */
  firebaseChannel: z.optional(z.literal('sms')),
  /** Firebase ID token of the verified number. */
  firebaseIdToken: optionalText(4000),
  /** Account type: a player. */
  type: z.literal(0),
  /** Identifier that the client made for this device; captchas and wrong tries count for it. */
  loginDeviceId: optionalText(64),
});

/** Calls about registration. */
export const accessRegistration = {
  registerSettings: call({
    path: '/wps/system/setting/register',
    value: z.object({
      /** Whether a captcha is required. */
      captcha: z.boolean(),
      /** Rules of the fields, in their order on the form. */
      fields: strictList(z.array(fieldRule)),
    }),
    docs: DOCUMENTED && { summary: 'Rules of the registration fields' },
  }),
  validationRules: call({
    path: '/wps/system/setting/validation',
    module: 'COMM3',
    value: z.object({
      /** Rules of the fields, in their order on the form. */
      fields: z.array(fieldRule),
    }),
    docs: DOCUMENTED && { summary: 'Rules of the fields of login, recovery and account' },
  }),
  register: call({
    method: 'PUT',
    path: '/wps/member/register',
    body: 'encrypted',
    input: DOCUMENTED && registration,
    value: grantedSession,
    docs: DOCUMENTED && {
      errors: [
        'register.username.taken',
        'register.mobile.taken',
        'register.field.invalid',
        'register.closed',
        'captcha.wrong',
        'invitation.code.invalid',
        'login.member.only',
        'account.excluded',
      ],
      provenance: 'spec',
      section: 'D1 §3',
      summary: 'Register by user name',
    },
  }),
  registerMobile: call({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    module: 'MOBILENUMREG3',
    body: 'encrypted',
    input: DOCUMENTED && registration,
    value: grantedSession,
    docs: DOCUMENTED && {
      errors: [
        'register.username.taken',
        'register.mobile.taken',
        'register.field.invalid',
        'register.closed',
        'captcha.wrong',
        'sms.code.wrong',
        'invitation.code.invalid',
        'login.member.only',
        'account.excluded',
        'function.not.available',
      ],
      provenance: 'spec',
      section: 'D1 §3',
      summary: 'Register by mobile number',
    },
  }),
  checkUserName: call({
    path: '/wps/check/username',
    input:
      DOCUMENTED &&
      z.object({
        /** User name to check. */
        username: wireText(64),
      }),
    value: z.object({
      /** Whether the name is free. */
      available: z.boolean(),
    }),
    docs: DOCUMENTED && {
      errors: ['too.many.requests'],
      section: 'D1 §7',
      summary: 'Whether a user name is free',
    },
  }),
  checkAffiliate: call({
    path: '/wps/agent/affiliate',
    module: 'AFFMAN3',
    input:
      DOCUMENTED &&
      z.object({
        /** Invitation code to check. */
        code: wireText(64),
        /** Host name of the page; some codes belong to one. */
        domain: optionalText(253),
      }),
    value: z.object({
      /** The code in the spelling to send with the registration. */
      code: wireText(64),
    }),
    docs: DOCUMENTED && {
      errors: ['invitation.code.invalid', 'too.many.requests'],
      provenance: 'spec',
      section: 'D1 §7',
      summary: 'Check an invitation code',
    },
  }),
};
