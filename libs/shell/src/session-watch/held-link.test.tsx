import { expireSession, currentToken } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { watchPresses } from '../prefetch/presses';
import { useSessionWatch } from './use-session-watch';

/** A page with the session watch and the watch of presses, as in the frame. */
function Watched() {
  useSessionWatch();
  const client = useQueryClient();
  useEffect(() => watchPresses(client), [client]);
  return (
    <>
      <Link to="/m/webEmail?tab=2">Inbox</Link>
      <a href="/m/login">Log in</a>
    </>
  );
}

const { open, address } = screensOf([
  screenAt('/m/set', Watched, { needs: { session: true } }),
  screenAt('/m/login', () => <p>Login</p>),
]);

const FINGER = { isPrimary: true, button: 0 };
const press = (name: string) => fireEvent.pointerDown(screen.getByText(name), FINGER);

/** A 401 to a call of this session. */
const refuse = () => act(() => expireSession(currentToken() ?? ''));

const RETURN = {
  pressed: '/m/login?returnTo=%2Fm%2FwebEmail%3Ftab%3D2',
  left: '/m/login?returnTo=%2Fm%2Fset',
};

test.each<[string, () => void, keyof typeof RETURN]>([
  ['while a link is held leads to its page', () => press('Inbox'), 'pressed'],
  [
    'after a scroll that began on a link leads back to the page that was left',
    () => {
      press('Inbox');
      fireEvent.pointerCancel(screen.getByText('Inbox'));
    },
    'left',
  ],
  ['while the login is held leads back to the page that was left', () => press('Log in'), 'left'],
])('a 401 %s, once logged in', async (_, hold, expected) => {
  await open('/m/set', { user: 'player01' });
  await screen.findByText('Inbox');
  hold();
  refuse();
  await screen.findByText('Login');
  await waitFor(() => expect(address()).toBe(RETURN[expected]));
});
