import { sessionAtom, sessionStore } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { streamsRoutes } from '../routes';
import { hearts, PATH, wireHost } from '../screen.setup';

const enter = () => {
  const { record } = sandbox.control.session({ user: 'fresh01', brand: 'aurora' });
  sessionStore.set(sessionAtom, record);
};

/** Login stub that is left with or without signing in. */
function Login() {
  const navigate = useNavigate();
  const back = useSearchParams()[0].get('returnTo') ?? '/m/home';
  const logIn = () => {
    enter();
    void navigate(back);
  };
  return (
    <>
      <button onClick={logIn}>Log in</button>
      <button onClick={() => void navigate(back)}>Later</button>
    </>
  );
}

const { open, press, calls, fail, sandbox, settled } = screensOf([
  ...streamsRoutes,
  screenAt('/m/login', Login),
]);

const SENT = '/wps/relay/CBS_focus';
const ONE_HOST = { [PATH.hosts]: { value: [wireHost('h1')] } };

let pressed = '';
const isPressed = async () =>
  (await screen.findAllByRole('button', { name: pressed }))[0]?.getAttribute('aria-pressed');

/** Presses the first heart as a guest, which opens the login. */
async function pressAsGuest(answers = {}) {
  await open('/m/liveStream', { answers });
  const [heart = document.body] = await hearts();
  pressed = heart.getAttribute('aria-label') ?? '';
  fireEvent.click(heart);
  await screen.findByText('Log in');
}

test('a subscription of a guest is made after the login that it led to', async () => {
  await pressAsGuest();
  press('Log in');
  await waitFor(async () => expect(await isPressed()).toBe('true'));
  await waitFor(() => expect(calls(SENT, 'POST')).toHaveLength(1));
  await settled();
  expect(await isPressed()).toBe('true');
});

test('a guest who was subscribed before stays so', async () => {
  await pressAsGuest(ONE_HOST);
  fail(PATH.subscribed, { value: [wireHost('h1')] });
  press('Log in');
  await waitFor(async () => expect(await isPressed()).toBe('true'));
  await settled();
  expect([...calls(SENT, 'POST'), ...calls(SENT, 'DELETE')]).toEqual([]);
});

test('a subscription is forgotten by who does not log in', async () => {
  await pressAsGuest(ONE_HOST);
  press('Later');
  await hearts();
  act(enter);
  await waitFor(() => expect(calls(PATH.subscribed)).toHaveLength(1));
  await settled();
  expect(await isPressed()).toBe('false');
  expect(calls(SENT, 'POST')).toEqual([]);
});
