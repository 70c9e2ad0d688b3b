import { beforeEach, describe, expect, it, test } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { phoneToken } from '../testing/phone-token';
import { visitor } from '../testing/visitor';

const MINUTE = 60_000;
const NUMBER = '0912345601';
const platform = platformAt(Date.UTC(2026, 10, 20));
beforeEach(() => {
  platform.sandbox.control.flags({
    brand: 'aurora',
    flags: { SMSLOGIN3: true, FIREBASESMS3: true },
  });
});

const guest = () => visitor(platform.sandbox);
const send = (input: object = {}) =>
  guest().call('access.sendLoginSms', { mobileNo: NUMBER, ...input });
const codes = (mobile = NUMBER) => platform.sandbox.control.sms(mobile);
const login = (messageCode: string | undefined, input: object = {}) =>
  guest().call('access.login', { type: 'sms', mobileNum: NUMBER, messageCode, ...input });

it('a code has six digits, is valid for five minutes and logs in once', async () => {
  expect(await send()).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
  const [sent] = codes();
  expect(sent).toMatchObject({
    purpose: 'login',
    sentAt: platform.now,
    expiresAt: platform.now + 5 * MINUTE,
  });
  expect(sent?.code).toMatch(/^\d{6}$/);
  expect(await login(sent?.code)).toMatchObject({ value: { userName: 'player01' } });
  expect(await login(sent?.code)).toMatchObject({ errorCode: 'login.wrong' });
});

test.each([
  ['912345601', undefined],
  ['0912 345 601', '84'],
  ['+84 912-345-601', '+84'],
  ['0084912345601', '84'],
])('a number is recognised as %s', async (mobileNo, countryDialingCode) => {
  expect(
    await send({ mobileNo, ...(countryDialingCode ? { countryDialingCode } : {}) }),
  ).toMatchObject({ success: true });
  expect(codes()).toHaveLength(1);
  expect(await login(codes()[0]?.code, { mobileNum: mobileNo })).toMatchObject({ success: true });
});

test.each([
  [{ mobileNo: '12' }, 'mobileNo'],
  [{ mobileNo: '09123456O1' }, 'mobileNo'],
  [{ mobileNo: '' }, 'mobileNo'],
  [{ mobileNo: '0912345601', countryDialingCode: '1' }, 'mobileNo'],
  [{ mobileNo: '091234560', countryDialingCode: '886' }, 'mobileNo'],
  [{ countryDialingCode: '999' }, 'countryDialingCode'],
])('%o is refused in the language of the request', async (input, field) => {
  const answer = await visitor(platform.sandbox, { headers: { Language: 'JA' } }).call(
    'access.sendLoginSms',
    {
      mobileNo: NUMBER,
      ...input,
    },
  );
  expect(answer.errorCode).toBe('field.invalid');
  const { fields } = answer.value as { fields: Record<string, string> };
  expect(Object.keys(fields)).toEqual([field]);
  expect(fields[field]).toMatch(/番号/);
});

it('a number gets one code a minute and five an hour, also if no account has it', async () => {
  for (const mobileNo of [NUMBER, '0987654321']) {
    const answers: unknown[] = [];
    const ask = async (waitMs: number) => {
      platform.now += waitMs;
      const { errorCode, value } = await send({ mobileNo });
      answers.push([errorCode, value]);
    };
    await ask(0);
    await ask(20_000);
    for (let i = 0; i < 4; i += 1) await ask(MINUTE);
    await ask(MINUTE);
    expect(answers[0]).toEqual([undefined, { expiredMinutes: 5 }]);
    expect(answers[1]).toEqual(['sms.too.often', { retryAfterMs: 40_000 }]);
    expect(answers[5]).toEqual([undefined, { expiredMinutes: 5 }]);
    expect(answers[6]).toEqual([
      'sms.too.often',
      { retryAfterMs: 60 * MINUTE - (5 * MINUTE + 20_000) },
    ]);
    platform.now += 60 * MINUTE;
    expect(await send({ mobileNo })).toMatchObject({ success: true });
  }
  expect(codes()).toHaveLength(6);
  expect(codes('0987654321')).toEqual([]);
});

it('codes of all purposes count towards the limit of a number', async () => {
  await send();
  const other = await guest().call('access.sendResetSms', { mobileNum: NUMBER });
  expect(other).toMatchObject({ errorCode: 'sms.too.often', value: { retryAfterMs: MINUTE } });
});

describe('a code', () => {
  it('is void after five wrong tries', async () => {
    platform.sandbox.control.sendSms({ brand: 'aurora', mobileNum: NUMBER, purpose: 'reset' });
    const code = codes()[0]?.code ?? '';
    for (let i = 0; i < 5; i += 1) await reset(code === '000000' ? '111111' : '000000');
    expect(await reset(code)).toMatchObject({ errorCode: 'sms.code.wrong' });
  });

  it('is valid after four wrong tries', async () => {
    platform.sandbox.control.sendSms({ brand: 'aurora', mobileNum: NUMBER, purpose: 'reset' });
    const code = codes()[0]?.code ?? '';
    for (let i = 0; i < 4; i += 1) await reset(code === '000000' ? '111111' : '000000');
    expect(await reset(code)).toMatchObject({ success: true });
  });

  it('is void after another was sent, and after five minutes', async () => {
    await send();
    const old = codes()[0]?.code;
    platform.now += MINUTE;
    await send();
    const fresh = codes()[0]?.code;
    expect(codes().map(({ code }) => code)).toEqual([fresh, old]);
    if (old !== fresh) expect(await login(old)).toMatchObject({ errorCode: 'login.wrong' });
    platform.now += 5 * MINUTE;
    expect(await login(fresh)).toMatchObject({ errorCode: 'login.wrong' });
  });

  it('is valid only for its purpose, number and brand', async () => {
    platform.sandbox.control.flags({ brand: 'jade', flags: { SMSLOGIN3: true } });
    await send();
    const code = codes()[0]?.code;
    expect(await reset(code)).toMatchObject({ errorCode: 'sms.code.wrong' });
    expect(await login(code, { mobileNum: '0912345602' })).toMatchObject({
      errorCode: 'login.wrong',
    });
    const elsewhere = {
      type: 'sms',
      mobileNum: NUMBER,
      messageCode: code,
      countryDialingCode: '84',
    };
    const jade = visitor(platform.sandbox, { brand: 'jade' });
    expect(await jade.call('access.login', elsewhere)).toMatchObject({ errorCode: 'login.wrong' });
  });

  const reset = (verificationCode: string | undefined) =>
    guest().call('access.resetPasswordByPhone', {
      mobileNum: NUMBER,
      verificationCode,
      newPassword: 'Secret123',
    });
});

it('the third party’s token logs in, its code does not', async () => {
  const token = await phoneToken(platform.sandbox, '+84912345601');
  const [sent] = codes();
  expect(sent?.purpose).toBe('firebase');
  expect(await login(sent?.code)).toMatchObject({ errorCode: 'login.wrong' });
  const form = { type: 'firebase', firebaseChannel: 'sms', firebaseMobileNo: NUMBER };
  const by = (firebaseIdToken: string | undefined) =>
    guest().call('access.login', { ...form, firebaseIdToken });
  expect(await by(sent?.code)).toMatchObject({ errorCode: 'login.wrong' });
  expect(await by(token)).toMatchObject({ value: { userName: 'player01' } });
});

it('the same digits with another calling code are another number', async () => {
  await send({ mobileNo: '9123456010', countryDialingCode: '1' });
  expect(platform.sandbox.control.sms()).toEqual([]);
});
