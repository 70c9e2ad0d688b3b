import { expect, test } from 'vitest';
import { homeBlocks } from './brand';

test.each([
  [
    ['rows', 'hot', 'hot', 'nothing', '__proto__', ''],
    ['rows', 'hot'],
  ],
  [
    ['tip', 'install', 'matches', 'recent', 'banner', 'balance', 'ticker', 'categories'],
    ['tip', 'install', 'matches', 'recent', 'banner', 'balance', 'ticker', 'categories'],
  ],
  [[], []],
])('the blocks of %j are %j', (names, blocks) => {
  expect(homeBlocks(names)).toEqual(blocks);
});
