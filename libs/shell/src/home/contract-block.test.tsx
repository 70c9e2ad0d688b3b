import { screensOf } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screenRoutes } from '../routes';

const { open, calls, untilIdle } = screensOf(screenRoutes);

const REQUEST = /\/MCS2_getContrac\w+Req$/;

test('Home requests contracts after its content and its popups (D1 §4)', async () => {
  await open('/m/home', { user: 'agent01' });
  const paths = () => calls('').map(({ path }) => path);
  const popup = await screen.findByRole('dialog', { name: 'Announcements' });
  expect(paths().filter((path) => REQUEST.test(path))).toEqual([]);
  fireEvent.click(within(popup).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test.each(['virtual01', 'virtualagent01'])(
  'no contracts are requested for %s (D1 §4)',
  async (user) => {
    await open('/m/home', { user });
    const paths = () => calls('').map(({ path }) => path);
    const popup = await screen.findByRole('dialog', { name: 'Announcements' });
    fireEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Requested when the page is idle, as contracts are.
    await waitFor(() => expect(paths()).toContain('/wps/member/info'));
    await untilIdle();
    expect(paths().filter((path) => REQUEST.test(path))).toEqual([]);
  },
);
