import { sessionStore, soundAtom } from '@lobby/session';
import { screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screenRoutes } from '../routes';
import * as tone from './tone';

const UNREAD = '/wps/relay/CSP_unreadCount';

const { open, fail } = screensOf(screenRoutes);

const heard = vi.spyOn(tone, 'playTone');

beforeEach(() => {
  heard.mockReset();
  // Only the clock of repeated questions: everything else goes on by itself.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

/** Home of a member, and then three messages more than there were. */
async function receive() {
  await open('/m/home', { user: 'player01' });
  await screen.findByRole('link', { name: /Messages.*unread/ });
  fail(UNREAD, { value: { unReadCount: 99 } });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await screen.findByRole('link', { name: /Messages.*99 unread/ });
}

test('Home lets a rise of the unread count be heard, where the sound is on', async () => {
  sessionStore.set(soundAtom, true);
  await receive();
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});

test('and is silent where nobody turned it on', async () => {
  await receive();
  expect(heard).not.toHaveBeenCalled();
});
