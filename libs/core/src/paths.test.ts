import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changePasswordPath,
  gameListPath,
  loginPath,
  PATHS,
  pathWith,
  playPath,
  safeReturnPath,
} from './paths';

describe('safeReturnPath', () => {
  test.each([
    ['/m/set', '/m/set'],
    ['/m/gameList?gameType=FISH#top', '/m/gameList?gameType=FISH#top'],
    ['/m/../m/set', '/m/set'],
    [null, PATHS.home],
    ['', PATHS.home],
    ['m/set', PATHS.home],
    ['/wps/session/logout', PATHS.home],
    ['//evil.example/x', PATHS.home],
    ['/\\evil.example', PATHS.home],
    ['/\t/evil.example', PATHS.home],
    ['https://evil.example', PATHS.home],
    ['javascript:alert(1)', PATHS.home],
    ['/.//evil.example', PATHS.home],
  ])('%j leads to %s', (value, expected) => {
    expect(safeReturnPath(value)).toBe(expected);
  });

  test('never leaves the origin, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const origin = 'https://brand.example';
        expect(new URL(safeReturnPath(text), origin).origin).toBe(origin);
        expect(new URL(safeReturnPath(`/${text}`), origin).origin).toBe(origin);
      }),
    );
  });
});

test('a login address comes back to where it was asked from, Home needs no address', () => {
  expect(loginPath('/m/set?a=1')).toBe('/m/login?returnTo=%2Fm%2Fset%3Fa%3D1');
  expect(loginPath(PATHS.home)).toBe('/m/login');
});

test('the address of a change of password goes on to where it was asked from', () => {
  expect(changePasswordPath('/m/set?a=1')).toBe('/m/changePsw?returnTo=%2Fm%2Fset%3Fa%3D1');
  expect(changePasswordPath('https://evil.example')).toBe('/m/changePsw');
});

test.each([
  ['RNG', '/m/slot-games'],
  ['SPORTS', '/m/sport-games'],
  ['LOTT', '/m/lottery'],
  ['ESPORTS', '/m/gameList?gameType=ESPORTS'],
] as const)('the list of %s is %s', (category, path) => {
  expect(gameListPath(category)).toBe(path);
});

test('a play address survives odd identifiers', () => {
  const url = new URL(
    playPath({ vendorCode: 'A&B', nodeId: '1/2?3', gameId: 'g', category: 'RNG' }),
    'http://x',
  );
  expect(url.searchParams.get('vendor')).toBe('A&B');
  expect(url.searchParams.get('game')).toBe('1/2?3');
});

test.each([
  [{ id: 'a&b', tab: 'new' }, '/m/set?id=a%26b&tab=new'],
  [new URLSearchParams('q=x'), '/m/set?q=x'],
  [{}, '/m/set'],
])('pathWith %o is %s', (query, expected) => {
  expect(pathWith('/m/set', query)).toBe(expected);
});
