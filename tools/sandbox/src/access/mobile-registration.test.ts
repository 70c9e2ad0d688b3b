import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { phoneToken } from '../testing/phone-token';
import { signedInAs, visitor } from '../testing/visitor';

const NUMBER = '0901234567';
let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

const flags = (change: Record<string, boolean>) =>
  sandbox.control.flags({ brand: 'aurora', flags: { MOBILENUMREG3: true, ...change } });
const code = (purpose = 'register', mobileNum = NUMBER) =>
  sandbox.control.sendSms({ brand: 'aurora', mobileNum, purpose })[0]?.code;
const FORM = { mobileNum: NUMBER, registerUrl: 'aurora.localhost', registerMethod: 'PWA', type: 0 };
const register = (input: object) =>
  visitor(sandbox).call('access.registerMobile', { ...FORM, ...input });
const PASSWORD = { password: 'Moonlit22', confirmPassword: 'Moonlit22' };

/** Required by the flags (D1 §3): a code, a password. */
test.each([
  [false, false, ['verificationCode']],
  [true, false, ['verificationCode']],
  [false, true, ['password']],
  [true, true, ['password', 'verificationCode']],
])('with REGMOBVERF3 %s and MOBILENUMPASSREG3 %s requires %o', async (sms, password, asked) => {
  flags({ REGMOBVERF3: sms, MOBILENUMPASSREG3: password });
  const bare = await register({});
  expect(bare.errorCode).toBe('register.field.invalid');
  expect(Object.keys((bare.value as { fields: object }).fields).sort()).toEqual(asked);
  const verificationCode = asked.includes('verificationCode') ? code() : undefined;
  const given = {
    ...(password ? PASSWORD : {}),
    ...(verificationCode ? { verificationCode } : {}),
  };
  const opened = await register(given);
  expect(opened).toMatchObject({ success: true, value: { customerType: 0 } });
  const { userName } = opened.value as { userName: string };
  expect(userName).toMatch(/^m\d{9}$/);
  expect(userName).not.toContain('901234567');
});

it('sends the code, opens the account with it once, and finds it by its number', async () => {
  flags({ REGMOBVERF3: true, SMSLOGIN3: true });
  await visitor(sandbox).value('access.sendRegisterSms', { mobileNo: NUMBER });
  const verificationCode = sandbox.control.sms(NUMBER)[0]?.code;
  expect(await register({ verificationCode, username: 'player01' })).toMatchObject({
    errorCode: 'register.username.taken',
  });
  const opened = await register({ verificationCode, username: 'linhdan88' });
  expect(opened).toMatchObject({ value: { userName: 'linhdan88' } });
  expect(await register({ verificationCode })).toMatchObject({
    errorCode: 'register.mobile.taken',
  });
  const messageCode = code('login');
  const login = { type: 'sms', mobileNum: '+84901234567', countryDialingCode: '84', messageCode };
  expect(await visitor(sandbox).call('access.login', login)).toMatchObject({
    value: { userName: 'linhdan88' },
  });
});

it('a number that has an account is reported as taken only with the code sent to it', async () => {
  flags({});
  const mobileNum = '0912345601';
  const sent = await visitor(sandbox).call('access.sendRegisterSms', { mobileNo: mobileNum });
  expect(sent).toMatchObject({ success: true });
  expect(await register({ mobileNum, verificationCode: '000000' })).toMatchObject({
    errorCode: 'sms.code.wrong',
  });
  const verificationCode = code('register', mobileNum);
  expect(await register({ mobileNum, verificationCode })).toMatchObject({
    errorCode: 'register.mobile.taken',
    value: { fields: { mobileNum: expect.stringMatching(/./) as string } },
  });
});

it('accepts the third party’s verification while its flag is on', async () => {
  flags({ REGMOBVERF3: true, FIREBASESMS3: true });
  const token = await phoneToken(sandbox, '+84901234567');
  const proof = { firebaseChannel: 'sms', firebaseIdToken: token };
  expect(await register({ ...proof, firebaseIdToken: '000000x' })).toMatchObject({
    errorCode: 'sms.code.wrong',
  });
  expect(await register(proof)).toMatchObject({ success: true });
});

it('an account without a password may set one', async () => {
  flags({});
  const opened = await register({ verificationCode: code() });
  const { token, userName } = opened.value as { token: string; userName: string };
  const login = { type: 'username', username: userName, password: '' };
  expect(await visitor(sandbox).call('access.login', login)).toMatchObject({
    errorCode: 'login.wrong',
  });
  await visitor(sandbox, { token }).value('access.changePassword', {
    oldPassword: '',
    newPassword: 'Moonlit22',
    confirmNewPassword: 'Moonlit22',
  });
  const again = { ...login, password: 'Moonlit22' };
  expect(await visitor(sandbox).call('access.login', again)).toMatchObject({ success: true });
});

it('registration by name refuses a number that has an account', async () => {
  const form = { ...FORM, ...PASSWORD, username: 'linhdan88', mobileNum: '912345601' };
  expect(await visitor(sandbox).call('access.register', form)).toMatchObject({
    errorCode: 'register.mobile.taken',
  });
});

it('stores the payee name as banks write it', async () => {
  const form = { ...FORM, ...PASSWORD, username: 'linhdan88', payeeName: "Jean-Paul o'Brien" };
  const { token } = await visitor(sandbox).value<{ token: string }>('access.register', form);
  const me = visitor(sandbox, { token });
  expect(await me.call('member.setPayeeName', { payeeName: 'Other Name' })).toMatchObject({
    errorCode: 'payee.name.fixed',
  });
  expect(await me.value('security.config')).toMatchObject({ payeeNameMasked: 'J*** P*** O*****' });
});

test.each([
  ['a members’ site', 'MEMBERSITE3', 'agent01', 'login.member.only', 'player01'],
  ['a members’ site', 'MEMBERSITE3', 'virtualagent01', 'login.member.only', 'virtual01'],
  ['an agents’ site', 'AGENTSITE3', 'player01', 'login.agent.only', 'general01'],
])('%s refuses the other accounts', async (_, flag, refused, errorCode, welcome) => {
  sandbox.control.flags({ brand: 'aurora', flags: { [flag]: true } });
  const login = (username: string, password = 'Play1234') =>
    visitor(sandbox).call('access.login', { type: 'username', username, password });
  expect(await login(refused)).toMatchObject({ errorCode });
  // The account type is not revealed without the password.
  expect(await login(refused, 'wrong')).toMatchObject({ errorCode: 'login.wrong' });
  expect(await login(welcome)).toMatchObject({ success: true });
});

it('a members’ site has trial accounts, an agents’ site refuses them and registration', async () => {
  flags({ MEMBERSITE3: true });
  expect((await visitor(sandbox).call('access.freePlay')).success).toBe(true);
  flags({ MEMBERSITE3: false, AGENTSITE3: true });
  expect((await visitor(sandbox).call('access.freePlay')).errorCode).toBe('function.not.available');
  expect((await register({})).errorCode).toBe('register.closed');
});

it('sends a signed-in account codes to its own number only', async () => {
  const me = signedInAs(sandbox, 'player01');
  expect(await me.call('access.sendAccountSms', { mobileNum: '0912345602' })).toMatchObject({
    errorCode: 'field.invalid',
  });
  await me.value('access.sendAccountSms', { mobileNum: '912345601', countryDialingCode: '84' });
  expect(sandbox.control.sms('0912345601')).toMatchObject([{ purpose: 'payment' }]);
});
