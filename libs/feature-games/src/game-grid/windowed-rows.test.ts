import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { someGames } from '../game-search/sample-games.setup';
import { sameGames, toRows, useNearEnd } from './windowed-rows';

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

test.each([
  [300, false],
  [299, true],
  [-20, true],
])('an end %i px below the viewport is near: %s (D1 §4)', (below, near) => {
  const list = document.createElement('div');
  const bottom = window.innerHeight + below;
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1, bottom));
  const onNearEnd = vi.fn<(near: boolean) => void>();
  const { result } = renderHook(() => useNearEnd({ current: list }, 9, onNearEnd));
  expect(onNearEnd).toHaveBeenLastCalledWith(near);
  result.current();
  expect(onNearEnd).toHaveBeenCalledTimes(2);
});
