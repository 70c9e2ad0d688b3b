import { api } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import type { ScreenRoute } from '@lobby/feature-kit';
import { withLabels } from '@lobby/i18n';
import { screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { screenRoutes } from '../routes';
import SaferPlayWatch from './safer-play-watch';

const DAY_MS = 86_400_000;
const SHORT_MS = 4_000;

/** A screen of the product, with the safer-play watch of every screen. */
const watched = (route: ScreenRoute): ScreenRoute => ({
  ...route,
  async load() {
    const { Component } = await withLabels(['safer-play'], route.load);
    const Watched = () => (
      <>
        <Component />
        <SaferPlayWatch />
      </>
    );
    return { Component: Watched };
  },
});

const { open, settled, sandbox } = screensOf(screenRoutes.map(watched));

/** Makes the tab visible, which refetches breaks. */
const comeIntoView = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

const missions = () => screen.queryByRole('link', { name: /^Missions/ });

/** Marketing on a screen, by its path. */
const MARKETING: [path: string, shown: () => Element | null][] = [
  [PATHS.home, () => screen.queryByText('Weekend reload', { ignore: false })],
  [PATHS.allGames, () => screen.queryByText('Weekend reload', { ignore: false })],
  [PATHS.promotions, () => screen.queryByRole('region', { name: 'Running and coming' })],
  [PATHS.me, missions],
];

test.each(MARKETING)(
  '%s advertises nothing from the begin of a break in another tab to its end (decision 83)',
  async (path, shown) => {
    await open(path, {
      user: 'player01',
      prepare: ({ control }) =>
        control.content({ brand: 'aurora', kind: 'banner', title: 'Weekend reload' }),
    });
    await waitFor(() => expect(shown()).toBeTruthy());
    await settled();
    await api.protection.timeOut({ until: Date.now() + DAY_MS });
    comeIntoView();
    await waitFor(() => expect(shown()).toBeNull());
    sandbox.control.clock({ shiftMs: 2 * DAY_MS });
    comeIntoView();
    await waitFor(() => expect(shown()).toBeTruthy());
  },
);

test('the end of a break is noticed when its time comes, on a page that stays open', async () => {
  await open(PATHS.me, { user: 'player01' });
  await waitFor(() => expect(missions()).toBeTruthy());
  await api.protection.timeOut({ until: Date.now() + DAY_MS });
  // Close to the end by the platform's clock, which then passes in real time.
  sandbox.control.clock({ shiftMs: DAY_MS - SHORT_MS });
  comeIntoView();
  await waitFor(() => expect(missions()).toBeNull());
  await waitFor(() => expect(missions()).toBeTruthy());
});

test('a break that another tab begins is known at once, though this tab stays in view', async () => {
  await open(PATHS.me, { user: 'player01' });
  await waitFor(() => expect(missions()).toBeTruthy());
  await settled();
  await api.protection.timeOut({ until: Date.now() + DAY_MS });
  const otherTab = new BroadcastChannel('lobby-protection');
  onTestFinished(() => otherTab.close());
  otherTab.postMessage('changed');
  await waitFor(() => expect(missions()).toBeNull());
});
