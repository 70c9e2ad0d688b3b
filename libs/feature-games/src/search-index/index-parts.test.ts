import { describe, expect, test } from 'vitest';
import { EMPTY_INDEX, gamesOf, nextPart, withPart, type SearchIndex } from './index-parts';
import type { PartKey } from './index-store';

const NOW = Date.UTC(2026, 10, 23);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A game in the platform's format. */
const wireGame = (nodeId: string) =>
  Object.fromEntries([
    ['nodeId', nodeId],
    ['gameId', `G_${nodeId}`],
    ['vassalage', 'moonkoi'],
    ['gameName', `Game ${nodeId}`],
    ['showIcon', `/cdn/game/${nodeId}`],
    ['gameType', 'RNG'],
  ]);

const answer = (ids: readonly string[], totalPages: number) => ({
  games: ids.map(wireGame),
  pageNum: 1,
  totalPages,
});

/** Builds an index from pages: number, fetch time, ids, total pages. */
function indexOf(
  pages: readonly (readonly [number: number, at: number, ids: readonly string[], total: number])[],
  rest: Partial<SearchIndex> = {},
): SearchIndex {
  return pages.reduce(
    (index, [number, at, ids, total]) =>
      withPart(index, { key: ['games', number], value: { at, value: answer([...ids], total) } }),
    { ...EMPTY_INDEX, vendors: { at: NOW, list: [] }, hosts: { at: NOW, list: [] }, ...rest },
  );
}

describe('a kept part', () => {
  const list = [{ code: 'moonkoi', name: 'Moon Koi' }];

  test.each([
    ['vendors', list],
    ['hosts', [{ id: '1', name: 'Lan', cover: '/cdn/host/1' }]],
  ] as const)('of %s is read', (kind, value) => {
    const index = withPart(EMPTY_INDEX, { key: [kind, 0], value: { at: 5, value } });
    expect(index[kind]).toEqual({ at: 5, list: value });
  });

  test('of games is read by the contract', () => {
    const index = indexOf([[1, NOW, ['1', '2'], 1]]);
    expect(gamesOf(index).map(({ name }) => name)).toEqual(['Game 1', 'Game 2']);
  });

  test.each([
    [null],
    ['text'],
    [{ at: 'now', value: list }],
    [{ at: -1, value: list }],
    [{ at: 5 }],
    [{ at: 5, value: {} }],
    [{ at: 5, value: { games: 'all', pageNum: 1, totalPages: 1 } }],
  ])('that is %j is as if it were not kept', (value) => {
    for (const kind of ['vendors', 'hosts', 'games'] as const)
      expect(withPart(EMPTY_INDEX, { key: [kind, kind === 'games' ? 1 : 0], value })).toBe(
        EMPTY_INDEX,
      );
  });

  test.each([
    ['vendors', { code: 1, name: 'x' }],
    ['vendors', { code: '', name: 'x' }],
    ['vendors', { code: 'x', name: '' }],
    ['vendors', { code: 'x', name: 'n'.repeat(65) }],
    ['vendors', null],
    ['hosts', { id: '2', name: '', cover: '/cdn/host/2' }],
    ['hosts', { id: '2', name: 'Mai' }],
    ['hosts', 'Mai'],
  ] as const)('of %s leaves out %j alone', (kind, bad) => {
    const good = kind === 'vendors' ? list[0] : { id: '1', name: 'Lan', cover: '/cdn/host/1' };
    for (const [value, kept] of [
      [[bad, good], [good]],
      [[bad], []],
    ]) {
      const index = withPart(EMPTY_INDEX, { key: [kind, 0], value: { at: 5, value } });
      expect(index[kind]).toEqual({ at: 5, list: kept });
    }
  });

  test.each([
    ['vendors', 500, { code: 'moonkoi', name: 'Moon Koi' }],
    ['hosts', 1000, { id: '1', name: 'Lan', cover: '/cdn/host/1' }],
  ] as const)('of %s has %d at most, the first', (kind, most, row) => {
    const value = Array.from({ length: most + 1 }, (_, at) => ({ ...row, name: `${at}` }));
    const index = withPart(EMPTY_INDEX, { key: [kind, 0], value: { at: 5, value } });
    expect(index[kind].list).toEqual(value.slice(0, most));
  });

  test('leaves out a game that is none', () => {
    const value = {
      at: NOW,
      value: { ...answer(['1'], 1), games: [wireGame('1'), { nodeId: 2 }] },
    };
    expect(gamesOf(withPart(EMPTY_INDEX, { key: ['games', 1], value }))).toHaveLength(1);
  });
});

describe('the games of an index', () => {
  const idsOf = (index: SearchIndex) => gamesOf(index).map(({ nodeId }) => nodeId);

  test('are in the order of pages, each once', () => {
    const index = indexOf([
      [2, NOW, ['3', '4'], 2],
      [1, NOW, ['1', '3'], 2],
    ]);
    expect(idsOf(index)).toEqual(['1', '3', '4']);
  });

  test('of pages that the catalogue has lost are gone', () => {
    const index = indexOf([
      [1, NOW, ['1'], 1],
      [2, NOW - DAY, ['2'], 2],
    ]);
    expect(idsOf(index)).toEqual(['1']);
  });
});

describe('the part to ask for next', () => {
  const page = (number: number, at = NOW, total = 3) =>
    [number, at, [String(number)], total] as const;
  const copy = ([number, at, ids, total]: ReturnType<typeof page>) =>
    [number, at, [...ids], total] as const;
  const pages = (...list: ReturnType<typeof page>[]) => list.map(copy);

  test.each([
    ['the most played games first', EMPTY_INDEX, ['games', 1]],
    ['then providers', indexOf(pages(page(1)), { vendors: { at: 0, list: [] } }), ['vendors', 0]],
    ['then hosts', indexOf(pages(page(1)), { hosts: { at: 0, list: [] } }), ['hosts', 0]],
    ['then what is missing', indexOf(pages(page(1), page(3))), ['games', 2]],
    [
      'what is missing before what is old',
      indexOf(pages(page(1), page(2, NOW - DAY))),
      ['games', 3],
    ],
    ['then what is a day old', indexOf(pages(page(1), page(2, NOW - DAY), page(3))), ['games', 2]],
    ['what is younger stays', indexOf(pages(page(1), page(2, NOW - DAY + 1), page(3))), undefined],
    [
      'what was read in the future is old',
      indexOf(pages(page(1), page(2, NOW + HOUR), page(3))),
      ['games', 2],
    ],
    ['an empty catalogue has one page', indexOf([[1, NOW, [], 0]]), undefined],
  ] as [string, SearchIndex, PartKey | undefined][])('%s', (_, index, next) => {
    expect(nextPart(index, NOW)).toEqual(next);
  });

  test('never is beyond 15,000 games, whatever the platform counts', () => {
    const read = Array.from({ length: 150 }, (_, before) => page(before + 1, NOW, 10_000));
    expect(nextPart(indexOf(pages(...read)), NOW)).toBeUndefined();
    expect(nextPart(indexOf(pages(...read.slice(0, -1))), NOW)).toEqual(['games', 150]);
  });
});
