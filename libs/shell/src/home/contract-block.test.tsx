import { writeStored } from '@lobby/core';
import { screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { screenRoutes } from '../routes';

const { open, calls, settled } = screensOf(screenRoutes);

const REQUEST = /\/MCS2_getContrac\w+Req$/;

test('Home requests contracts after its content and its popups (D1 §4)', async () => {
  await open('/m/home', { user: 'agent01' });
  const paths = () => calls('').map(({ path }) => path);
  const popup = await screen.findByRole('dialog', { name: 'Announcements' });
  expect(paths().filter((path) => REQUEST.test(path))).toEqual([]);
  fireEvent.click(within(popup).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

const requested = () => calls('').filter(({ path }) => REQUEST.test(path));

test.each(['virtual01', 'virtualagent01'])(
  'no contracts are requested for %s (D1 §4)',
  async (user) => {
    // Idle at once: a prompt that is due asks before all calls are answered.
    vi.stubGlobal('requestIdleCallback', queueMicrotask);
    // Loads the prompt. Popups are shown once.
    await open('/m/home', { user: 'agent01' });
    const popup = await screen.findByRole('dialog', { name: 'Announcements' });
    fireEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(requested()).not.toHaveLength(0));
    writeStored('contractPrompts', null);
    await open('/m/home', { user });
    await waitFor(() => expect(calls('/wps/member/info')).not.toHaveLength(0));
    await settled();
    expect(requested()).toEqual([]);
  },
);
