import { endSession, loginReasonOf } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { useSessionWatch } from './use-session-watch';

/** Stays mounted over all pages, as the frame does. */
function Watched() {
  useSessionWatch();
  const { pathname, state } = useLocation();
  return (
    <>
      <p>{`${pathname}, reason: ${loginReasonOf(state) ?? 'none'}`}</p>
      <Link to="/m/webEmail?tab=2">Inbox</Link>
      <Link to="/m/set">Settings</Link>
      <Link to="/m/notice">Notices</Link>
    </>
  );
}

/** A page whose code does not arrive. */
const slow = { ...screenAt('/m/webEmail', Watched), load: () => new Promise<never>(() => {}) };

/** Lets the code of the login page arrive. */
let showLogin = () => {};
let loginCode = Promise.resolve();
const login = screenAt('/m/login', Watched);

const { open, follow, address } = screensOf([
  { ...login, load: () => loginCode.then(login.load) },
  screenAt('/m/home', Watched),
  screenAt('/m/notice', Watched),
  screenAt('/m/set', Watched, { needs: { session: true } }),
  slow,
]);

test('a session that ends while a page opens leads back to the page that was pressed', async () => {
  await open('/m/set', { user: 'player01' });
  await follow('Inbox');
  act(() => endSession('expired'));
  await waitFor(() => expect(address()).toBe('/m/login?returnTo=%2Fm%2FwebEmail%3Ftab%3D2'));
});

describe('a press while the login page opens', () => {
  beforeEach(async () => {
    loginCode = new Promise((resolve) => (showLogin = resolve));
    await open('/m/home', { user: 'player01', toaster: true });
    await screen.findByText('Settings');
    act(() => endSession('expired'));
  });

  test('on a page that needs a session is kept, and the login page says why', async () => {
    await follow('Settings');
    showLogin();
    expect(await screen.findByText('/m/login, reason: expired')).toBeTruthy();
    expect(address()).toBe('/m/login?returnTo=%2Fm%2Fset');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('on a public page opens it, and a message says why', async () => {
    await follow('Notices');
    expect(await screen.findByText('You’ve been signed out. Please log in again.')).toBeTruthy();
    expect(address()).toBe('/m/notice');
  });
});
