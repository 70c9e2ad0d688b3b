import type { contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../../app';
import { visitor } from '../visitor';
import type { Examples } from './example';

const ACCOUNT = {
  username: 'tester77',
  password: 'Secret123',
  confirmPassword: 'Secret123',
  registerUrl: 'aurora.localhost',
  registerMethod: 'H5',
  type: 0,
};

const MOBILE = { registerUrl: 'aurora.localhost', registerMethod: 'H5', type: 0 };
const NUMBER = '0901234567';
const OWN = '0912345601';

/** Sets flags of aurora before the input is built. */
const flagged =
  (flags: Record<string, boolean>, input: object) =>
  (sandbox: Sandbox): object => {
    sandbox.control.flags({ brand: 'aurora', flags });
    return input;
  };

/** Last code sent to a number for a purpose. */
function codeTo(sandbox: Sandbox, mobileNum: string, purpose: string): string {
  return sandbox.control.sendSms({ brand: 'aurora', mobileNum, purpose })[0]?.code ?? '';
}

const reset = (change: object) => (sandbox: Sandbox) => ({
  mobileNum: OWN,
  newPassword: 'Secret123',
  verificationCode: codeTo(sandbox, OWN, 'reset'),
  ...change,
});

const afterSending = async (sandbox: Sandbox, name: 'access.sendResetSms', input: object) => {
  await visitor(sandbox).call(name, input);
  return input;
};

const CHANGE = {
  oldPassword: 'Play1234',
  newPassword: 'Secret123',
  confirmNewPassword: 'Secret123',
};

const LOGIN_SMS = { mobileNo: OWN, countryDialingCode: '84' };

export const access: Examples<typeof contract.access> = {
  login: {
    input: { type: 'username', username: 'player01', password: 'Play1234' },
    refused: [
      [{ type: 'username', username: 'player01', password: 'wrong' }, 'login.wrong'],
      [{ type: 'username', username: 'nobody99', password: 'Play1234' }, 'login.wrong'],
      [{ type: 'username', username: 'locked01', password: 'Play1234' }, 'login.no.permission'],
      [
        flagged({ SMSLOGIN3: false }, { type: 'sms', mobileNum: OWN, messageCode: '1' }),
        'function.not.available',
      ],
      [{ type: 'magic' }, 'request_param_err'],
    ],
  },
  freePlay: { refused: [[flagged({ FREEPLAY3: false }, {}), 'function.not.available']] },
  trialUser: { refused: [[flagged({ AGENTSITE3: true }, {}), 'function.not.available']] },
  logout: { user: 'player01' },
  captcha: {},
  captchaAudio: {
    input: async (sandbox) => {
      await visitor(sandbox).call('access.captcha', { loginDeviceId: 'phone-a' });
      return { loginDeviceId: 'phone-a' };
    },
    refused: [
      [{ loginDeviceId: 'phone-b' }, 'record.not.found'],
      [{}, 'request_param_err'],
    ],
  },
  registerSettings: {},
  validationRules: {},
  register: {
    input: ACCOUNT,
    refused: [
      [{ ...ACCOUNT, username: 'player01' }, 'register.username.taken'],
      [{ ...ACCOUNT, mobileNum: OWN }, 'register.mobile.taken'],
      [{ ...ACCOUNT, password: 'short', confirmPassword: 'short' }, 'register.field.invalid'],
      [{ ...ACCOUNT, affiliateCode: 'NOBODY' }, 'invitation.code.invalid'],
      [flagged({ USERNAMEREG3: false }, ACCOUNT), 'register.closed'],
    ],
  },
  registerMobile: {
    input: (sandbox) => {
      const verificationCode = codeTo(sandbox, NUMBER, 'register');
      return { ...MOBILE, mobileNum: NUMBER, verificationCode };
    },
    refused: [
      [
        flagged(
          { MOBILENUMREG3: false },
          { ...MOBILE, mobileNum: NUMBER, verificationCode: '123456' },
        ),
        'register.closed',
      ],
      [{ ...MOBILE, mobileNum: NUMBER, verificationCode: '123456' }, 'sms.code.wrong'],
      [{ ...MOBILE, mobileNum: '12' }, 'register.field.invalid'],
      [
        { ...MOBILE, mobileNum: NUMBER, firebaseChannel: 'sms', firebaseIdToken: '123456' },
        'function.not.available',
      ],
    ],
  },
  checkUserName: {
    input: { username: 'somebody' },
    refused: [[{}, 'request_param_err']],
  },
  checkAffiliate: {
    input: { code: 'agent01' },
    refused: [[{ code: 'NOPE' }, 'invitation.code.invalid']],
  },
  sendLoginSms: {
    input: LOGIN_SMS,
    refused: [
      [flagged({ SMSLOGIN3: false }, LOGIN_SMS), 'function.not.available'],
      [{ mobileNo: '12' }, 'field.invalid'],
      [{}, 'request_param_err'],
    ],
  },
  sendRegisterSms: {
    input: { mobileNo: NUMBER },
    refused: [
      [flagged({ MOBILENUMREG3: false }, { mobileNo: NUMBER }), 'register.closed'],
      [{ mobileNo: NUMBER, countryDialingCode: '999' }, 'field.invalid'],
    ],
  },
  sendResetSms: {
    input: { mobileNum: OWN, countryDialingCode: '+84' },
    refused: [
      [
        (sandbox) => afterSending(sandbox, 'access.sendResetSms', { mobileNum: OWN }),
        'sms.too.often',
      ],
      [
        (sandbox) => afterSending(sandbox, 'access.sendResetSms', { mobileNo: NUMBER }),
        'sms.too.often',
      ],
      [{}, 'field.invalid'],
    ],
  },
  sendAccountSms: {
    user: 'player01',
    refused: [
      [{ mobileNum: NUMBER }, 'field.invalid', 'player01'],
      [{}, 'field.invalid', 'fresh01'],
      [{ purpose: 'MOBILE_OLD' }, 'field.invalid', 'fresh01'],
      [{ purpose: 'MOBILE_NEW' }, 'field.invalid', 'player01'],
      [{ purpose: 'LOGIN' }, 'request_param_err', 'player01'],
      [{}, 'account.no.permission', 'virtual01'],
    ],
  },
  resetPasswordByPhone: {
    input: reset({}),
    refused: [
      [reset({ verificationCode: 'x' }), 'sms.code.wrong'],
      [reset({ mobileNum: NUMBER }), 'sms.code.wrong'],
      [reset({ newPassword: 'short' }), 'field.invalid'],
      [reset({ newPassword: 'Play1234' }), 'modify.new.old.same'],
    ],
  },
  recoverByEmail: {
    input: { username: 'player01', email: 'player01@player.example' },
    refused: [
      [{ username: 'player01', email: 'nothing' }, 'field.invalid'],
      [{ username: ' ', email: 'a@b.example' }, 'field.invalid'],
    ],
  },
  changePassword: {
    input: CHANGE,
    user: 'first01',
    refused: [
      [{ ...CHANGE, oldPassword: 'wrong' }, 'password.old.wrong', 'first01'],
      [{ ...CHANGE, confirmNewPassword: 'other' }, 'field.invalid', 'first01'],
      [
        { oldPassword: 'Play1234', newPassword: 'Play1234', confirmNewPassword: 'Play1234' },
        'modify.new.old.same',
        'first01',
      ],
    ],
  },
};
