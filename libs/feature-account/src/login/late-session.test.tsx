import aurora from '@lobby/brand-aurora';
import { currentViewer } from '@lobby/session';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { autoLogin } from '../index';
import { holdAnswer, logIn, screens } from './login.setup';
import { rememberLogin } from './remembered';

const { open, press, calls, settled, address } = screens;

const TRIAL = '/wps/member/trialuser';
const LOGIN = '/wps/session/login';

const userName = () => currentViewer().session?.userName;
const loggedOut = () => waitFor(() => expect(calls('/session/logout')).toHaveLength(1));

test('a trial that is answered after the login does not take its place', async () => {
  await open('/m/login');
  await screen.findByLabelText('User name');
  const answer = holdAnswer(TRIAL);
  press('Try for free');
  await logIn('player01');
  await waitFor(() => expect(address()).toBe('/m/home'));
  const { session } = currentViewer();
  await act(async () => answer());
  await settled();
  expect(currentViewer().session).toEqual(session);
  expect(session?.userName).toBe('player01');
  await loggedOut();
});

test('a login that is answered after that at the start does not take its place', async () => {
  await open('/m/login', { brand: { ...aurora, rememberPassword: 'encoded' } });
  await screen.findByLabelText('User name');
  const answer = holdAnswer(LOGIN);
  await logIn('vip01');
  await waitFor(() => expect(calls(LOGIN)).toHaveLength(1));
  rememberLogin('player01', 'Play1234');
  await act(() => autoLogin());
  await waitFor(() => expect(userName()).toBe('player01'));
  await act(async () => answer());
  await settled();
  expect(userName()).toBe('player01');
  await loggedOut();
});
