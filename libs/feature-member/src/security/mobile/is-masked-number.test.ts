import { expect, test } from 'vitest';
import { isMaskedNumber } from './is-masked-number';

test.each([
  ['091****601', '0912345601', true],
  ['91****601', '0912345601', true],
  ['091****601', '912345601', true],
  ['091****601', '0912345602', false],
  ['091****601', '09123456011', false],
  ['', '0912345601', false],
  ['+.*', '+.1', true],
])('%j and %j: %j', (masked, number, same) => {
  expect(isMaskedNumber(masked, number)).toBe(same);
});
