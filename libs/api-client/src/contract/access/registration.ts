import * as z from 'zod/mini';
import { fieldRule, grantedSession, optionalText } from './shapes';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import { wireText } from '../wire';

const call = callsOf({ module: 'REG3', auth: 'none', docs: DOCUMENTED && { section: 'D1 §5' } });

/** The fields a registration may carry (D1 §3). */
const registration = z.object({
  countryDialingCode: optionalText(8),
  registerUrl: wireText(253),
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
  username: optionalText(64),
  password: optionalText(128),
  confirmPassword: optionalText(128),
  affiliateCode: optionalText(64),
  domain: optionalText(253),
  paymentPassword: optionalText(16),
  recommenderId: optionalText(64),
  nickname: optionalText(64),
  payeeName: optionalText(128),
  email: optionalText(255),
  mobileNum: optionalText(20),
  idNumber: optionalText(64),
  qqNum: optionalText(64),
  facebook: optionalText(128),
  wechat: optionalText(128),
  line: optionalText(128),
  whatsapp: optionalText(128),
  zalo: optionalText(128),
  captcha: optionalText(16),
  verificationCode: optionalText(10),
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: optionalText(4000),
  type: z.literal(0),
  loginDeviceId: optionalText(64),
});

export const accessRegistration = {
  registerSettings: call({
    path: '/wps/system/setting/register',
    value: z.object({ captcha: z.boolean(), fields: strictList(z.array(fieldRule)) }),
    docs: DOCUMENTED && { summary: 'Rules of the registration fields' },
  }),
  validationRules: call({
    path: '/wps/system/setting/validation',
    module: 'COMM3',
    value: z.object({ fields: z.array(fieldRule) }),
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
        'function.not.available',
      ],
      provenance: 'spec',
      section: 'D1 §3',
      summary: 'Register by mobile number',
    },
  }),
  checkUserName: call({
    path: '/wps/check/username',
    input: DOCUMENTED && z.object({ username: wireText(64) }),
    value: z.object({ available: z.boolean() }),
    docs: DOCUMENTED && {
      section: 'D1 §7',
      summary: 'Whether a user name is free',
    },
  }),
  checkAffiliate: call({
    path: '/wps/agent/affiliate',
    module: 'AFFMAN3',
    input: DOCUMENTED && z.object({ code: wireText(64), domain: optionalText(253) }),
    value: z.object({ code: wireText(64) }),
    docs: DOCUMENTED && {
      errors: ['invitation.code.invalid'],
      provenance: 'spec',
      section: 'D1 §7',
      summary: 'Check an invitation code',
    },
  }),
};
