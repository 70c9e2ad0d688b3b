import aurora from '@lobby/brand-aurora';
import { readStored } from '@lobby/core';
import { createQueryClient } from '@lobby/feature-kit';
import { currentViewer } from '@lobby/session';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { autoLoginAtStart } from '../index';
import { holdAnswer, holdAnswers, logIn, screens } from './login.setup';
import { rememberLogin } from './remembered';

const { open, press, check, calls, settled, address } = screens;

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

describe('a login that a person sends while that at the start has no answer yet', () => {
  /** Logs in as player01 at start and as vip01 by form; holds both responses. */
  async function logInTwice(password?: string) {
    const queries = createQueryClient();
    const brand = { ...aurora, rememberPassword: 'encoded' as const };
    await open('/m/login', { brand, queries });
    await screen.findByLabelText('User name');
    const [atStart, byHand] = holdAnswers(LOGIN, 2);
    rememberLogin('player01', 'Play1234');
    const waiting = autoLoginAtStart(queries);
    await waitFor(() => expect(calls(LOGIN)).toHaveLength(1));
    check('Remember me');
    await logIn('vip01', password);
    await waitFor(() => expect(calls(LOGIN)).toHaveLength(2));
    const answer = (release?: () => void) => act(async () => release?.());
    return { waiting, answerAtStart: () => answer(atStart), answerByHand: () => answer(byHand) };
  }

  test('is the one that counts, and is remembered', async () => {
    const { waiting, answerAtStart, answerByHand } = await logInTwice();
    await answerAtStart();
    expect(userName()).toBeUndefined();
    await answerByHand();
    await act(() => waiting);
    await waitFor(() => expect(userName()).toBe('vip01'));
    expect(readStored('remembered')?.username).toBe('vip01');
    await loggedOut();
  });

  test('leaves nobody logged in if it is refused', async () => {
    const { waiting, answerAtStart, answerByHand } = await logInTwice('Wrong1234');
    await answerAtStart();
    await answerByHand();
    await act(() => waiting);
    await screen.findByRole('alert');
    expect(userName()).toBeUndefined();
    expect(address()).toBe('/m/login');
  });
});

test('a login at the start is not sent while a person logs in', async () => {
  const queries = createQueryClient();
  await open('/m/login', { brand: { ...aurora, rememberPassword: 'encoded' }, queries });
  await screen.findByLabelText('User name');
  const answer = holdAnswer(LOGIN);
  await logIn('vip01');
  await waitFor(() => expect(calls(LOGIN)).toHaveLength(1));
  rememberLogin('player01', 'Play1234');
  await act(() => autoLoginAtStart(queries));
  expect(calls(LOGIN)).toHaveLength(1);
  await act(async () => answer());
  await waitFor(() => expect(userName()).toBe('vip01'));
});
