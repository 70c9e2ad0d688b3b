import { api } from '@lobby/api-client';
import { readStored } from '@lobby/core';
import { currentViewer } from '@lobby/session';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { holdAnswer, logIn, screens } from './login.setup';

const { open, press, check, button, chooseTab, follow, calls, settled, address } = screens;

const TRIAL = '/wps/member/trialuser';
const LOGIN = '/wps/session/login';

const userName = () => currentViewer().session?.userName;
const loggedOut = () => waitFor(() => expect(calls('/session/logout')).toHaveLength(1));

describe('a page that was closed while it waited', () => {
  test('puts nobody in, remembers nothing, and ends the session at the platform (decision 95)', async () => {
    await open('/m/login');
    await screen.findByLabelText('User name');
    const answer = holdAnswer(LOGIN);
    check('Remember me');
    await logIn('player01');
    await waitFor(() => expect(calls(LOGIN)).toHaveLength(1));
    press('Close');
    await waitFor(() => expect(address()).toBe('/m/home'));
    await act(async () => answer());
    await loggedOut();
    await settled();
    expect(currentViewer().session).toBeNull();
    expect(address()).toBe('/m/home');
    expect([readStored('remembered'), readStored('autoLogin')]).toEqual([null, false]);
  });

  test('does not sign out another tab of the account', async () => {
    await open('/m/login');
    await screen.findByLabelText('User name');
    const inOtherTab = await api.access.login({ userName: 'player01', password: 'Play1234' });
    const answer = holdAnswer(LOGIN);
    await logIn('player01');
    await waitFor(() => expect(calls(LOGIN)).toHaveLength(2));
    press('Close');
    await waitFor(() => expect(address()).toBe('/m/home'));
    await act(async () => answer());
    await waitFor(() => expect(calls('/member/sessions')).toHaveLength(1));
    await settled();
    expect(currentViewer().session).toBeNull();
    expect(await api.member.info({ token: inOtherTab.token })).toBeDefined();
  });

  test('opens no trial either', async () => {
    await open('/m/login');
    await screen.findByLabelText('User name');
    const answer = holdAnswer(TRIAL);
    press('Try for free');
    await waitFor(() => expect(calls(TRIAL)).toHaveLength(1));
    press('Close');
    await waitFor(() => expect(address()).toBe('/m/home'));
    await act(async () => answer());
    await loggedOut();
    expect(currentViewer().session).toBeNull();
  });

  test('is not one whose other form was chosen', async () => {
    await open('/m/login');
    await screen.findByLabelText('User name');
    const answer = holdAnswer(LOGIN);
    await logIn('player01');
    await waitFor(() => expect(calls(LOGIN)).toHaveLength(1));
    await chooseTab('SMS code');
    await act(async () => answer());
    await waitFor(() => expect(userName()).toBe('player01'));
  });

  test('shows, when it is opened again, that the first login is not answered yet', async () => {
    await open('/m/login');
    await screen.findByLabelText('User name');
    const answer = holdAnswer(LOGIN);
    await logIn('player01');
    await waitFor(() => expect(calls(LOGIN)).toHaveLength(1));
    await follow('Register');
    await screen.findByLabelText('Confirm password');
    await follow('Log in');
    await screen.findByLabelText('Remember me');
    expect(button(/^Log in/).getAttribute('aria-disabled')).toBe('true');
    await act(async () => answer());
    await loggedOut();
    await waitFor(() => expect(button('Log in').getAttribute('aria-disabled')).toBeNull());
    await logIn('player01');
    await waitFor(() => expect(userName()).toBe('player01'));
  });
});
