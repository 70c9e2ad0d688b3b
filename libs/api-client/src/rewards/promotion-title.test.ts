import { expect, test } from 'vitest';
import { promotionTitle } from './promotion-title';

test.each([
  ['[3] Welcome bonus', 'Welcome bonus'],
  ['[12]Welcome', 'Welcome'],
  ['【1】欢迎礼', '欢迎礼'],
  ['(2) Weekend', 'Weekend'],
  ['Weekend [2]', 'Weekend [2]'],
  ['[VIP] Gift', '[VIP] Gift'],
  ['20% back', '20% back'],
  ['[7]', '[7]'],
])('%j is shown as %j', (title, shown) => {
  expect(promotionTitle(title)).toBe(shown);
});
