import { api } from '@lobby/api-client';
import { createQueryClient } from '@lobby/feature-kit';
import {
  currentToken,
  endSession,
  loginReasonOf,
  removePreviousAccount,
  memberInfoQuery,
  accountKey,
  serverFlagsAtom,
  sessionAtom,
  sessionStore,
  signOut,
  startSession,
  useSession,
} from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { useSessionWatch } from './use-session-watch';

/** Receives the cached data under `accountKey`. */
const onCache = vi.fn<(data: unknown[]) => void>();

function Watch() {
  useSessionWatch();
  return null;
}

/** A page with the session watch and data of the account; `?late` starts the watch by a button. */
function Watched() {
  const { search } = useLocation();
  const [watched, setWatched] = useState(search !== '?late');
  const queries = useQueryClient();
  const readCache = () =>
    onCache(queries.getQueriesData({ queryKey: accountKey }).map(([, cached]) => cached));
  const { data } = useQuery({ ...memberInfoQuery, enabled: useSession() !== null });
  return (
    <>
      {watched ? <Watch /> : <button onClick={() => setWatched(true)}>Watch</button>}
      <p>{data?.account ?? 'guest'}</p>
      <button type="button" onClick={readCache}>
        Read cache
      </button>
    </>
  );
}

/** A login page that shows what the end of a session passed to it. */
function Login() {
  const { state } = useLocation();
  return (
    <>
      <Watched />
      <p>Reason: {loginReasonOf(state) ?? 'none'}</p>
    </>
  );
}

const { open, press, address, fail, sandbox, settled } = screensOf([
  screenAt('/m/home', Watched),
  screenAt('/m/login', Login),
  screenAt('/m/set', Watched, { needs: { session: true } }),
  screenAt('/m/changePsw', Watched, { needs: { session: true, beforeChange: true } }),
  screenAt('/m/voucherCenter', Watched, { needs: { session: true, realAccount: true } }),
  screenAt('/m/webEmail', Watched, { needs: { session: true, flag: 'inbox' } }),
  screenAt('/m/agentCenter', Watched, { needs: { agent: true } }),
]);

describe('pages of agents (D1 §4)', () => {
  test.each(['agent01', 'general01', 'virtualagent01'])('open for %s', async (user) => {
    await open('/m/agentCenter?q=1', { user, toaster: true });
    await screen.findByText(user);
    expect(address()).toBe('/m/agentCenter?q=1');
  });

  test.each(['player01', 'virtual01'])('send %s Home, and say why', async (user) => {
    await open('/m/agentCenter', { user, toaster: true });
    expect(await screen.findByText('Your account doesn’t have access to this.')).toBeTruthy();
    expect(address()).toBe('/m/home');
  });

  test('send a guest Home without a word (D1 §2)', async () => {
    await open('/m/agentCenter', { toaster: true });
    await screen.findByText('guest');
    expect(address()).toBe('/m/home');
  });
});

test('a page for actual accounts sends a trial Home, in the documented words (D1 §6)', async () => {
  await open('/m/set', { user: 'player01', toaster: true });
  await screen.findByText('player01');
  const session = sessionStore.get(sessionAtom);
  act(() => sessionStore.set(sessionAtom, session && { ...session, type: 4 }));
  await open('/m/voucherCenter', { reload: true, toaster: true });
  expect(
    await screen.findByText('Please log in with an actual account to use this function.'),
  ).toBeTruthy();
  expect(address()).toBe('/m/home');
});

describe('a page that a flag closes', () => {
  test('closes although the flags came before the watch began', async () => {
    await open('/m/webEmail?late', { user: 'player01', toaster: true });
    await screen.findByText('player01');
    act(() => sessionStore.set(serverFlagsAtom, { MAILCEN: false }));
    expect(address()).toBe('/m/webEmail?late');
    press('Watch');
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(await screen.findByText('This feature isn’t available right now.')).toBeTruthy();
  });

  test('closes when its flag comes', async () => {
    await open('/m/webEmail', { user: 'player01', toaster: true });
    await screen.findByText('player01');
    act(() => sessionStore.set(serverFlagsAtom, { MAILCEN: false }));
    await waitFor(() => expect(address()).toBe('/m/home'));
  });
});

