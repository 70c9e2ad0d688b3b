import { screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agentRoutes } from '../../routes';

const { open, fail, findAndPress, press, type, button } = screensOf(agentRoutes);

const NAMES = '/wps/agent/downlines';

/** A page with one of two names. */
const pageOf = (page: number, userName: string) => ({
  value: { page, size: 1, total: 2, totalPages: 2, list: [{ userName, type: 0 }] },
});

test('names to choose from say that the next page did not load, and try it again', async () => {
  await open('/m/member/team?transfer=', {
    user: 'agent01',
    answers: { [NAMES]: pageOf(1, 'player01') },
  });
  await findAndPress('Choose members');
  expect(await screen.findByRole('checkbox', { name: 'player01' })).toBeTruthy();
  fail(NAMES, 503);
  await findAndPress('Show more');
  expect(await screen.findByText('Couldn’t load more.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  fail(NAMES, pageOf(2, 'vip01'));
  await findAndPress('Try again');
  expect(await screen.findByRole('checkbox', { name: 'vip01' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'player01' })).toBeTruthy();
});

test('a transfer without members focuses their choice', async () => {
  await open('/m/member/team?transfer=', { user: 'agent01' });
  await screen.findByRole('button', { name: 'Choose members' });
  type('Amount', '1000');
  type('Payment password', '135790');
  press(/^Transfer/);
  await screen.findByText('Choose one.');
  await waitFor(() => expect(document.activeElement).toBe(button('Choose members')));
});
