import { screenAt, screensOf } from '@lobby/testing';
import { startSession } from '@lobby/session';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { screenRoutes } from '../routes';
import { loadNextScreens } from './next-screens';

const { open } = screensOf([screenAt('/m/set', () => null)]);

let stop = () => {};

/** Loads of a screen's code. */
const codeOf = (path: string) => {
  const route = screenRoutes.find((one) => one.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return vi.spyOn(route, 'load');
};

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the bottom bar’s screens load for all, the game shell once there is a session, the login for none', async () => {
  await open('/m/set');
  const [home, all, play, login] = ['/m/home', '/m/allGame', '/m/play', '/m/login'].map(codeOf);
  stop = loadNextScreens();
  await waitFor(() => expect(all).toHaveBeenCalled());
  await waitFor(() => expect(home).toHaveBeenCalled());
  expect(play).not.toHaveBeenCalled();
  startSession({ token: 't', userName: 'u', type: 0, firstTimeLogin: false });
  await waitFor(() => expect(play).toHaveBeenCalled());
  expect(login).not.toHaveBeenCalled();
});

test('they load one after the other, and one that fails holds up none', async () => {
  await open('/m/set');
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const [all, activity] = [codeOf('/m/allGame'), codeOf('/m/activity')];
  let fail = () => {};
  all.mockReturnValue(new Promise((_, reject) => (fail = () => reject(new Error('offline')))));
  stop = loadNextScreens();
  await waitFor(() => expect(all).toHaveBeenCalled());
  expect(activity).not.toHaveBeenCalled();
  fail();
  await waitFor(() => expect(activity).toHaveBeenCalled());
});

test('nothing loads where data is saved', async () => {
  await open('/m/set', { user: 'player01' });
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  stop = loadNextScreens();
  expect(idle).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: false } });
  stop = loadNextScreens();
  expect(idle).toHaveBeenCalledTimes(1);
});
