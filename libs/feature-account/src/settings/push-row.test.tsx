import { pushLanguage } from '@lobby/core';
import { createQueryClient } from '@lobby/feature-kit';
import { whitelabelQuery } from '@lobby/session';
import { english, hold, pushDevice, screensOf } from '@lobby/testing';
import { toast } from '@lobby/ui-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { accountRoutes } from '../routes';

const { open, goTo, calls, fail, mend, alertText, findAndPress, settled } =
  screensOf(accountRoutes);

const PUSH = '/wps/member/push';
const text = (key: string) => english(`account-settings:push.${key}`);

let device: ReturnType<typeof pushDevice> | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  device?.remove();
  device = undefined;
});

type Options = Parameters<typeof open>[1];

/** Opens the screen with the platform's flags, as the shell loads them. */
async function openWithFlags(options: Options = {}) {
  const queries = createQueryClient();
  const opened = await open('/m/set', { user: 'player01', toaster: true, queries, ...options });
  await act(() => queries.fetchQuery(whitelabelQuery));
  return opened;
}

const openOn = async (phone: Parameters<typeof pushDevice>[0]) => {
  device = pushDevice(phone);
  await openWithFlags();
  await screen.findByRole('button', { name: 'Sign out' });
  await settled();
  return device;
};

const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: text('title') });
const isOn = (on: boolean) => waitFor(() => expect(toggle().checked).toBe(on));

/** Number of registrations of this device minus removals. */
const told = () => calls(PUSH, 'PUT').length - calls(PUSH, 'DELETE').length;

describe('notifications of this device', () => {
  it('are off and nothing is asked, until they are turned on; and off in one tap', async () => {
    const { asked, subscribe } = await openOn({});
    expect(toggle().checked).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(toggle());
    await isOn(true);
    await settled();
    expect([asked.mock.calls.length, told()]).toEqual([1, 1]);
    expect(subscribe.mock.calls[0]?.[0].applicationServerKey).toHaveLength(65);
    expect(toggle().checked).toBe(true);

    fireEvent.click(toggle());
    await settled();
    expect(toggle().checked).toBe(false);
    expect([told(), device?.endpoint()]).toEqual([0, undefined]);
  });

  it('follow the language of the page while they are on', async () => {
    await openOn({});
    const turn = async () => {
      fireEvent.click(toggle());
      await settled();
      return pushLanguage();
    };
    expect(await turn()).toBe('EN');
    await findAndPress(/^Language/);
    fireEvent.click(await screen.findByRole('radio', { name: 'Português (Brasil)' }));
    await waitFor(async () => expect(await pushLanguage()).toBe('PT'));
    fireEvent.click(await screen.findByRole('switch', { name: /^Notificações/ }));
    await settled();
    expect(await pushLanguage()).toBeUndefined();
  });

  it('are on again after a reload, and not for another account', async () => {
    await openOn({});
    fireEvent.click(toggle());
    await settled();
    await openWithFlags({ reload: true });
    await isOn(true);
    await openWithFlags({ user: 'vip01', reload: true });
    await settled();
    expect(toggle().checked).toBe(false);
  });

  test.each(['denied', 'default'] as const)(
    'stay off where the browser’s question is answered: %s',
    async (answer) => {
      await openOn({ answer });
      fireEvent.click(toggle());
      await settled();
      expect(calls(PUSH, 'PUT')).toHaveLength(0);
      if (answer === 'default') expect(toggle().checked).toBe(false);
      else expect(await screen.findByText(text('denied'))).toBeTruthy();
    },
  );

  it('are on if only the answer was lost', async () => {
    const complaint = vi.spyOn(toast, 'error');
    await openOn({});
    fail(`PUT ${PUSH}`, { kind: 'drop-response' });
    fireEvent.click(toggle());
    await isOn(true);
    await settled();
    expect(toggle().checked).toBe(true);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('are shown as on although the screen was left before that was looked up', async () => {
    device = pushDevice();
    const { inFlight } = await openWithFlags();
    await screen.findByRole('switch', { name: text('title') });
    await settled();
    const release = hold(`GET ${PUSH}`);
    fireEvent.click(toggle());
    // The mutation and the query.
    await waitFor(() => expect([told(), inFlight()]).toEqual([1, 2]));
    await goTo('/m/elsewhere');
    release();
    await settled();
    await goTo('/m/set');
    await screen.findByRole('switch', { name: text('title') });
    expect(toggle().checked).toBe(true);
  });

  it('stay off, and say so, where the platform refuses', async () => {
    await openOn({});
    fail(`PUT ${PUSH}`, 503);
    fireEvent.click(toggle());
    expect(await alertText()).toBeTruthy();
    await isOn(false);
  });

  it('are off without a network too: the browser is subscribed no more', async () => {
    const complaint = vi.spyOn(toast, 'error');
    await openOn({});
    fireEvent.click(toggle());
    await settled();
    fail(`DELETE ${PUSH}`, 'offline');
    fireEvent.click(toggle());
    await isOn(false);
    await settled();
    expect([toggle().checked, device?.endpoint()]).toEqual([false, undefined]);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('say that they could not be asked for, and ask again', async () => {
    device = pushDevice();
    await openWithFlags({ answers: { [`GET ${PUSH}`]: 503 } });
    expect(await screen.findByText(text('failed'))).toBeTruthy();
    mend();
    await findAndPress('Try again');
    expect(await screen.findByRole('switch', { name: text('title') })).toBeTruthy();
  });

  it('say that the browser forbids them', async () => {
    await openOn({ permission: 'denied' });
    expect(screen.getByText(text('denied'))).toBeTruthy();
    expect(screen.queryByRole('switch', { name: text('title') })).toBeNull();
  });

  it('say that the browser has none, without a call', async () => {
    await openWithFlags();
    expect(await screen.findByText(text('unsupported'))).toBeTruthy();
    expect(calls(PUSH)).toHaveLength(0);
  });

  test.each([
    ['the flag is off', 'player01', { push: false }],
    ['the account has no inbox', 'virtual01', {}],
  ] as const)('are not there where %s', async (_, user, flags) => {
    device = pushDevice();
    await openWithFlags({ user, flags });
    await screen.findByRole('button', { name: 'Sign out' });
    await settled();
    expect(screen.queryByText(text('title'))).toBeNull();
    expect(calls(PUSH)).toHaveLength(0);
  });
});
