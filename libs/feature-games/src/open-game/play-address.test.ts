import { playPath } from '@lobby/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleGame } from '../game-search/sample-games.setup';
import { playTarget } from './play-address';

const queryOf = (path: string) => new URL(path, 'http://lobby.invalid').searchParams;

test('the game of an address is the game it was made for', () => {
  const id = fc.string({ minLength: 1, maxLength: 64 });
  fc.assert(
    fc.property(id, id, (nodeId, gameId) => {
      const game = { ...sampleGame(nodeId), gameId };
      const target = playTarget(queryOf(playPath(game)), { name: game.name, from: '/m/home' });
      expect(target?.game).toMatchObject({ nodeId, gameId, category: 'RNG', name: game.name });
      expect(target?.from).toBe('/m/home');
    }),
  );
});

test('an address of a vendor without a game is its lobby (D2 §9)', () => {
  const { game } = playTarget(new URLSearchParams('vendor=velour&category=LIVE'), null) ?? {};
  expect(game).toEqual({ vendorCode: 'velour', category: 'LIVE', name: '' });
});

test.each([
  [{}, false],
  [{ demo: false }, false],
  [{ demo: true }, true],
])('%j in an address: for play money %s', (mode, demo) => {
  const query = queryOf(playPath({ ...sampleGame('1'), ...mode }));
  expect(playTarget(query, null)?.demo).toBe(demo);
});

test.each([
  [null],
  ['x'],
  [{ name: 3, from: '/m' }],
  [{ name: 'a', from: 'https://evil.example' }],
])('a state of %j is none', (state) => {
  const target = playTarget(queryOf(playPath(sampleGame('1'))), state);
  expect(target).toMatchObject({ from: null, game: { name: '' } });
});

test.each([
  '',
  '?vendor=a&game=1',
  '?vendor=a&game=1&gameId=1&category=__proto__',
  '?game=1',
  '?vendor=a&gameId=1&category=RNG',
  '?vendor=a&game=1&category=RNG&demo=yes',
])('the address "%s" names no game', (search) => {
  expect(playTarget(new URLSearchParams(search), null)).toBeNull();
});

test.each([
  ['/cdn/game/20001', '/cdn/game/20001'],
  ['https://evil.example/x', undefined],
  [undefined, undefined],
])('the picture of a state of %j is %j', (picture, kept) => {
  const target = playTarget(queryOf(playPath(sampleGame('1'))), {
    name: 'a',
    from: '/m/home',
    picture,
  });
  expect(target?.game.picture).toBe(kept);
});
