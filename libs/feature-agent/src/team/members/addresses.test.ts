import { expect, test } from 'vitest';
import { joinReceivers, splitReceivers } from './addresses';

test.each([
  ['', []],
  ['player01', ['player01']],
  ['player01,vip01', ['player01', 'vip01']],
  [',player01,,player01,', ['player01']],
  ['<img src=x>', ['<img src=x>']],
])('receivers %j of an address are %j', (text, names) => {
  expect(splitReceivers(text)).toEqual(names);
});

test('receivers of an address are no more than the platform takes', () => {
  const names = Array.from({ length: 70 }, (_, place) => `member${place}`);
  expect(splitReceivers(joinReceivers(names))).toEqual(names.slice(0, 50));
});
