import { beforeEach, expect, it } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { visitor } from '../testing/visitor';

const MINUTE = 60_000;
const platform = platformAt(Date.UTC(2026, 10, 20));

beforeEach(() => {
  for (const brand of ['aurora', 'jade', 'ember'] as const)
    platform.sandbox.control.flags({ brand, flags: { MOBILENUMREG3: true, SMSLOGIN3: true } });
});

const guest = () => visitor(platform.sandbox);
const codeOf = (number: string) => platform.sandbox.control.sms(number)[0]?.code;

/** Foreign number with the same digits as the domestic number of `player01`. */
const THAI = '+66912345601';
const ASKED = { mobileNo: '0912345601', countryDialingCode: '66' };
const FORM = {
  mobileNum: '912345601',
  countryDialingCode: '66',
  registerUrl: 'aurora.localhost',
  registerMethod: 'H5',
  type: 0,
};

it('a foreign number gets SMS codes', async () => {
  expect(await guest().call('access.sendRegisterSms', ASKED)).toMatchObject({ success: true });
  expect(platform.sandbox.control.sms(THAI)).toMatchObject([
    { purpose: 'register', mobileNum: THAI },
  ]);
  expect(platform.sandbox.control.sms('0912345601')).toEqual([]);
  // A foreign number with the same digits does not use up the limit.
  const own = await guest().call('access.sendRegisterSms', { mobileNo: '0912345601' });
  expect(own).toMatchObject({ success: true });
  const ofOwn = { ...FORM, countryDialingCode: '84', verificationCode: codeOf(THAI) };
  expect(await guest().call('access.registerMobile', ofOwn)).toMatchObject({
    errorCode: 'sms.code.wrong',
  });
});

it('a foreign number registers, and logs in by code or as a user name', async () => {
  await guest().call('access.sendRegisterSms', ASKED);
  const opened = await guest().value<{ userName: string; token: string }>('access.registerMobile', {
    ...FORM,
    verificationCode: codeOf(THAI),
  });
  const { userName, token } = opened;
  platform.now += 2 * MINUTE;
  await guest().call('access.sendLoginSms', ASKED);
  const login = { mobileNum: '912345601', countryDialingCode: '66', messageCode: codeOf(THAI) };
  expect(await guest().call('access.login', { ...login, type: 'sms' })).toMatchObject({
    value: { userName },
  });
  await visitor(platform.sandbox, { token }).value('access.changePassword', {
    oldPassword: '',
    newPassword: 'Moonlit22',
    confirmNewPassword: 'Moonlit22',
  });
  const byName = { type: 'username', username: '0066912345601', password: 'Moonlit22' };
  expect(await guest().call('access.login', byName)).toMatchObject({ value: { userName } });
});

it.each(['aurora', 'jade', 'ember'] as const)(
  'a foreign number is not validated by the rule of %s',
  async (brand) => {
    const there = visitor(platform.sandbox, { brand });
    const asked = { mobileNo: '0812345678', countryDialingCode: '66' };
    expect(await there.call('access.sendRegisterSms', asked)).toMatchObject({ success: true });
    const verificationCode = codeOf('+66812345678');
    const form = { ...FORM, mobileNum: '812345678', verificationCode };
    const { errorCode } = await there.call('access.registerMobile', form);
    expect(errorCode).not.toBe('register.field.invalid');
  },
);

it('a foreign number is validated by the length of its own country', async () => {
  const form = { ...FORM, mobileNum: '81234567', verificationCode: '123456' };
  expect(await guest().call('access.registerMobile', form)).toMatchObject({
    errorCode: 'register.field.invalid',
    value: { fields: { mobileNum: expect.stringMatching(/./) as string } },
  });
});
