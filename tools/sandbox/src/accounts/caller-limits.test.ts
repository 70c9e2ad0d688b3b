import { expect, it } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { visitor } from '../testing/visitor';

const platform = platformAt(Date.UTC(2026, 10, 20));
const HOUR = 60 * 60_000;

const from = (address: string) => visitor(platform.sandbox, { address });

type Act = (
  guest: ReturnType<typeof visitor>,
  i: number,
) => Promise<{ success: boolean; errorCode: unknown }>;

const captcha: Act = (guest, i) => guest.call('access.captcha', { loginDeviceId: `phone-${i}` });
const trial: Act = (guest) => guest.call('access.trialUser');
const name: Act = (guest, i) => guest.call('access.checkUserName', { username: `name${i}` });
const code: Act = (guest) => guest.call('access.checkAffiliate', { code: 'AGENT01' });
const sms: Act = (guest, i) =>
  guest.call('access.sendResetSms', { mobileNum: `09${String(10_000_000 + i)}` });

it.each([
  ['captchas', captcha, 600, 'too.many.requests', HOUR / 6],
  ['trial accounts', trial, 100, 'too.many.requests', HOUR],
  ['user name checks', name, 300, 'too.many.requests', HOUR],
  ['invitation code checks', code, 300, 'too.many.requests', HOUR],
  ['SMS codes to different numbers', sms, 100, 'sms.too.often', HOUR],
] as const)(
  'a network address has a limit of %s',
  async (_, act, most, errorCode, later) => {
    const guest = from('203.0.113.7');
    const answers = [];
    for (let i = 0; i < most + 2; i += 1) answers.push(await act(guest, i));
    expect(answers.slice(0, most).every(({ success }) => success)).toBe(true);
    expect(answers.slice(most)).toMatchObject([
      { errorCode, value: { retryAfterMs: later } },
      { errorCode, value: { retryAfterMs: later } },
    ]);
    expect((await act(from('203.0.113.8'), most + 2)).success).toBe(true);
    platform.now += later;
    expect((await act(guest, most + 3)).success).toBe(true);
  },
  60_000,
);

it.each(['access.register', 'access.registerMobile'] as const)(
  'a recommender of %s counts as a user name check',
  async (registration) => {
    platform.sandbox.control.flags({ brand: 'aurora', flags: { MOBILENUMREG3: true } });
    const guest = from('203.0.113.7');
    const form = { registerUrl: 'aurora.localhost', registerMethod: 'PWA', type: 0 };
    const ask = () => guest.call(registration, { ...form, recommenderId: 'nobody77' });
    for (let i = 0; i < 299; i += 1) await name(guest, i);
    expect(await ask()).toMatchObject({ errorCode: 'register.field.invalid' });
    expect(await name(guest, 300)).toMatchObject({ errorCode: 'too.many.requests' });
    expect(await ask()).toMatchObject({
      errorCode: 'too.many.requests',
      value: { retryAfterMs: HOUR },
    });
    // A registration without one asks for no name.
    expect(await guest.call(registration, form)).toMatchObject({
      errorCode: 'register.field.invalid',
    });
  },
  60_000,
);

it('a device gets ten codes an hour, for any numbers', async () => {
  const send = (i: number, device: string) =>
    visitor(platform.sandbox).call('access.sendResetSms', {
      mobileNum: `09${String(10_000_000 + i)}`,
      loginDeviceId: device,
    });
  for (let i = 0; i < 10; i += 1) expect((await send(i, 'phone-a')).success).toBe(true);
  expect(await send(10, 'phone-a')).toMatchObject({
    errorCode: 'sms.too.often',
    value: { retryAfterMs: HOUR },
  });
  // A refused code is not counted for its number.
  expect((await send(10, 'phone-b')).success).toBe(true);
});

it('a device gets sixty captchas in ten minutes', async () => {
  const ask = (device: string) =>
    visitor(platform.sandbox).call('access.captcha', { loginDeviceId: device });
  for (let i = 0; i < 60; i += 1) expect((await ask('phone-a')).success).toBe(true);
  expect(await ask('phone-a')).toMatchObject({ errorCode: 'too.many.requests' });
  expect((await ask('phone-b')).success).toBe(true);
});
