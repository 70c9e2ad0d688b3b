import { expect, it, test } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { visitor } from '../testing/visitor';
import { browserOf } from './browser-name';

const MINUTE = 60_000;
const platform = platformAt(Date.UTC(2026, 10, 20));

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

interface Session {
  sessionId: string;
  current: boolean;
}

/** A login of player01 from a device; returns a client with its session. */
async function loggedIn(loginDeviceId: string, agent = ANDROID, username = 'player01') {
  const headers = { 'user-agent': agent };
  const { token } = await visitor(platform.sandbox, { headers }).value<{ token: string }>(
    'access.login',
    { type: 'username', username, password: 'Play1234', loginDeviceId },
  );
  return visitor(platform.sandbox, { token });
}

const isIn = async (client: ReturnType<typeof visitor>) =>
  (await client.call('member.info')).success;

it('lists the sessions of the account, and marks the current one', async () => {
  const phone = await loggedIn('a');
  platform.now += MINUTE;
  const other = await loggedIn('b', IPHONE);
  await loggedIn('c', ANDROID, 'vip01');
  const list = await phone.value<Session[]>('security.sessions');
  expect(list).toMatchObject([
    { current: true, browser: 'Chrome', system: 'Android', startedAt: platform.now - MINUTE },
    { current: false, browser: 'Safari', system: 'iOS', startedAt: platform.now },
  ]);
  expect(JSON.stringify(list)).not.toContain('token');
  // The phone last called a minute before.
  platform.now += 30 * MINUTE;
  expect(await isIn(other)).toBe(true);
  platform.now += 1;
  expect(await other.value<Session[]>('security.sessions')).toHaveLength(1);
});

it('ends the chosen session only, never the current one or another account’s', async () => {
  const phone = await loggedIn('a');
  const other = await loggedIn('b', IPHONE);
  const third = await loggedIn('c', IPHONE);
  const stranger = await loggedIn('d', ANDROID, 'vip01');
  const own = await other.value<Session[]>('security.sessions');
  const target = own.find(({ current }) => current)?.sessionId;
  const end = (client: typeof phone) => client.call('security.endSession', { sessionId: target });
  expect(await end(other)).toMatchObject({ errorCode: 'record.not.found' });
  expect(await end(stranger)).toMatchObject({ errorCode: 'record.not.found' });
  expect((await end(phone)).success).toBe(true);
  expect([await isIn(phone), await isIn(other), await isIn(third)]).toEqual([true, false, true]);
  expect(await end(phone)).toMatchObject({ errorCode: 'record.not.found' });
});

it('signing out ends the sessions of all tabs of the device, and no others', async () => {
  const tabs = [await loggedIn('a'), await loggedIn('a')] as const;
  const other = await loggedIn('b');
  const stranger = await loggedIn('a', ANDROID, 'vip01');
  expect((await tabs[0].call('access.logout')).success).toBe(true);
  expect([await isIn(tabs[1]), await isIn(other), await isIn(stranger)]).toEqual([
    false,
    true,
    true,
  ]);
});

it('a sign-out with an expired token ends the sessions of the device’s other tabs', async () => {
  const old = await loggedIn('a');
  platform.now += 31 * MINUTE;
  const fresh = await loggedIn('a');
  expect(await isIn(old)).toBe(false);
  expect((await old.call('access.logout')).success).toBe(true);
  expect(await isIn(fresh)).toBe(false);
});

test.each([
  [ANDROID, 'Chrome', 'Android'],
  [IPHONE, 'Safari', 'iOS'],
  [`${ANDROID} SamsungBrowser/27.0`, 'Samsung Internet', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36 Edg/131.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Firefox/133.0', 'Firefox', 'macOS'],
  ['curl/8', undefined, undefined],
  ['', undefined, undefined],
])('the user agent %s is %s on %s', (agent, browser, system) => {
  expect(browserOf(agent)).toEqual({ browser, system });
});
