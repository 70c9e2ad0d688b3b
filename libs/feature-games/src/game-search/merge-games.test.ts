import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localMatches } from './local-matches';
import { mergeGames } from './merge-games';
import { sampleGame, someGames } from './sample-games.setup';

const ids = (games: { nodeId: string }[]) => games.map(({ nodeId }) => nodeId);

test('each game stands once, and none is lost', () => {
  fc.assert(
    fc.property(someGames, someGames, (one, other) => {
      const merged = ids(mergeGames(one, other));
      expect(new Set(merged).size).toBe(merged.length);
      expect(new Set(merged)).toEqual(new Set(ids([...one, ...other])));
    }),
  );
});

test('what was shown does not move when more arrives', () => {
  fc.assert(
    fc.property(someGames, someGames, (one, other) => {
      const before = ids(mergeGames(one));
      expect(ids(mergeGames(one, other)).slice(0, before.length)).toEqual(before);
    }),
  );
});

test.each([
  ['ho', ['2']],
  ['HỒ CÁ', ['2']],
  ['lot', ['1', '3']],
  ['', ['1', '2', '3']],
  ['xyz', []],
])('"%s" finds %j', (text, found) => {
  const games = [
    sampleGame('1', 'Lotus Moon'),
    sampleGame('2', 'Hồ Cá Koi'),
    sampleGame('3', 'Red Lotus'),
  ];
  expect(ids(localMatches(games, text))).toEqual(found);
});
