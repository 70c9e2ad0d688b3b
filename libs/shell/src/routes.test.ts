import { HOME_PATHS, PATHS } from '@lobby/core';
import { describe, expect, test } from 'vitest';
import { fallbackRoute, screenRoutes } from './routes';

/** D1 §2: the header is hidden on these, and on Home at each of its addresses. */
const NO_HEADER = [
  'home',
  'mine',
  'login',
  'register',
  'forget',
  'changePsw',
  'allGame',
  'download',
  'agentCenter',
  'liveStream',
  'activity',
  'activityDetail',
  'service',
  'gameList',
];

/** D1 §2: the bottom bar is hidden on these. */
const NO_BAR = [
  'login',
  'activityDetail',
  'activity/template',
  'register',
  'feedback',
  'forget',
  'changePsw',
  'message',
  'messageDetail',
  'joinUs',
  'aboutUs',
  'download',
  'gameList',
  'agentCenter',
  'service',
];

/** Ours alone: a game fills the screen, and the documents name no address for it. */
const documented = screenRoutes.filter(({ path }) => path !== PATHS.play);

const isHome = (path: string) => HOME_PATHS.some((home) => home === path);
const listed = (names: string[], path: string) => names.includes(path.replace('/m/', ''));

describe.each(documented)('$path', ({ path, handle }) => {
  test('has a header by the documented rule', () => {
    expect(handle.header).toBe(!isHome(path) && !listed(NO_HEADER, path));
  });

  test('has a bottom bar by the documented rule', () => {
    expect(handle.bottomBar).toBe(!listed(NO_BAR, path));
  });
});

test('the back arrow leads Home from log in and registration, and is missing on Home (D1 §2)', () => {
  const backOf = (path: string) => screenRoutes.find((route) => route.path === path)?.handle.back;
  expect(backOf(PATHS.login)).toBe('home');
  expect(backOf(PATHS.register)).toBe('home');
  for (const path of HOME_PATHS) expect(backOf(path)).toBe('none');
});

test('no address has two screens', () => {
  const paths = screenRoutes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('settings ask for a session, games and Home do not (D1 §6)', () => {
  const needsOf = (path: string) => screenRoutes.find((route) => route.path === path)?.handle.needs;
  expect(needsOf(PATHS.settings)).toEqual({ session: true });
  expect(needsOf(PATHS.slotGames)).toBeNull();
  expect(needsOf(PATHS.home)).toBeNull();
});

test('unknown addresses show all games', () => {
  expect(fallbackRoute()).toMatchObject({ path: '*', screen: 'All games' });
});
