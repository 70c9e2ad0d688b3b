import { screenAt, screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppForm } from './app-form';
import { useAppForm } from './use-app-form';

const send = vi.fn(async () => undefined);

/** `onSubmit` of each render: an early press uses an old one. */
let pressed: (() => void)[] = [];
let goesOn = false;

function Form() {
  const [key, setKey] = useState('once');
  const form = useAppForm({
    key,
    schema: z.object({ name: z.string() }),
    defaults: { name: '' },
    send,
    onDone: () => {
      if (goesOn) form.restart();
    },
  });
  pressed.push(form.onSubmit);
  return (
    <AppForm form={form} submit="Send" busyLabel="Sending">
      <input {...form.form.register('name')} aria-label="Name" />
      <button type="button" onClick={() => setKey('other')}>
        Other
      </button>
    </AppForm>
  );
}

const { open, press } = screensOf([screenAt('/m/once', Form)]);

beforeEach(() => {
  pressed = [];
  send.mockClear();
});

async function pressTwice() {
  await open('/m/once');
  await screen.findByLabelText('Name');
  const submit = pressed.at(-1);
  await act(async () => submit?.());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await act(async () => submit?.());
}

test('a press that arrives after the answer sends nothing', async () => {
  goesOn = false;
  await pressTwice();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a form that begins anew is sent again', async () => {
  goesOn = true;
  await pressTwice();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('a form that sends something else by another key sends that too', async () => {
  goesOn = false;
  await pressTwice();
  press('Other');
  press('Send');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
