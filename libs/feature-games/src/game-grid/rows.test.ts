import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someGames } from '../game-search/sample-games.setup';
import { sameGames, toRows } from './rows';

test('rows hold every game in order, and only the last may be short', () => {
  fc.assert(
    fc.property(someGames, fc.integer({ min: 1, max: 5 }), (games, columns) => {
      const rows = toRows(games, columns);
      expect(rows.flat()).toEqual(games);
      expect(rows.slice(0, -1).every((row) => row.length === columns)).toBe(true);
    }),
  );
});

test('a longer list makes the same full rows of the same games', () => {
  fc.assert(
    fc.property(someGames, someGames, (games, more) => {
      const before = toRows(games, 3).filter((row) => row.length === 3);
      const after = toRows([...games, ...more], 3);
      expect(before.every((row, index) => sameGames(row, after[index] ?? []))).toBe(true);
    }),
  );
});
