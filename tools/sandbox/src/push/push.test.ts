import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { PASSWORD } from '../seed/accounts.data';
import { platformAt } from '../testing/platform-at';
import { pushBrowser } from '../testing/push-browser';
import { visitor } from '../testing/visitor';

const DAY_MS = 86_400_000;
const platform = platformAt(Date.UTC(2026, 10, 20, 5));

type Member = ReturnType<typeof visitor>;
type Browser = ReturnType<typeof pushBrowser>;

/** A login of an account from a device. */
async function loggedIn(loginDeviceId: string, username = 'player01') {
  const { token } = await visitor(platform.sandbox).value<{ token: string }>('access.login', {
    type: 'username',
    username,
    password: PASSWORD,
    loginDeviceId,
  });
  return visitor(platform.sandbox, { token });
}

/** A member with a subscribed device. */
async function told(device: string, username = 'player01') {
  const browser = pushBrowser(device);
  const me = await loggedIn(device, username);
  await me.value('security.addPush', browser.subscriber);
  return { me, browser };
}

async function deposit(me: Member, decision: 'approve' | 'fail' = 'approve'): Promise<string> {
  const { orderNo } = await me.value<{ orderNo: string }>('deposit.manualTransfer', {
    methodId: 'vn-transfer',
    bankCode: 'SOH-DEMO',
    amount: '500000',
    payerName: 'TRAN MAI',
  });
  platform.sandbox.control.knobs.deposit({ orderNo, decision });
  return orderNo;
}

const write = (user = 'player01') =>
  platform.sandbox.control.knobs.mail({ user, title: 'A gift', content: 'For you' });

/** Received messages, after all notifications are sent. */
async function messagesAt(browser: Browser) {
  await visitor(platform.sandbox).value('system.status');
  return browser.messages(platform.sandbox);
}

const isTold = async (browser: Browser) => {
  const before = (await messagesAt(browser)).length;
  write();
  return (await messagesAt(browser)).length > before;
};

