import { currentViewer } from '@lobby/session';
import { english } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screens } from '../login/login.setup';

const { open, press, check, type, calls, fail, mend, fieldError, alertText, settled } = screens;

const LOGIN = '/wps/session/login';

/** Registers; its answer is lost, and that of the question for it. */
async function register() {
  await open('/m/register');
  await screen.findByLabelText('User name');
  type('User name', 'newcomer1');
  type('Password', 'Play1234');
  type('Confirm password', 'Play1234');
  check(/^I am/);
  fail('/wps/member/register', { kind: 'drop-response' });
  fail(LOGIN, { kind: 'drop-response' });
  press('Register');
  expect(await alertText()).toBe(english('forms:form.inDoubt'));
  mend();
}

const entered = () => waitFor(() => expect(currentViewer().session?.userName).toBe('newcomer1'));

test('a name that is taken by the registration itself is asked for once more', async () => {
  await register();
  // By this seed the first of two answers is lost.
  fail(LOGIN, { kind: 'drop-response', rate: 0.5, seed: 8 });
  press('Register');
  await entered();
  expect(calls('/member/register')).toHaveLength(2);
});

test('without any answer nobody is told that the own name is taken', async () => {
  await register();
  fail(LOGIN, { kind: 'drop-response' });
  press('Register');
  await waitFor(() => expect(calls(LOGIN)).toHaveLength(3));
  await settled();
  expect(fieldError('User name')).toBe('');
  expect(await alertText()).toBe(english('forms:form.inDoubt'));
  mend();
  press('Register');
  await entered();
  expect(calls('/member/register')).toHaveLength(2);
});
