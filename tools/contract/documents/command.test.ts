import { expect, test } from 'vitest';
import { report } from './documents.mjs';

const areas = [
  { area: 'access', rows: 3, agreements: 2, chosen: 1, problems: 0 },
  { area: 'games', rows: 40, agreements: 39, chosen: 0, problems: 1 },
];

test('adds the areas up and names each problem', () => {
  const problems = [{ key: 'games.list output games', what: 'is missing' }];
  expect(
    report({ areas, problems })
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['Area', 'Rows', 'Agreements', 'Chosen differences', 'Problems'],
    ['access', '3', '2', '1', '0'],
    ['games', '40', '39', '0', '1'],
    ['all', '43', '41', '1', '1'],
    [''],
    ['games.list output games is missing'],
  ]);
});
