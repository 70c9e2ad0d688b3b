import { expect, it } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { signedInAs } from '../testing/visitor';

const MINUTE_MS = 60_000;
const SEEDED = '135790';
const START = Date.UTC(2026, 10, 20);

const platform = platformAt(START);

type Person = ReturnType<typeof signedInAs>;

const twice = (password: string) => ({
  paymentPassword: password,
  confirmPaymentPassword: password,
});

/** Attempts a payment password in a call that cannot fail for another reason. */
const attempt = (me: Person, old: string, next = SEEDED) =>
  me.call('security.changePaymentPassword', { oldPaymentPassword: old, ...twice(next) });

const smsCode = (purpose: string) =>
  platform.sandbox.control.sendSms({ brand: 'aurora', mobileNum: '0912345601', purpose })[0]
    ?.code ?? '';

it('five wrong payment passwords lock it, also for the right one', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  for (const attemptsLeft of [4, 3, 2, 1]) {
    expect(await attempt(me, '000000', '246802')).toMatchObject({
      errorCode: 'payment.password.wrong',
      value: { attemptsLeft },
    });
  }
  const locked = { errorCode: 'payment.password.locked', value: { retryAfterMs: 30 * MINUTE_MS } };
  expect(await attempt(me, '000000', '246802')).toMatchObject(locked);
  expect(await me.value('security.hasPaymentPassword')).toEqual({
    hasPaymentPassword: true,
    lockedMs: 30 * MINUTE_MS,
    setAt: expect.any(Number),
  });
  platform.now += 10 * MINUTE_MS;
  expect(await attempt(me, SEEDED, '246802')).toMatchObject({
    errorCode: 'payment.password.locked',
    value: { retryAfterMs: 20 * MINUTE_MS },
  });
});

it('the lock ends after 30 minutes, with five tries again', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  for (let i = 0; i < 5; i++) await attempt(me, '000000', '246802');
  platform.now += 30 * MINUTE_MS;
  expect(await attempt(me, '000000', '246802')).toMatchObject({ value: { attemptsLeft: 4 } });
  expect(await attempt(me, SEEDED, '246802')).toMatchObject({ success: true });
});

it('a right payment password resets the count of wrong ones', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  for (let i = 0; i < 4; i++) await attempt(me, '000000', '246802');
  expect((await attempt(me, SEEDED, '246802')).success).toBe(true);
  expect(await attempt(me, '000000', '111222')).toMatchObject({ value: { attemptsLeft: 4 } });
});

it('concurrent guesses get five tries', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  const guesses = Array.from({ length: 24 }, (_, i) => (i === 20 ? SEEDED : `0000${10 + i}`));
  const answers = await Promise.all(guesses.map((guess) => attempt(me, guess, '246802')));
  const informative = answers.filter(({ errorCode }) => errorCode !== 'payment.password.locked');
  expect(informative.length).toBeLessThanOrEqual(5);
});

it('wrong tries are counted for each account', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  for (let i = 0; i < 5; i++) await attempt(me, '000000', '246802');
  expect((await attempt(signedInAs(platform.sandbox, 'vip01'), SEEDED, '246802')).success).toBe(
    true,
  );
  const elsewhere = signedInAs(platform.sandbox, 'player01', 'jade');
  expect((await attempt(elsewhere, SEEDED, '246802')).success).toBe(true);
});

it('returns when the payment password was last set, changed or reset', async () => {
  const me = signedInAs(platform.sandbox, 'fresh01');
  const setAt = async () => {
    const { setAt: at } = await me.value<{ setAt: number | null }>('security.hasPaymentPassword');
    return at;
  };
  expect(await setAt()).toBeNull();
  await me.value('security.setPaymentPassword', twice('111222'));
  expect(await setAt()).toBe(START);
  platform.now += MINUTE_MS;
  await attempt(me, '000000', '333444');
  expect(await setAt()).toBe(START);
  await attempt(me, '111222', '333444');
  expect(await setAt()).toBe(START + MINUTE_MS);
});

it('a payment password is set once and changed with the old one', async () => {
  const me = signedInAs(platform.sandbox, 'fresh01');
  const both = await Promise.all([
    me.call('security.setPaymentPassword', twice('111222')),
    me.call('security.setPaymentPassword', twice('333444')),
  ]);
  expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
  expect(both.find(({ success }) => !success)?.errorCode).toBe('payment.password.set');
  const set = both[0]?.success ? '111222' : '333444';
  expect((await attempt(me, set, '555666')).success).toBe(true);
  expect((await attempt(me, set, '777888')).errorCode).toBe('payment.password.wrong');
});

it('a code of this purpose resets the payment password once and ends the lock', async () => {
  const me = signedInAs(platform.sandbox, 'player01');
  for (let i = 0; i < 5; i++) await attempt(me, '000000', '246802');
  const reset = (verificationCode: string, password: string) =>
    me.call('security.resetPaymentPassword', {
      resetType: 'SMS',
      verificationCode,
      ...twice(password),
    });
  expect((await reset(smsCode('login'), '246802')).errorCode).toBe('sms.code.wrong');
  await me.value('access.sendAccountSms');
  const code = platform.sandbox.control.sms('0912345601')[0]?.code ?? '';
  expect((await reset(code, '246802')).success).toBe(true);
  expect((await reset(code, '111222')).errorCode).toBe('sms.code.wrong');
  expect((await attempt(me, '246802', SEEDED)).success).toBe(true);
});

it.each([
  ['five digits', twice('12345')],
  ['letters', twice('12345a')],
  ['digits of another script', twice('１２３４５６')],
  ['another confirmation', { paymentPassword: '123456', confirmPaymentPassword: '123457' }],
])('a payment password of %s is refused', async (_, input) => {
  const answer = await signedInAs(platform.sandbox, 'fresh01').call(
    'security.setPaymentPassword',
    input,
  );
  expect(answer.errorCode).toBe('field.invalid');
});
