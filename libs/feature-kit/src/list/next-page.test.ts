import { expect, test } from 'vitest';
import { nextPageBy } from './next-page';
import { rowsOf } from './rows';

const key = ({ id }: { id: string }) => id;

const listed = (...ids: string[]) => ids.map((id) => ({ id }));

test.each([
  ['the first of three', 3, [['a']], 2],
  ['the last', 2, [['a'], ['b']], undefined],
  ['one of none', 0, [['a']], undefined],
  [
    'one that repeats',
    9,
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    undefined,
  ],
  ['an empty one', 9, [[]], undefined],
  ['an empty one behind another', 9, [['a'], []], undefined],
  [
    'one with a new row',
    9,
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    3,
  ],
])('after %s', (_name, totalPages, ids, next) => {
  const pages = ids.map((page) => ({ list: listed(...page), totalPages }));
  const last = pages.at(-1);
  expect(last && nextPageBy(key)(last, pages, pages.length)).toBe(next);
});

test('pages hold each row once, the first of equal ones', () => {
  const [first, again] = [
    { id: 'b', text: 'first' },
    { id: 'b', text: 'again' },
  ];
  const data = { pages: [{ list: [...listed('a'), first] }, { list: [again, ...listed('c')] }] };
  expect(rowsOf(data, key)).toEqual([{ id: 'a' }, first, { id: 'c' }]);
  expect(rowsOf(undefined, key)).toEqual([]);
});
