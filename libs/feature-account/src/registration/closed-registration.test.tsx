import { currentViewer } from '@lobby/session';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdAnswer, screens } from '../login/login.setup';

const { open, press, check, type, calls, address } = screens;

const REGISTER = '/wps/member/register';

test('an account that is registered after the page was closed is told by its user name, with the way in', async () => {
  await open('/m/register', { toaster: true });
  await screen.findByLabelText('User name');
  type('User name', 'newcomer1');
  type('Password', 'Play1234');
  type('Confirm password', 'Play1234');
  check(/^I am/);
  const answer = holdAnswer(REGISTER);
  press('Register');
  await waitFor(() => expect(calls(REGISTER)).toHaveLength(1));
  press('Close');
  await waitFor(() => expect(address()).toBe('/m/home'));
  await act(async () => answer());
  expect(await screen.findByText('You are registered. Log in as newcomer1 to start.')).toBeTruthy();
  expect(screen.queryByText('Registration successful')).toBeNull();
  expect(currentViewer().session).toBeNull();
});
