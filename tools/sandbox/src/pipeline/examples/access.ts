import type { contract } from '@lobby/api-client/contract';
import type { Examples } from './example';

const ACCOUNT = {
  username: 'tester77',
  password: 'Secret123',
  confirmPassword: 'Secret123',
  registerUrl: 'aurora.localhost',
  registerMethod: 'H5',
  type: 0,
};

export const access: Examples<typeof contract.access> = {
  login: {
    input: { type: 'username', username: 'player01', password: 'Play1234' },
    refused: [
      [{ type: 'username', username: 'player01', password: 'wrong' }, 'login.wrong'],
      [{ type: 'username', username: 'nobody99', password: 'Play1234' }, 'login.wrong'],
      [{ type: 'username', username: 'locked01', password: 'Play1234' }, 'login.no.permission'],
      [{ type: 'sms', mobileNum: '0912345601', messageCode: '1' }, 'function.not.available'],
      [{ type: 'magic' }, 'request_param_err'],
    ],
  },
  freePlay: {},
  trialUser: {},
  logout: { user: 'player01' },
  captcha: {},
  registerSettings: {},
  register: {
    input: ACCOUNT,
    refused: [
      [{ ...ACCOUNT, username: 'player01' }, 'register.username.taken'],
      [{ ...ACCOUNT, password: 'short', confirmPassword: 'short' }, 'register.field.invalid'],
      [{ ...ACCOUNT, affiliateCode: 'NOBODY' }, 'invitation.code.invalid'],
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
};
