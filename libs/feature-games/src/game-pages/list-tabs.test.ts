import { describe, expect, test } from 'vitest';
import labels from '../labels/en/games.json';
import type { Game } from '@lobby/api-client';
import { nextPage } from './game-pages.query';
import { listTab, LIST_TAB_IDS, toListTab } from './list-tabs';

describe('the tabs of a list', () => {
  test('stand in their order', () => {
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

test.each([
  [1, 3, 2],
  [2, 3, 3],
  [3, 3, undefined],
  [1, 0, undefined],
])('after page %i of %i comes %s', (page, totalPages, next) => {
  const games = [{ nodeId: '20001' } as Game];
  expect(nextPage({ games, page: 1, totalPages }, page)).toBe(next);
});

test('an empty page ends a list, however many pages the platform counts', () => {
  expect(nextPage({ games: [], page: 2, totalPages: 1e9 }, 2)).toBeUndefined();
});
