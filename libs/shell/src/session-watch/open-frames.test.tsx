import { api } from '@lobby/api-client';
import { playPath, roomPath } from '@lobby/core';
import type { ScreenRoute } from '@lobby/feature-kit';
import { endSession, followOtherTabs, signOut } from '@lobby/session';
import { blankFrames, screenAt, screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { screenRoutes } from '../routes';
import { useSessionWatch } from './use-session-watch';

function Watch() {
  useSessionWatch();
  return null;
}

/** A screen beside the session watch, as in the frame. */
const watched = (route: ScreenRoute): ScreenRoute => ({
  ...route,
  load: async () => {
    const { Component } = await route.load();
    const Watched = () => (
      <>
        <Watch />
        <Component />
      </>
    );
    return { Component: Watched };
  },
});

const PATHS = ['/m/play', '/m/liveStream/room'];

const { open } = screensOf([
  ...screenRoutes.filter(({ path }) => PATHS.includes(path)).map(watched),
  screenAt('/m/login', () => <p>Login</p>),
]);

/** Address of the first game. */
async function game(): Promise<string> {
  const { games } = await api.games.list({ category: 'RNG', page: 1 });
  const { vendorCode = '', nodeId = '', gameId = '' } = games[0] ?? {};
  return playPath({ vendorCode, nodeId, gameId, category: 'RNG' });
}

/** Address of a host on air in a free room. */
async function room(): Promise<string> {
  const hosts = await api.streams.hosts({ list: 'onAir' });
  return roomPath(hosts.find((host) => host.room === 'normal')?.id ?? '');
}

const frame = () => document.querySelector('iframe');

/** Ends the session as a sign-out in another tab does. */
async function signOutElsewhere(): Promise<void> {
  const other = new BroadcastChannel('lobby-session');
  onTestFinished(() => other.close());
  other.postMessage('signed-out');
}

const ENDS: [string, () => unknown][] = [
  ['a sign-out', () => signOut()],
  ['a sign-out in another tab', signOutElsewhere],
  ['an expiry', () => endSession('expired')],
];

describe.each([
  ['game', game],
  ['room', room],
])('the frame of a %s', (_, addressOf) => {
  beforeEach(async () => {
    blankFrames();
    // The frame is this window, whose origin is none of the chats.
    vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    onTestFinished(followOtherTabs());
    await open('/m/login');
    await open(await addressOf(), { user: 'player01' });
    await waitFor(() => expect(frame()).toBeTruthy());
  });

  test.each(ENDS)('closes with %s', async (_end, end) => {
    await act(async () => void (await end()));
    await screen.findByText('Login');
    expect(frame()).toBeNull();
  });
});