describe('a subscribed device', () => {
  test.each(['approve', 'fail'] as const)(
    'is notified of a finished order: %s',
    async (decision) => {
      const { me, browser } = await told('phone');
      const orderNo = await deposit(me, decision);
      expect(await messagesAt(browser)).toEqual([
        { kind: 'deposit', path: `/m/voucherCenter/order?orderNo=${orderNo}` },
      ]);
    },
  );

  it('is notified of a withdrawal', async () => {
    const { me, browser } = await told('phone');
    const [card] = await me.value<{ bankCardId: string }[]>('withdraw.cards');
    const { orderNo } = await me.value<{ orderNo: string }>('withdraw.request', {
      bankCardId: card?.bankCardId,
      amount: '200000',
      paymentPassword: '135790',
    });
    platform.sandbox.control.knobs.withdrawal({ orderNo, decision: 'approve' });
    expect(await messagesAt(browser)).toEqual([
      { kind: 'withdrawal', path: `/m/withdraw/order?orderNo=${orderNo}` },
    ]);
  });

  it('is notified of a message, without its content', async () => {
    const { browser } = await told('phone');
    write();
    expect(await messagesAt(browser)).toEqual([{ kind: 'message', path: '/m/webEmail' }]);
  });

  it('is not notified of other accounts, nor twice', async () => {
    const { browser } = await told('phone');
    write('vip01');
    expect(await messagesAt(browser)).toEqual([]);
    write();
    await messagesAt(browser);
    expect(await messagesAt(browser)).toHaveLength(1);
  });

  it('gets signed notifications for its push service', async () => {
    const { me, browser } = await told('phone');
    write();
    await messagesAt(browser);
    const [message] = await browser.received(platform.sandbox);
    const { authorization = '', ttl, 'content-encoding': encoding } = message?.headers ?? {};
    expect({ ttl, encoding }).toEqual({ ttl: '86400', encoding: 'aes128gcm' });
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
    const { publicKey } = await me.value<{ publicKey: string }>('security.push', {
      loginDeviceId: 'phone',
    });
    expect(key).toBe(publicKey);
    const [head = '', body = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((b) => b.toString('base64url'));
    const jwk = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
      format: 'jwk',
    });
    const right = { key: jwk, dsaEncoding: 'ieee-p1363' } as const;
    const signed = Buffer.from(`${head}.${body}`);
    expect(verify('sha256', signed, right, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({
      aud: 'http://aurora.localhost',
    });
  });
});

it('a login on a device ends the subscriptions of other accounts there only', async () => {
  const { browser } = await told('phone');
  const { browser: other } = await told('tablet');
  await loggedIn('tablet', 'player01');
  expect(await isTold(browser)).toBe(true);
  await loggedIn('phone', 'vip01');
  expect(await isTold(browser)).toBe(false);
  expect(await isTold(other)).toBe(true);
});

describe('in a break only orders are notified', () => {
  test.each([
    [
      'a time-out',
      (me: Member) => me.value('protection.timeOut', { until: platform.now + 2 * DAY_MS }),
    ],
    [
      'self-exclusion',
      (me: Member) =>
        me.value('protection.selfExclude', { until: 'PERMANENT', password: PASSWORD }),
    ],
  ])('%s', async (_, begin) => {
    const { me, browser } = await told('phone');
    const { orderNo } = await me.value<{ orderNo: string }>('deposit.manualTransfer', {
      methodId: 'vn-transfer',
      bankCode: 'SOH-DEMO',
      amount: '500000',
      payerName: 'TRAN MAI',
    });
    await begin(me);
    write();
    platform.sandbox.control.knobs.deposit({ orderNo, decision: 'fail' });
    expect(await messagesAt(browser)).toEqual([
      { kind: 'deposit', path: `/m/voucherCenter/order?orderNo=${orderNo}` },
    ]);
  });
});

describe('a subscription ends', () => {
  it('when it is switched off, also twice', async () => {
    const { me, browser } = await told('phone');
    expect(await isTold(browser)).toBe(true);
    for (let i = 0; i < 2; i += 1)
      expect(await me.call('security.removePush', { loginDeviceId: 'phone' })).toMatchObject({
        success: true,
      });
    expect(await isTold(browser)).toBe(false);
  });

  it('when the account signs out on the device, and only there', async () => {
    const { me, browser } = await told('phone');
    const other = await told('tablet');
    await me.value('access.logout');
    expect([await isTold(browser), await isTold(other.browser)]).toEqual([false, true]);
  });

  it('when the device is signed out from another one', async () => {
    const { browser } = await told('phone');
    const other = await told('tablet');
    const sessions =
      await other.me.value<{ sessionId: string; current: boolean }[]>('security.sessions');
    const sessionId = sessions.find(({ current }) => !current)?.sessionId;
    await other.me.value('security.endSession', { sessionId });
    expect([await isTold(browser), await isTold(other.browser)]).toEqual([false, true]);
  });

  it('when the password is changed on another device', async () => {
    const { browser } = await told('phone');
    const other = await told('tablet');
    await other.me.value('access.changePassword', {
      oldPassword: PASSWORD,
      newPassword: 'Play5678',
      confirmNewPassword: 'Play5678',
    });
    expect([await isTold(browser), await isTold(other.browser)]).toEqual([false, true]);
  });

  it('when the push service reports that the browser is gone', async () => {
    const { me, browser } = await told('phone');
    await browser.unsubscribe(platform.sandbox);
    write();
    await messagesAt(browser);
    expect(await me.value('security.push', { loginDeviceId: 'phone' })).toMatchObject({
      endpoint: null,
    });
  });

  it('but not when the session expires', async () => {
    const { me, browser } = await told('phone');
    platform.now += 3_600_000;
    expect((await me.call('member.info')).success).toBe(false);
    expect(await isTold(browser)).toBe(true);
  });
});

it('another account that logs in on the device replaces its subscription', async () => {
  const { browser } = await told('phone');
  const next = await loggedIn('phone', 'vip01');
  await next.value('security.addPush', browser.subscriber);
  write();
  expect(await messagesAt(browser)).toEqual([]);
  write('vip01');
  expect(await messagesAt(browser)).toHaveLength(1);
});

it('an account has at most ten devices, and the oldest is removed', async () => {
  const browsers = [];
  for (let i = 0; i < 11; i += 1) {
    platform.now += 1000;
    browsers.push((await told(`phone${i}`)).browser);
  }
  write();
  const counts = [];
  for (const browser of browsers) counts.push((await messagesAt(browser)).length);
  expect(counts).toEqual([0, ...Array.from({ length: 10 }, () => 1)]);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'http://aurora.localhost/__sandbox/push/abc',
])('an address at a push service is accepted: %s', async (endpoint) => {
  const me = await loggedIn('phone');
  const { subscriber } = pushBrowser('phone');
  expect(await me.call('security.addPush', { ...subscriber, endpoint })).toMatchObject({
    success: true,
  });
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://10.0.0.1/abc',
  'http://jade.localhost/__sandbox/push/abc',
  'http://aurora.localhost/__sandbox/reset',
  'http://127.0.0.1/__sandbox/push/abc',
  'push',
])('any other address is refused: %s', async (endpoint) => {
  const me = await loggedIn('phone');
  const { subscriber } = pushBrowser('phone');
  expect(await me.call('security.addPush', { ...subscriber, endpoint })).toMatchObject({
    errorCode: 'field.invalid',
  });
});

it('is refused while its flag is off, and subscribed devices are not notified', async () => {
  const { me, browser } = await told('phone');
  platform.sandbox.control.flags({ brand: 'aurora', flags: { WEBPUSH3: false } });
  expect(await me.call('security.push', { loginDeviceId: 'phone' })).toMatchObject({
    errorCode: 'function.not.available',
  });
  expect(await isTold(browser)).toBe(false);
});
