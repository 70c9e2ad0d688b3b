import { english, screenAt, screensOf } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppForm } from './app-form';
import { useAppForm } from './use-app-form';

const SCHEMA = z.object({ name: z.string(), secret: z.string() });

function Form() {
  const form = useAppForm({
    key: 'with-secret',
    schema: SCHEMA,
    defaults: { name: '', secret: '' },
    secrets: ['secret'],
    send: async () => undefined,
    onDone: () => undefined,
  });
  return (
    <AppForm form={form} submit="Send" busyLabel="Sending">
      <input {...form.form.register('name')} aria-label="Name" />
      <input {...form.form.register('secret')} aria-label="Secret" />
    </AppForm>
  );
}

const { open, type, field } = screensOf([screenAt('/m/secret', Form)]);

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  fireEvent(document, new Event('visibilitychange'));
}

/** Opens the form, fills it in and hides the page. */
async function fillAndHide(): Promise<void> {
  await open('/m/secret', { toaster: true });
  await screen.findByLabelText('Secret');
  type('Name', 'Mai');
  type('Secret', '135790');
  vi.useFakeTimers({ now: 0 });
  turn('hidden');
}

test('a secret is forgotten after five minutes out of sight, other texts stay', async () => {
  await fillAndHide();
  act(() => vi.advanceTimersByTime(299_999));
  expect(field('Secret').value).toBe('135790');
  act(() => vi.advanceTimersByTime(1));
  expect(field('Secret').value).toBe('');
  expect(field('Name').value).toBe('Mai');
  turn('visible');
  vi.useRealTimers();
  expect(await screen.findByText(english('forms:secrets.cleared'))).toBeTruthy();
});

test('a page whose timers rested forgets when it is shown again', async () => {
  await fillAndHide();
  vi.setSystemTime(300_000);
  turn('visible');
  expect(field('Secret').value).toBe('');
});

test('a shorter absence, or two of them, forget nothing', async () => {
  await fillAndHide();
  for (let time = 0; time < 2; time++) {
    act(() => vi.advanceTimersByTime(200_000));
    turn('visible');
    turn('hidden');
  }
  expect(field('Secret').value).toBe('135790');
});
