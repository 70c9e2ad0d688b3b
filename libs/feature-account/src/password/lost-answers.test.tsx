import { currentViewer, signOut } from '@lobby/session';
import { english } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdAnswer, logIn, screens } from '../login/login.setup';

const { open, press, type, calls, fail, mend, fieldError, alertText, settled, address } = screens;

const CHANGE = '/wps/member/password';
const LOGIN = '/wps/session/login';

const send = () => press(/^Submit/);

function fillIn() {
  type('New password', 'Fresh2026');
  type('Confirm password', 'Fresh2026');
}

async function openFilled() {
  await open('/m/changePsw', { user: 'player01' });
  await screen.findByLabelText('New password');
  type('Old password', 'Play1234');
  fillIn();
}

test('who signs out while the outcome is asked for stays signed out', async () => {
  await openFilled();
  fail(CHANGE, { kind: 'drop-response' });
  const answer = holdAnswer(LOGIN);
  send();
  await waitFor(() => expect(calls(LOGIN)).toHaveLength(1));
  await act(() => signOut());
  await act(async () => answer());
  await settled();
  expect(currentViewer().session).toBeNull();
  await waitFor(() => expect(calls('/session/logout')).toHaveLength(2));
});

test('whose outcome is asked for in vain twice blames nobody, and keeps the old password', async () => {
  await open('/m/login');
  await logIn('first01');
  await screen.findByLabelText('New password');
  fillIn();
  fail(CHANGE, { kind: 'drop-response' });
  fail(LOGIN, { kind: 'drop-response' });
  send();
  expect(await alertText()).toBe(english('forms:form.inDoubt'));
  mend();
  fail(LOGIN, { kind: 'drop-response' });
  send();
  await waitFor(() => expect(calls(LOGIN)).toHaveLength(4));
  await settled();
  expect(await alertText()).toBe(english('forms:form.inDoubt'));
  expect(screen.queryByLabelText('Old password')).toBeNull();
  expect(fieldError('New password')).toBe('');
  mend();
  send();
  await waitFor(() => expect(address()).toBe('/m/home'));
  expect(calls(CHANGE, 'POST')).toHaveLength(2);
});
