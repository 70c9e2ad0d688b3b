import { followPushLanguage, keepPushLanguage, keepPushOwner, pushLanguage } from '@lobby/core';
import { currentViewer, endSession, signOut, startSession } from '@lobby/session';
import { hold, pushDevice, screenAt, screensOf } from '@lobby/testing';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSessionWatch } from './use-session-watch';

function Watched() {
  useSessionWatch();
  return null;
}

const { open, fail, sandbox, settled } = screensOf([
  screenAt('/m/home', Watched),
  screenAt('/m/login', Watched),
]);

let device: ReturnType<typeof pushDevice>;
beforeEach(() => void (device = pushDevice()));
afterEach(() => device.remove());

/** Subscribes the browser to the notifications of an account; `undefined` for an older build, which stored no name. */
async function subscribed(owner: string | undefined): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await pushManager.subscribe();
  await keepPushLanguage('EN');
  if (owner !== undefined) await keepPushOwner(owner);
}

const isOn = () => device.endpoint() !== undefined;

const enter = (user: string) => {
  const { record } = sandbox.control.session({ user, brand: 'aurora' });
  act(() => void startSession(record));
};

test('a sign-out ends the notifications of this browser, though the platform does not hear of it', async () => {
  await open('/m/home', { user: 'player01' });
  await subscribed('player01');
  fail('/wps/session/logout', 'offline');
  await act(signOut);
  await waitFor(() => expect(isOn()).toBe(false));
  await waitFor(async () => expect(await pushLanguage()).toBeUndefined());
});

test('a sign-out ends them and the session before the platform answers', async () => {
  await open('/m/home', { user: 'player01' });
  await subscribed('player01');
  const release = hold('/wps/session/logout');
  await act(async () => void signOut());
  expect(currentViewer().session).toBeNull();
  await waitFor(() => expect(isOn()).toBe(false));
  // Those in the tray go too.
  await waitFor(() =>
    expect(device.shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 1]),
  );
  release();
  await settled();
});

test.each([
  ['signed-out', 'player01', false],
  ['signed-out', undefined, false],
  // The tab that signed out has unsubscribed; a later login may have subscribed again.
  ['signed-out-elsewhere', 'vip01', true],
  ['expired', 'player01', true],
] as const)('after %s of player01 those of %s are on: %s', async (reason, owner, on) => {
  await open('/m/home', { user: 'player01' });
  await settled();
  await subscribed(owner);
  act(() => endSession(reason));
  await settled();
  if (!on) await waitFor(() => expect(isOn()).toBe(false));
  await followPushLanguage('EN');
  expect(isOn()).toBe(on);
});

test.each([
  ['player01', true],
  ['vip01', false],
])('those of player01, whose session has expired, are on for %s: %s', async (next, on) => {
  await open('/m/home', { user: 'player01' });
  await subscribed('player01');
  act(() => endSession('expired'));
  enter(next);
  await settled();
  if (!on) await waitFor(() => expect(isOn()).toBe(false));
  await followPushLanguage('EN');
  expect(isOn()).toBe(on);
});

test('a browser without notifications ends a session all the same', async () => {
  device.remove();
  await open('/m/home', { user: 'player01' });
  act(() => endSession('signed-out'));
  await settled();
  expect(currentViewer().session).toBeNull();
  device = pushDevice();
});
