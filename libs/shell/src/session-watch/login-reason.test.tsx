import { api } from '@lobby/api-client';
import { DAY_MS } from '@lobby/core';
import { accountRoutes } from '@lobby/feature-account';
import { endAllTabs, endSession, signOut } from '@lobby/session';
import { english, screenAt, screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useSessionWatch } from './use-session-watch';

function Watched() {
  useSessionWatch();
  return <p>A page</p>;
}

const signIn = accountRoutes.filter(({ path }) => path === '/m/login' || path === '/m/register');

const { open, address, chooseTab, goTo, settled } = screensOf([
  ...signIn,
  screenAt('/m/home', Watched),
  screenAt('/m/set', Watched, { needs: { session: true } }),
]);

const EXPIRED = english('errors:error.login.not.session');
const ELSEWHERE = english('account-login:login.endedElsewhere');
const TOAST = english('shell:frame.signedOutElsewhere');

/** The line above the form; undefined without one. */
const line = (text: string) =>
  screen.getAllByRole('status').find((status) => status.textContent === text);

async function openAt(path: string) {
  await open(path, { user: 'player01', toaster: true });
  await screen.findByText('A page');
}

describe('the login page', () => {
  test.each([
    ['expired', '/m/set', EXPIRED],
    ['expired', '/m/home', EXPIRED],
    ['signed-out-elsewhere', '/m/set', ELSEWHERE],
  ] as const)('says why after %s at %s, once', async (reason, path, text) => {
    await openAt(path);
    act(() => endSession(reason));
    await screen.findByRole('textbox', { name: 'User name' });
    await waitFor(() => expect(line(text)).toBeTruthy());
    await settled();
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.queryByText(TOAST)).toBeNull();
  });

  test('goes on saying so in the other form, and not to who left and came back', async () => {
    await openAt('/m/home');
    act(() => endSession('expired'));
    await screen.findByText(EXPIRED);
    await chooseTab('SMS code');
    await waitFor(() => expect(address()).toBe('/m/login?method=mobile'));
    expect(line(EXPIRED)).toBeTruthy();
    await goTo('/m/register');
    await goTo('/m/login');
    await screen.findByRole('textbox', { name: 'User name' });
    await settled();
    expect(screen.queryByText(EXPIRED)).toBeNull();
  });

  test.each([
    ['signs out', () => signOut()],
    [
      'excludes himself',
      async () => {
        const until = Date.now() + 200 * DAY_MS;
        await api.protection.selfExclude({ until, password: 'Play1234' });
        endAllTabs();
      },
    ],
  ])('says nothing to a person who %s', async (_, end) => {
    await openAt('/m/set');
    await act(end);
    await screen.findByRole('textbox', { name: 'User name' });
    await settled();
    expect(screen.queryByText(EXPIRED)).toBeNull();
    expect(screen.queryByText(ELSEWHERE)).toBeNull();
  });
});

test('without a login page a message says that the person signed out elsewhere', async () => {
  await openAt('/m/home');
  act(() => endSession('signed-out-elsewhere'));
  expect(await screen.findByText(TOAST)).toBeTruthy();
  expect(address()).toBe('/m/home');
});
