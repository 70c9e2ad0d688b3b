import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { signedInAs, visitor } from '../testing/visitor';

const OWN = '0912345601';
const NEW = '0912000999';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

/** Last code sent to a number. */
const codeAt = (number: string) => sandbox.control.sms(number)[0]?.code;

const levelOf = async (user: string) =>
  (await signedInAs(sandbox, user).value<{ level: number }>('security.config')).level;

/** Requests and returns the codes for a change of number. */
async function codesOf(user: string, own: string, next: string) {
  const me = signedInAs(sandbox, user);
  await me.value('access.sendAccountSms', { purpose: 'MOBILE_OLD' });
  await me.value('access.sendAccountSms', { purpose: 'MOBILE_NEW', mobileNum: next });
  return { oldVerificationCode: codeAt(own), verificationCode: codeAt(next) };
}

it('changes the number after both are proven, and releases the old one', async () => {
  const me = signedInAs(sandbox, 'player01');
  const codes = await codesOf('player01', OWN, NEW);
  await me.value('security.setMobile', { mobileNum: NEW, countryDialingCode: '84', ...codes });
  expect(await me.value('security.config')).toMatchObject({ mobileMasked: '912***999' });
  const guest = visitor(sandbox);
  sandbox.control.flags({ brand: 'aurora', flags: { SMSLOGIN3: true } });
  sandbox.control.clock({ shiftMs: 61_000 });
  await guest.value('access.sendLoginSms', { mobileNo: NEW });
  const login = { type: 'sms', mobileNum: NEW, messageCode: codeAt(NEW) };
  expect(await guest.value('access.login', login)).toMatchObject({ userName: 'player01' });
  const codesBefore = sandbox.control.sms(OWN).length;
  await guest.value('access.sendLoginSms', { mobileNo: OWN });
  expect(sandbox.control.sms(OWN)).toHaveLength(codesBefore);
});

it('is refused without the code of the bound number, which stays bound', async () => {
  const me = signedInAs(sandbox, 'player01');
  const { verificationCode, oldVerificationCode } = await codesOf('player01', OWN, NEW);
  const attempts = [
    { verificationCode },
    { verificationCode, oldVerificationCode: verificationCode },
    { verificationCode: oldVerificationCode, oldVerificationCode },
    { verificationCode, paymentPassword: '135790' },
  ];
  for (const attempt of attempts) {
    const answer = await me.call('security.setMobile', { mobileNum: NEW, ...attempt });
    expect(answer.errorCode).toBe('sms.code.wrong');
  }
  expect(await me.value('security.config')).toMatchObject({ mobileMasked: '091****601' });
  const both = { mobileNum: NEW, verificationCode, oldVerificationCode };
  expect((await me.call('security.setMobile', both)).success).toBe(true);
  expect((await me.call('security.setMobile', both)).errorCode).toBe('field.invalid');
});

it('reports that a proven number is taken by another account', async () => {
  const me = signedInAs(sandbox, 'player01');
  const other = '0912345602';
  const codes = await codesOf('player01', OWN, other);
  expect(await me.call('security.setMobile', { mobileNum: other, ...codes })).toMatchObject({
    errorCode: 'register.mobile.taken',
  });
});

it('a code is valid for its number and purpose only', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  await me.value('access.sendAccountSms', { purpose: 'MOBILE_NEW', mobileNum: NEW });
  const verificationCode = codeAt(NEW);
  for (const mobileNum of ['0912000998', NEW]) {
    const { errorCode } = await me.call('security.setMobile', { mobileNum, verificationCode });
    expect(errorCode).toBe(mobileNum === NEW ? undefined : 'sms.code.wrong');
  }
  sandbox.control.sendSms({ brand: 'aurora', mobileNum: NEW, purpose: 'payment' });
  const reset = { paymentPassword: '246802', confirmPaymentPassword: '246802', resetType: 'SMS' };
  await me.value('security.setPaymentPassword', reset);
  const spent = { ...reset, verificationCode };
  expect((await me.call('security.resetPaymentPassword', spent)).errorCode).toBe('sms.code.wrong');
});

it('the first number requires the payment password if one is set', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  const payment = { paymentPassword: '246802', confirmPaymentPassword: '246802' };
  await me.value('security.setPaymentPassword', payment);
  await me.value('access.sendAccountSms', { purpose: 'MOBILE_NEW', mobileNum: NEW });
  const binding = { mobileNum: NEW, verificationCode: codeAt(NEW) };
  const bind = (proof: object) => me.call('security.setMobile', { ...binding, ...proof });
  expect(await bind({})).toMatchObject({
    errorCode: 'field.invalid',
    value: { fields: { paymentPassword: 'needed' } },
  });
  expect((await bind({ paymentPassword: '000000' })).errorCode).toBe('payment.password.wrong');
  expect((await bind({ paymentPassword: '246802' })).success).toBe(true);
});

it('an account that registered by name reaches level 5', async () => {
  const me = signedInAs(sandbox, 'fresh01');
  const payment = { paymentPassword: '246802', confirmPaymentPassword: '246802' };
  const levels = [await levelOf('fresh01')];
  await me.value('access.sendAccountSms', { purpose: 'MOBILE_NEW', mobileNum: NEW });
  await me.value('security.setMobile', { mobileNum: NEW, verificationCode: codeAt(NEW) });
  levels.push(await levelOf('fresh01'));
  await me.value('member.setEmail', { email: 'new@player.example' });
  levels.push(await levelOf('fresh01'));
  await me.value('security.setPaymentPassword', payment);
  levels.push(await levelOf('fresh01'));
  const answers = ['Q01', 'Q03', 'Q05'].map((questionId) => ({ questionId, answer: 'Hoa' }));
  await me.value('security.setQuestions', { answers, paymentPassword: '246802' });
  levels.push(await levelOf('fresh01'));
  expect(levels).toEqual([1, 2, 3, 4, 5]);
});
