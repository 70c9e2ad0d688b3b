import { describe, expect, it } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { visitor } from '../testing/visitor';

const MINUTE = 60_000;
const platform = platformAt(Date.UTC(2026, 10, 20));

const guest = () => visitor(platform.sandbox);
const tryLogin = (form: object) =>
  guest().call('access.login', { type: 'username', username: 'player01', ...form });
const fail = async (times: number, form: object = {}) => {
  for (let i = 0; i < times; i += 1) {
    const captcha = await freshCaptcha();
    await tryLogin({ password: 'wrong', captcha, ...form });
  }
};

async function freshCaptcha(device?: string): Promise<string> {
  await guest().call('access.captcha', device === undefined ? {} : { loginDeviceId: device });
  return platform.sandbox.control.captcha()[0]?.answer ?? '';
}

it('requires a captcha after three failures', async () => {
  expect((await tryLogin({ password: 'a' })).value).toEqual({ captcha: false });
  await tryLogin({ password: 'a' });
  expect(await tryLogin({ password: 'a' })).toMatchObject({
    errorCode: 'login.wrong',
    value: { captcha: true },
  });
  expect(await tryLogin({ password: 'Play1234' })).toMatchObject({
    errorCode: 'login.captcha.required',
    value: { captcha: true },
  });
  const captcha = await freshCaptcha();
  expect(captcha).toMatch(/^\d{4}$/);
  expect(await tryLogin({ password: 'Play1234', captcha })).toMatchObject({ success: true });
  // A success resets the count.
  expect((await tryLogin({ password: 'a' })).value).toEqual({ captcha: false });
});

it('a captcha is valid once, for five minutes, on the same device', async () => {
  await fail(3);
  const spent = await freshCaptcha();
  expect(await tryLogin({ password: 'x', captcha: spent })).toMatchObject({
    errorCode: 'login.wrong',
  });
  expect(await tryLogin({ password: 'Play1234', captcha: spent })).toMatchObject({
    errorCode: 'captcha.wrong',
  });
  const old = await freshCaptcha();
  platform.now += 5 * MINUTE + 1;
  expect(await tryLogin({ password: 'Play1234', captcha: old })).toMatchObject({
    errorCode: 'captcha.wrong',
  });
  const other = await freshCaptcha('phone-b');
  const stolen = { password: 'Play1234', captcha: other, loginDeviceId: 'phone-a' };
  expect(await tryLogin(stolen)).toMatchObject({ errorCode: 'captcha.wrong' });
});

it('a captcha is invalid on other devices and without a device', async () => {
  await fail(3);
  const own = await freshCaptcha('phone-a');
  await freshCaptcha('phone-b');
  const right = { password: 'Play1234', captcha: own };
  for (const device of ['phone-b', 'phone-c', undefined]) {
    expect(await tryLogin({ ...right, loginDeviceId: device })).toMatchObject({
      errorCode: 'captcha.wrong',
    });
  }
  expect(await tryLogin({ ...right, loginDeviceId: 'phone-a' })).toMatchObject({ success: true });
});

it('callers without a device share one open captcha', async () => {
  await fail(3);
  const first = await freshCaptcha();
  await freshCaptcha();
  expect(await tryLogin({ password: 'Play1234', captcha: first })).toMatchObject({
    errorCode: 'captcha.wrong',
  });
});

/** Responses of concurrent logins, of which the last but one has the right password. */
const burst = (count: number, form: (i: number) => object) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      tryLogin({ password: i === count - 2 ? 'Play1234' : 'no', ...form(i) }),
    ),
  );

it('of a hundred concurrent logins three are tried, then a captcha is required', async () => {
  const answers = await burst(100, () => ({}));
  expect(answers.filter(({ errorCode }) => errorCode === 'login.wrong')).toHaveLength(3);
  expect(answers.filter(({ success }) => success)).toHaveLength(0);
});

it('of a hundred concurrent logins with captchas ten are tried, then the account is locked', async () => {
  const answered = new Map<string, string>();
  for (let i = 0; i < 100; i += 1) answered.set(`phone-${i}`, await freshCaptcha(`phone-${i}`));
  const answers = await burst(100, (i) => ({
    loginDeviceId: `phone-${i}`,
    captcha: answered.get(`phone-${i}`),
  }));
  const told = answers.filter(({ errorCode }) => errorCode === 'login.wrong');
  expect(told.length).toBeLessThanOrEqual(10);
  expect(answers.filter(({ success }) => success)).toHaveLength(0);
  expect(answers.at(-1)).toMatchObject({ errorCode: 'login.account.locked' });
});

it('failed logins are counted by device too', async () => {
  const device = { loginDeviceId: 'phone-a', password: 'x' };
  for (const username of ['someone1', 'someone2', 'someone3']) {
    await tryLogin({ ...device, username });
  }
  expect(await tryLogin(device)).toMatchObject({ errorCode: 'login.captcha.required' });
});

it('an account is locked for 15 minutes after ten failures', async () => {
  await fail(9);
  const captcha = await freshCaptcha();
  expect(await tryLogin({ password: 'wrong', captcha })).toMatchObject({
    errorCode: 'login.account.locked',
    value: { retryAfterMs: 15 * MINUTE },
  });
  const right = { password: 'Play1234', captcha: await freshCaptcha() };
  expect(await tryLogin(right)).toMatchObject({ errorCode: 'login.account.locked' });
  platform.now += 15 * MINUTE - 1;
  const early = { password: 'Play1234', captcha: await freshCaptcha() };
  expect(await tryLogin(early)).toMatchObject({ errorCode: 'login.account.locked' });
  platform.now += 1;
  const later = { password: 'Play1234', captcha: await freshCaptcha() };
  expect(await tryLogin(later)).toMatchObject({ success: true });
});

