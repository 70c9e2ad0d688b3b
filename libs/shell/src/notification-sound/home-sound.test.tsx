import { sessionStore, soundAtom } from '@lobby/session';
import { screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screenRoutes } from '../routes';
import * as sound from './play-sound';

const UNREAD = '/wps/relay/CSP_unreadCount';

const { open, fail } = screensOf(screenRoutes);

const playSound = vi.spyOn(sound, 'playSound');

beforeEach(() => {
  playSound.mockReset();
  // Fakes polling intervals only.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

/** Opens Home, then raises the unread count to 99. */
async function receiveMessages() {
  await open('/m/home', { user: 'player01' });
  await screen.findByRole('link', { name: /Messages.*unread/ });
  fail(UNREAD, { value: { unReadCount: 99 } });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await screen.findByRole('link', { name: /Messages.*99 unread/ });
}

test('Home plays a sound when the unread count rises, if sounds are on', async () => {
  sessionStore.set(soundAtom, true);
  await receiveMessages();
  await waitFor(() => expect(playSound).toHaveBeenCalledTimes(1));
});

test('Home plays no sound by default', async () => {
  await receiveMessages();
  expect(playSound).not.toHaveBeenCalled();
});
