import { describe, expect, test } from 'vitest';
import labels from '../labels/en/games.json';
import { sampleGame } from '../game-search/sample-games.setup';
import { nextPage } from './game-pages.query';
import { listTab, LIST_TAB_IDS, toListTab } from './list-tabs';

describe('the tabs of a list', () => {
  test('are in their order', () => {
    expect(LIST_TAB_IDS.map((id) => labels[listTab(id).label])).toEqual([
      'All',
      'Hot',
      'Recent',
      'My collection',
    ]);
  });

  test.each(LIST_TAB_IDS)('%s has words for an empty list', (id) => {
    expect(labels[`empty.${id}.title`]).toBeTruthy();
    expect(labels[`empty.${id}.action`]).toBeTruthy();
  });

  test.each([
    ['fav', 'fav'],
    ['all', 'all'],
    [null, 'all'],
    ['', 'all'],
    ['__proto__', 'all'],
    ['constructor', 'all'],
    ['FAV', 'all'],
  ] as const)('type=%s opens %s', (type, tab) => {
    expect(toListTab(type)).toBe(tab);
  });
});

const pageOf = (totalPages: number, ...ids: string[]) => ({
  games: ids.map((id) => sampleGame(id)),
  page: 1,
  totalPages,
});

test.each([
  [1, 3, 2],
  [2, 3, 3],
  [3, 3, undefined],
  [1, 0, undefined],
])('after page %i of %i comes %s', (page, totalPages, next) => {
  const last = pageOf(totalPages, '20001');
  expect(nextPage(last, [last], page)).toBe(next);
});

test('an empty page ends a list, however many pages the platform counts', () => {
  const last = pageOf(1e9);
  expect(nextPage(last, [pageOf(1e9, '20001'), last], 2)).toBeUndefined();
});

test.each([
  [['1'], ['2'], 3],
  [['1'], ['1'], undefined],
])('left-out games count as games: %j, then %j leads to %s', (first, second, next) => {
  const last = { ...pageOf(9), leftOut: second };
  expect(nextPage(last, [{ ...pageOf(9), leftOut: first }, last], 2)).toBe(next);
});

test.each([
  [['1', '2'], ['2', '1'], undefined],
  [['1', '2'], ['1', '3'], 3],
  [[], [], undefined],
])(
  'a page that repeats what is there ends a list: %j, then %j leads to %s',
  (first, second, next) => {
    const last = pageOf(9, ...second);
    expect(nextPage(last, [pageOf(9, ...first), last], 2)).toBe(next);
  },
);
