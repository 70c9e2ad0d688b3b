import { hold, screenAt, screensOf } from '@lobby/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CHANGE_WAIT_MS, changePasswordOnce } from './change-once';

const { open } = screensOf([screenAt('/m/changePsw', () => null)]);

test('a change without an answer fails as any call does, with an unknown outcome', async () => {
  await open('/m/changePsw', { user: 'player01' });
  hold('/wps/member/password');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const change = { oldPassword: 'Play1234', newPassword: 'Play12345', confirmation: 'Play12345' };
  const failed = changePasswordOnce(change, vi.fn()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(CHANGE_WAIT_MS);
  expect(await failed).toMatchObject({
    kind: 'timeout',
    message: 'no response in 10000 ms',
    details: { sent: true },
  });
});
