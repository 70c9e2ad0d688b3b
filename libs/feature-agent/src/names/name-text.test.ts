import { expect, test } from 'vitest';
import { joinNames, splitNames } from './name-text';

test.each([
  ['', []],
  ['player01', ['player01']],
  ['player01,vip01', ['player01', 'vip01']],
  [',player01,,player01,', ['player01']],
  ['<img src=x>', ['<img src=x>']],
])('names %j of an address or a draft are %j', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});

test('names are no more than the platform gives to at once', () => {
  const names = Array.from({ length: 70 }, (_, place) => `member${place}`);
  expect(splitNames(joinNames(names))).toEqual(names.slice(0, 50));
});
