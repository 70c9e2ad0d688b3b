import { expect, test } from 'vitest';
import { quickAmounts } from './quick-amounts';

test.each([
  ['100000', '12000000', ['100000', '500000', '12000000']],
  ['100000', '150000', ['100000', '150000']],
  ['100000', '100000', ['100000']],
  ['100000', '99999', []],
])('between %s and %s there are %j to choose from', (min, most, amounts) => {
  expect(quickAmounts(min, most)).toEqual(amounts);
});
