import { ApiError } from '@lobby/api-client';
import { currentToken, signOut, startSession } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppForm } from './app-form';
import { useAppForm } from './use-app-form';

/** Ends what the form has sent, or a field's upload. */
let answer: (outcome?: unknown) => void;
let refuse: (error: unknown) => void;
const held = () =>
  new Promise<unknown>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });

const send = vi.fn(held);
const onDone = vi.fn();
const onFailed = vi.fn();
let across = false;

function Form() {
  const form = useAppForm({
    key: 'late',
    schema: z.object({ name: z.string() }),
    defaults: { name: '' },
    send,
    onDone,
    onFailed: (error) => onFailed(error),
    leftText: 'Sent: 1,000',
    acrossSessions: across,
  });
  return (
    <AppForm form={form} submit="Send" busyLabel="Sending">
      <button type="button" onClick={() => form.waitFor('name', held())}>
        Upload
      </button>
    </AppForm>
  );
}

const tools = screensOf([screenAt('/m/late', Form), screenAt('/m/other', () => <p>Other</p>)]);
const { open, press, goTo, statusText, settled } = tools;

beforeEach(() => {
  across = false;
  for (const mock of [send, onDone, onFailed]) mock.mockClear();
});

/** Signs in on this phone. */
const enter = (user: string) =>
  act(() => void startSession(tools.sandbox.control.session({ user, brand: 'aurora' }).record));

/** Presses a button of the form, as a member, then leaves its screen. */
async function pressAndLeave(name: string, user: string | undefined = 'player01') {
  await open('/m/late', { ...(user && { user }), toaster: true });
  await screen.findByRole('button', { name: 'Send' });
  if (name !== 'Send') press(name);
  press('Send');
  if (name === 'Send') await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await goTo('/m/other');
  await screen.findByText('Other');
}

/** The next person signs in after the member has signed out. */
async function changePerson() {
  await act(signOut);
  enter('vip01');
}

test('an answer is told to the person who sent the form, also on another screen', async () => {
  await pressAndLeave('Send');
  await act(async () => answer());
  await waitFor(() => expect(statusText()).toBe('Sent: 1,000'));
  expect(onDone).toHaveBeenCalledTimes(1);
});

describe('an answer after its person has signed out', () => {
  test('is not told to the next one', async () => {
    await pressAndLeave('Send');
    await changePerson();
    await act(async () => answer());
    await settled();
    expect(statusText()).toBe('');
    expect(onDone).not.toHaveBeenCalled();
  });

  test('nor is a refusal', async () => {
    await pressAndLeave('Send');
    await changePerson();
    await act(async () => refuse(new ApiError('refused', 'no', { code: 'wallet.insufficient' })));
    await settled();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('is heard by a form whose answer is about sessions', async () => {
    across = true;
    await pressAndLeave('Send');
    await changePerson();
    await act(async () => answer());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(statusText()).toBe('');
  });
});

test('a form that waits for an upload is not sent by the next person', async () => {
  await pressAndLeave('Upload');
  await changePerson();
  await act(async () => answer());
  await settled();
  expect(send).not.toHaveBeenCalled();
});

test('a guest’s form goes on though its own answer begins a session', async () => {
  await pressAndLeave('Send', '');
  enter('player01');
  expect(currentToken()).not.toBeNull();
  await act(async () => answer());
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});