it('an unknown account is answered and locked like a wrong password', async () => {
  const refusals = [];
  for (const username of ['player01', 'nobody77']) {
    const answers = [];
    for (let i = 0; i < 11; i += 1) {
      const captcha = await freshCaptcha();
      const { errorCode, value } = await tryLogin({ username, password: 'no', captcha });
      answers.push([errorCode, value]);
    }
    refusals.push(answers);
  }
  expect(refusals[0]).toEqual(refusals[1]);
});

describe.each([
  ['with an account', '912345601'],
  ['without an account', '987654321'],
])('a number %s', (_, number) => {
  const captchaAfter = async (form: object) => (await tryLogin({ password: 'no', ...form })).value;

  it('counts wrong passwords in any notation', async () => {
    expect(await captchaAfter({ username: `0${number}` })).toEqual({ captcha: false });
    expect(await captchaAfter({ username: `+84 ${number}` })).toEqual({ captcha: false });
    expect(await captchaAfter({ username: ` ${number} ` })).toEqual({ captcha: true });
  });

  it('counts wrong passwords apart from wrong SMS codes', async () => {
    platform.sandbox.control.flags({ brand: 'aurora', flags: { SMSLOGIN3: true } });
    await captchaAfter({ username: number });
    await captchaAfter({ username: number });
    const sms = { type: 'sms', username: undefined, mobileNum: number, messageCode: '000000' };
    expect(await captchaAfter(sms)).toEqual({ captcha: false });
  });
});

it('agents log in, first01 must change its password, locked01 is refused', async () => {
  expect(await tryLogin({ username: 'AGENT01', password: 'Play1234' })).toMatchObject({
    value: { customerType: 1, userName: 'agent01', firstTimeLogin: false },
  });
  expect(await tryLogin({ username: 'first01', password: 'Play1234' })).toMatchObject({
    value: { firstTimeLogin: true },
  });
  expect(await tryLogin({ username: 'locked01', password: 'Play1234' })).toMatchObject({
    errorCode: 'login.no.permission',
  });
});

it('logs in by SMS code while the flag is on, once for each code', async () => {
  platform.sandbox.control.flags({ brand: 'aurora', flags: { SMSLOGIN3: true } });
  const sms = { brand: 'aurora', mobileNum: '0912345601', purpose: 'login' } as const;
  const [sent] = platform.sandbox.control.sendSms(sms);
  const form = { type: 'sms', mobileNum: sms.mobileNum, messageCode: sent?.code };
  expect(await guest().call('access.login', form)).toMatchObject({
    value: { userName: 'player01' },
  });
  expect(await guest().call('access.login', form)).toMatchObject({ errorCode: 'login.wrong' });
});

it('wrong SMS codes are counted by number in any notation, and lock it', async () => {
  platform.sandbox.control.flags({ brand: 'aurora', flags: { SMSLOGIN3: true } });
  const wrong = async (mobileNum: string) =>
    guest().call('access.login', {
      type: 'sms',
      mobileNum,
      messageCode: '000000',
      captcha: await freshCaptcha(),
    });
  const spelt = ['0912345601', '912345601', '+84912345601', '0912 345 601', '091 2345601'];
  for (const mobileNum of spelt.slice(0, 2))
    expect(await wrong(mobileNum)).toMatchObject({ value: { captcha: false } });
  expect(await wrong(spelt[2] ?? '')).toMatchObject({ value: { captcha: true } });
  const form = { type: 'sms', mobileNum: spelt[3], messageCode: '000000' };
  expect(await guest().call('access.login', form)).toMatchObject({
    errorCode: 'login.captcha.required',
  });
  for (let i = 3; i < 9; i += 1) await wrong(spelt[i % spelt.length] ?? '');
  expect(await wrong(spelt[4] ?? '')).toMatchObject({ errorCode: 'login.account.locked' });
});

it('a session ends after 30 minutes without a call, at logout, and is invalid in another brand', async () => {
  const { token } = await guest().value<{ token: string }>('access.login', {
    type: 'username',
    username: 'player01',
    password: 'Play1234',
  });
  const me = visitor(platform.sandbox, { token });
  platform.now += 30 * MINUTE - 1;
  expect((await me.call('member.info')).success).toBe(true);
  platform.now += 30 * MINUTE - 1;
  expect((await me.call('member.info')).success).toBe(true);
  expect(
    (await visitor(platform.sandbox, { token, brand: 'jade' }).call('member.info')).status,
  ).toBe(401);
  platform.sandbox.control.clock({ shiftMs: 30 * MINUTE + 1, keepSessions: false });
  expect((await me.call('member.info')).status).toBe(401);

  const again = platform.sandbox.control.session({ user: 'player01', brand: 'aurora' }).record
    .token;
  const client = visitor(platform.sandbox, { token: again });
  expect((await client.call('access.logout')).success).toBe(true);
  expect((await client.call('member.info')).errorCode).toBe('login.not.session');
});
