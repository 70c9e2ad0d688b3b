import { describe, expect, test } from 'vitest';
import { api } from '../api';
import { good, platform, unsealed } from '../transport/transport.setup';

const SESSION = { token: 't', userName: 'mai', customerType: 2, firstTimeLogin: true };
const DEVICE = { loginDeviceId: 'device-1' };
const PHONE = { mobileNumber: '0912345601', dialingCode: '84' };
const WIRE_PHONE = { mobileNum: '0912345601', countryDialingCode: '84' };

test.each([
  [{ expiredMinutes: 5 }, 5],
  [{ expiredMinutes: '5' }, 5],
  [{ expiredMinutes: null }, 1],
  [{}, 1],
  // An invalid validity is ignored, because the code was sent.
  [{ expiredMinutes: 0 }, 1],
  [{ expiredMinutes: -5 }, 1],
  [{ expiredMinutes: 1.5 }, 1],
  [{ expiredMinutes: 1e9 }, 1],
])('a sent code of %o counts down %i minutes', async (value, expiresInMinutes) => {
  platform([good(value)]);
  const sent = await api.access.sendLoginCode({ mobileNumber: '0912345601' });
  expect(sent).toEqual({ expiresInMinutes });
});

test('registration rules are found by their field', async () => {
  const rule = { field: 'loginUsername', enabled: true, required: true };
  platform([good({ fields: [rule, { ...rule, field: 'email' }] })]);
  const rules = await api.access.validationRules();
  expect(Object.keys(rules)).toEqual(['loginUsername', 'email']);
  expect(rules['loginUsername']).toEqual(rule);
});

describe('what a login sends (D1 §3)', () => {
  test.each([
    [
      'by user name',
      () => api.access.login({ userName: 'mai', password: 'Play1234', captcha: '1234' }),
      { type: 'username', username: 'mai', password: 'Play1234', captcha: '1234' },
    ],
    [
      'by SMS',
      () => api.access.loginBySms({ ...PHONE, code: '123456' }),
      { type: 'sms', ...WIRE_PHONE, messageCode: '123456' },
    ],
    [
      'by a phone that a third party verified',
      () => api.access.loginByThirdParty({ ...PHONE, idToken: 'a.b.' }),
      {
        type: 'firebase',
        firebaseChannel: 'sms',
        firebaseIdToken: 'a.b.',
        firebaseMobileNo: '0912345601',
        countryDialingCode: '84',
      },
    ],
  ])('%s', async (_way, login, said) => {
    const { sent } = platform([good(SESSION)]);
    await login();
    expect(await unsealed(sent[0])).toEqual({ ...said, ...DEVICE });
  });
});

test.each([
  [SESSION, { type: 2, firstTimeLogin: true }],
  [
    { ...SESSION, firstTimeLogin: undefined },
    { type: 2, firstTimeLogin: false },
  ],
])('a login of %o opens %o (D1 §3)', async (value, session) => {
  platform([good(value)]);
  const granted = await api.access.login({ userName: 'mai', password: 'Play1234' });
  expect(granted).toEqual({ token: 't', userName: 'mai', ...session });
});

test.each(['', 'abc\r\nX-Evil: 1', 'a b', 'tôken', 't'.repeat(513)])(
  'a token that no header can carry opens no session: %j',
  async (token) => {
    platform([good({ ...SESSION, token }), good({ token })]);
    const login = api.access.login({ userName: 'mai', password: 'Play1234' });
    await expect(login).rejects.toMatchObject({ kind: 'contract' });
    await expect(api.access.createTrial()).rejects.toMatchObject({ kind: 'contract' });
  },
);

test.each(['register', 'registerByMobile'] as const)('%s is of type 0 (D1 §3)', async (call) => {
  const { sent } = platform([good(SESSION)]);
  const form = { registerUrl: 'aurora.example', registerMethod: 'PWA', username: 'mai' } as const;
  await api.access[call](form);
  expect(sent[0]?.method).toBe('PUT');
  expect(await unsealed(sent[0])).toEqual({ ...form, ...DEVICE, type: 0 });
});

test.each([
  ['sendLoginCode', { mobileNo: '0912345601', countryDialingCode: '84' }],
  ['sendRegistrationCode', { mobileNo: '0912345601', countryDialingCode: '84' }],
  ['sendResetCode', WIRE_PHONE],
  ['sendAccountCode', WIRE_PHONE],
] as const)('%s names number and country (D1 §3)', async (call, said) => {
  const { sent } = platform([good({ expiredMinutes: 5 })]);
  await api.access[call](PHONE);
  expect(await sent[0]?.json()).toEqual({ ...said, ...DEVICE });
});

test('a code for a new number says so', async () => {
  const { sent } = platform([good({ expiredMinutes: 5 })]);
  await api.access.sendAccountCode({ ...PHONE, purpose: 'MOBILE_NEW' });
  expect(await sent[0]?.json()).toEqual({ ...WIRE_PHONE, ...DEVICE, purpose: 'MOBILE_NEW' });
});

test('a password set by phone goes with its code (D1 §3)', async () => {
  const { sent } = platform([good(SESSION)]);
  await api.access.resetPassword({ ...PHONE, code: '123456', newPassword: 'Fresh2026' });
  const said = { newPassword: 'Fresh2026', verificationCode: '123456' };
  expect(await unsealed(sent[0])).toEqual({ ...said, ...WIRE_PHONE, ...DEVICE });
});

test('a change of password names the old one, the new one and its confirmation (D1 §3)', async () => {
  const { sent } = platform([good(null)]);
  const [oldPassword, newPassword] = ['Play1234', 'Fresh2026'];
  await api.access.changePassword({ oldPassword, newPassword, confirmation: newPassword });
  const said = { oldPassword, newPassword, confirmNewPassword: newPassword };
  expect(sent[0]?.headers.has('Encryption')).toBe(false);
  expect(await sent[0]?.json()).toEqual(said);
});

test('a captcha is the value itself, a picture in base64 (D1 §7)', async () => {
  platform([good('iVBORw0KGgo=')]);
  expect(await api.access.captcha()).toBe('iVBORw0KGgo=');
});

test('recovery by e-mail is a form of name and address, without the spaces around them (D1 §3)', async () => {
  const { sent } = platform([good(null)]);
  await api.access.recoverByEmail({ userName: ' mai ', email: ' mai@example.com ' });
  expect(sent[0]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded');
  expect(await sent[0]?.text()).toBe('username=mai&email=mai%40example.com');
});
