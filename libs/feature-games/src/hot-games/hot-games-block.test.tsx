import { renderScreen } from '@lobby/testing';
import type { ScreenRoute } from '@lobby/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gamesLabels, HotGamesBlock } from '..';
import { hearts, PATH } from '../screen.setup';

const HOME: ScreenRoute = {
  path: '/m/home',
  screen: 'Home',
  handle: { title: 'games:title.all', header: false, bottomBar: true, back: 'none', needs: null },
  load: async () => ({ Component: HotGamesBlock }),
};

const home = () => renderScreen([HOME], [gamesLabels], { at: '/m/home' });

test('Most played shows its games and the way to all of them', async () => {
  await home();
  expect(await screen.findByRole('region', { name: 'Most played' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/m/allGame');
  expect((await hearts()).length).toBeGreaterThan(5);
});

test('Most played that does not load says so in its place, and tries again', async () => {
  const { sandbox } = await home();
  sandbox.control.faults([{ path: PATH.hot, rate: 1, kind: 'replace', body: { success: true } }]);
  expect((await screen.findByRole('alert')).textContent).toContain('did not load');
  sandbox.control.faults([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await hearts()).not.toHaveLength(0);
});

test('Most played that is empty is not there', async () => {
  const { sandbox } = await home();
  sandbox.control.faults([
    { path: PATH.hot, rate: 1, kind: 'replace', body: { success: true, value: [] } },
  ]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Most played' })).toBeNull());
});
