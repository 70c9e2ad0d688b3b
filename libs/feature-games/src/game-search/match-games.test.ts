import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchGames, mergeGames } from './match-games';
import { sampleGame, someGames } from './sample-games.setup';

const ids = (games: { nodeId: string }[]) => games.map(({ nodeId }) => nodeId);

test('merged lists hold each game once and lose none', () => {
  fc.assert(
    fc.property(someGames, someGames, (one, other) => {
      const merged = ids(mergeGames(one, other));
      expect(new Set(merged).size).toBe(merged.length);
      expect(new Set(merged)).toEqual(new Set(ids([...one, ...other])));
    }),
  );
});

test('merging more games keeps the order of the first list', () => {
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
  ['koi ho', ['2']],
  ['', ['1', '2', '3']],
  ['xyz', []],
])('"%s" finds %j', (text, found) => {
  const games = [
    sampleGame('1', 'Lotus Moon'),
    sampleGame('2', 'Hồ Cá Koi'),
    sampleGame('3', 'Red Lotus'),
  ];
  expect(ids(matchGames(games, text))).toEqual(found);
});
