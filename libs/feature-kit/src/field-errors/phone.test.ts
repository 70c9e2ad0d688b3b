import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeText, nationalNumber, phoneError, smsCodeError } from './phone';

describe('a mobile number (D1 §5)', () => {
  test.each([
    ['', 'mobileRequired'],
    ['   ', 'mobileRequired'],
    ['12345', 'mobileFormat'],
    ['091234560a', 'mobileFormat'],
    ['0'.repeat(21), 'mobileFormat'],
    ['+66 912 345 601', 'mobileFormat'],
    ['++84912345601', 'mobileFormat'],
    ['0912345601', null],
    ['０９１２３４５６０１', null],
    ['+84 912-345-601', null],
    ['(091) 234.5601', null],
    // The marks around a number of a contact, and the hyphens of pages and keyboards.
    ['\u202a+84 912 345 601\u202c', null],
    ['091\u2011234\u20115601', null],
    ['091\u2212234\u22125601', null],
    ['091\u30fc234\u30fc5601', null],
  ])('%j is %s', (typed, error) => {
    expect(phoneError(typed, '84')).toBe(error);
  });

  test.each([
    ['0912345601', '84', '0912345601'],
    ['+84912345601', '84', '912345601'],
    ['\u202a+84 912\u2011345\u2011601\u202c', '84', '912345601'],
    ['090\u30fc1234\u22125678', '81', '09012345678'],
    ['＋８４　９１２　３４５　６０１', '84', '912345601'],
    ['0084 912 345 601', '84', '912345601'],
    ['84912345601', '84', '912345601'],
    ['+84 0912345601', '84', '0912345601'],
    // 084 is also a prefix of one network.
    ['841234567', '84', '841234567'],
    // 55 is also an area code in Brazil.
    ['55 99999-1234', '55', '55999991234'],
    ['55 11 99999-1234', '55', '11999991234'],
    ['+66912345601', '84', '+66912345601'],
    ['+66 81 234 5678', '66', '812345678'],
    ['0081 234 5678', '66', '+812345678'],
    // Eight digits, as in Singapore.
    ['+65 9123 4567', '65', '91234567'],
    ['+84912345601', undefined, '+84912345601'],
    ['0912345601', undefined, '0912345601'],
  ])('%j with the calling code %s is sent as %s', (typed, dialingCode, number) => {
    expect(nationalNumber(typed, dialingCode)).toBe(number);
  });

  test.each([
    ['81 234 5678', '66', null],
    ['081 234 5678', '66', null],
    ['+66812345678', '66', null],
    ['81 234 567', '66', 'mobileFormat'],
    ['81 234 56789', '66', 'mobileFormat'],
    ['912 345 678', '886', null],
    ['90 1234 5678', '81', null],
    ['90 1234 567', '81', 'mobileFormat'],
    ['11 99999-1234', '55', null],
    ['202 555 0143', '1', null],
    ['202 555 01', '1', 'mobileFormat'],
    // Of an unknown country: the platform checks the length.
    ['9123 4567', '65', null],
  ])('%j abroad, with the calling code %s, is %s', (typed, dialingCode, error) => {
    expect(phoneError(typed, dialingCode, { abroad: true })).toBe(error);
  });

  test('has as many digits as the settings allow', () => {
    expect(phoneError('0912345601', '84', { mobileLength: 10 })).toBeNull();
    expect(phoneError('0912345601', '84', { mobileLength: 9 })).toBe('mobileFormat');
    expect(phoneError('+84 912 345 601', '84', { mobileLength: 9 })).toBeNull();
  });

  test('is accepted alike in every spelling', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^9\d{8}$/),
        fc.constantFrom('+84', '0084', '84'),
        (rest, code) => {
          expect(nationalNumber(`${code}${rest}`, '84')).toBe(rest);
          expect(phoneError(`${code} ${rest}`, '84')).toBeNull();
        },
      ),
    );
  });

  test('that is accepted is digits, at most 20', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        if (phoneError(typed, '84') === null)
          expect(nationalNumber(typed, '84')).toMatch(/^\d{6,20}$/);
      }),
    );
  });
});

test.each([
  ['', 'codeRequired'],
  ['12a', 'codeDigits'],
  ['12345678901', 'codeDigits'],
  [' 123456 ', null],
  ['782 457', null],
  ['782-457', null],
  ['７８２４５７', null],
  ['\u2068782\u2011457\u2069', null],
])('a code of %j is %s (D1 §5)', (typed, error) => {
  expect(smsCodeError(typed)).toBe(error);
});

test('a code has as many digits as the settings allow', () => {
  expect([smsCodeError('123456', 6), smsCodeError('1234567', 6)]).toEqual([null, 'codeDigits']);
});

test('a code is sent as its digits alone', () => {
  expect(['782 457', '782-457', ' ７８２４５７'].map(codeText)).toEqual([
    '782457',
    '782457',
    '782457',
  ]);
});
