import { HOME_PATHS, PATHS } from '@lobby/core';
import { accountRoutes } from '@lobby/feature-account';
import { english } from '@lobby/testing';
import { describe, expect, test } from 'vitest';
import { fallbackRoute, screenRoutes } from './routes';

/** Screens without a header (D1 §2); Home has none at any of its paths. */
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

/** Screens without the bottom bar (D1 §2). */
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
  'message/orders',
  'joinUs',
  'aboutUs',
  'download',
  'gameList',
  'agentCenter',
  'service',
];

/** All screens but game and room, whose addresses the documents do not describe. */
const documented = screenRoutes.filter(({ path }) => path !== PATHS.play && path !== PATHS.room);

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

/** Screens whose back arrow leads Home (D1 §2), built ones only. */
const BACK_HOME = ['login', 'register', 'trail', 'notice', 'activity', 'forget'];

describe.each(accountRoutes)('$path', ({ path, handle }) => {
  test('leads back Home or in history by the documented rule', () => {
    expect(handle.back).toBe(listed(BACK_HOME, path) ? 'home' : 'history');
  });
});

test('Home has no back arrow, at any of its addresses (D1 §2)', () => {
  for (const path of HOME_PATHS)
    expect(screenRoutes.find((route) => route.path === path)?.handle.back).toBe('none');
});

test('the screens of the account have their documented addresses (D1 §2)', () => {
  expect(accountRoutes.map(({ path, handle }) => [path, english(handle.title)])).toEqual([
    ['/m/login', 'Log in'],
    ['/m/register', 'Register'],
    ['/m/forget', 'Forgot password'],
    ['/m/trail', 'Free trial'],
    ['/m/changePsw', 'Change password'],
    ['/m/set', 'Settings'],
    ['/m/devices', 'Login and devices'],
    ['/m/message', 'Announcements'],
    ['/m/messageDetail', 'Announcement'],
    ['/m/member/notice', 'Announcements'],
    ['/m/webEmail', 'Inbox'],
    ['/m/message/orders', 'Orders'],
    ['/m/notice', 'Notices'],
  ]);
});

test('no address has two screens', () => {
  const paths = screenRoutes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('settings ask for a session, games and Home do not (D1 §6)', () => {
  const needsOf = (path: string) => screenRoutes.find((route) => route.path === path)?.handle.needs;
  expect(needsOf(PATHS.settings)).toEqual({ session: true, beforeChange: true });
  expect(needsOf(PATHS.slotGames)).toBeNull();
  expect(needsOf(PATHS.home)).toBeNull();
});

test('unknown addresses show all games', () => {
  expect(fallbackRoute()).toMatchObject({ path: '*', handle: { title: 'games:title.all' } });
});
