import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smsCodeError, phoneDigits, phoneError } from './phone';

describe('a mobile number (D1 §5)', () => {
  test.each([
    ['', 'mobileRequired'],
    ['   ', 'mobileRequired'],
    ['12345', 'mobileFormat'],
    ['091234560a', 'mobileFormat'],
    ['0'.repeat(21), 'mobileFormat'],
    ['０９１２３４５６', 'mobileFormat'],
    ['0912345601', null],
    ['+84 912-345-601', null],
    ['(091) 234.5601', null],
  ])('%j is %s', (typed, error) => {
    expect(phoneError(typed)).toBe(error);
  });

  test('what is sent holds digits alone, whatever was typed', () => {
    fc.assert(fc.property(fc.string(), (typed) => /^\d{0,20}$/.test(phoneDigits(typed))));
  });
});

test.each([
  ['', 'codeRequired'],
  ['12a', 'codeDigits'],
  ['12345678901', 'codeDigits'],
  [' 123456 ', null],
])('a code of %j is %s (D1 §5)', (typed, error) => {
  expect(smsCodeError(typed)).toBe(error);
});