describe('a password that must be changed first (D1 §4)', () => {
  test('leads from a page that needs a session to the change, and keeps the page', async () => {
    await open('/m/set?tab=2', { user: 'first01', toaster: true });
    await screen.findByText('first01');
    expect(address()).toBe('/m/changePsw?returnTo=%2Fm%2Fset%3Ftab%3D2');
  });

  test('leaves a page open that needs none', async () => {
    await open('/m/home', { user: 'first01', toaster: true });
    await screen.findByText('first01');
    expect(address()).toBe('/m/home');
  });

  test('leads there when the platform asks for it in the middle of a visit', async () => {
    await open('/m/set?tab=2', { user: 'player01', toaster: true });
    await screen.findByText('player01');
    fail('/wps/member/info/funds/consolidated', { refusal: 'password.change.required' });
    await act(() => api.wallet.funds().catch(() => undefined));
    await waitFor(() => expect(address()).toBe('/m/changePsw?returnTo=%2Fm%2Fset%3Ftab%3D2'));
  });
});

describe('the end of a session (D1 §4)', () => {
  test('takes the token, the trial’s name, the member’s data and the storage of the visit', async () => {
    await open('/m/home', { user: 'player01', toaster: true });
    await screen.findByText('player01');
    press('Read cache');
    expect(onCache).toHaveBeenLastCalledWith([expect.objectContaining({ account: 'player01' })]);
    sessionStorage.setItem('SHELL_trialUserName', '"trial7"');
    await act(signOut);
    expect(await screen.findByText('guest')).toBeTruthy();
    expect(currentToken()).toBeNull();
    expect(sessionStorage.length).toBe(0);
    press('Read cache');
    expect(onCache.mock.lastCall?.[0].filter((cached) => cached !== undefined)).toEqual([]);
  });

  test('by a sign-out takes the messages of the account with it', async () => {
    await open('/m/home', { user: 'player01', toaster: true });
    await screen.findByText('player01');
    act(() => void toast.error('Your balance is 1,000.'));
    await act(signOut);
    expect(await screen.findByText('You are signed out.')).toBeTruthy();
    expect(screen.queryByText('Your balance is 1,000.')).toBeNull();
  });

  test.each([
    ['signed-out', 'You are signed out.', 'none'],
    ['signed-out-elsewhere', '', 'signed-out-elsewhere'],
    ['expired', '', 'expired'],
  ] as const)('%s leaves a page that needs one, and says so', async (reason, message, told) => {
    await open('/m/set', { user: 'player01', toaster: true });
    await screen.findByText('player01');
    act(() => endSession(reason));
    expect(await screen.findByText(`Reason: ${told}`)).toBeTruthy();
    expect(address()).toBe('/m/login?returnTo=%2Fm%2Fset');
    await settled();
    expect(screen.getByRole('status').textContent).toBe(message);
  });

  test.each([['signed-out-elsewhere'], ['expired']] as const)(
    '%s before the watch begins leaves the page too',
    async (reason) => {
      await open('/m/set?late', { user: 'player01', toaster: true });
      await screen.findByText('player01');
      act(() => endSession(reason));
      press('Watch');
      await waitFor(() => expect(address()).toMatch(/^\/m\/login\?returnTo=/));
      expect(await screen.findByText(`Reason: ${reason}`)).toBeTruthy();
    },
  );

  test('that another one has followed is told nobody, once the watch begins', async () => {
    const queries = createQueryClient();
    await open('/m/home?late', { user: 'player01', toaster: true, queries });
    onTestFinished(removePreviousAccount(queries));
    await screen.findByText('player01');
    const { record } = sandbox.control.session({ user: 'vip01', brand: 'aurora' });
    act(() => endSession('expired'));
    act(() => void startSession(record));
    await screen.findByText('vip01');
    press('Watch');
    await settled();
    expect(address()).toBe('/m/home?late');
    expect(screen.getByRole('status').textContent).toBe('');
    press('Read cache');
    expect(onCache).toHaveBeenLastCalledWith([expect.objectContaining({ account: 'vip01' })]);
  });
});
