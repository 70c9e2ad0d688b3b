import { describe, expect, test, vi } from 'vitest';
import { dialingOf } from './dialing';

const COUNTRIES = {
  current: 'VN',
  list: [
    { code: 'VN', dialingCode: '+84', name: 'Vietnam' },
    { code: 'TH', dialingCode: '66', name: 'Thailand' },
    { code: 'US', dialingCode: '1', name: 'United States' },
    { code: 'CA', dialingCode: '1', name: 'Canada' },
    { code: 'BS', dialingCode: '1242', name: 'Bahamas' },
  ],
};

const dialing = (chosen?: string) => dialingOf(COUNTRIES, chosen, vi.fn());

test('countries of one calling code are one choice', () => {
  expect(
    dialing().choices.map(({ code, countries }) => [code, countries.map((one) => one.code)]),
  ).toEqual([
    ['84', ['VN']],
    ['66', ['TH']],
    ['1', ['US', 'CA']],
    ['1242', ['BS']],
  ]);
});

describe('the calling code of a number', () => {
  test.each([
    ['0912345601', undefined, '84', false],
    ['0812345678', '66', '66', true],
    ['+66 81 234 5678', undefined, '66', true],
    ['0066812345678', '84', '66', true],
    ['＋６６８１２３４５６７８', undefined, '66', true],
    ['+84912345601', '66', '84', false],
    ['+1 202 555 0143', undefined, '1', true],
    ['+1 242 555 0143', undefined, '1242', true],
    // Starts with Thailand's calling code, but is a national number.
    ['66812345678', undefined, '84', false],
    // Of no listed country: validation rejects the number.
    ['+49 151 23456789', undefined, '84', false],
    // A remembered code that is not in the list.
    ['0912345601', '49', '84', false],
  ])('%j with %s chosen is %s', (typed, chosen, code, abroad) => {
    expect(dialing(chosen).of(typed)).toEqual({ code, abroad });
  });

  test('is the chosen one, or unknown, until the countries are loaded', () => {
    const before = (chosen?: string) => dialingOf(undefined, chosen, vi.fn());
    expect(before('66').of('0812345678')).toEqual({ code: '66', abroad: true });
    expect(before().of('0912345601')).toEqual({ code: undefined, abroad: false });
    expect(before().choices).toEqual([]);
  });

  test('is unknown where the list lacks the brand’s country', () => {
    const countries = { ...COUNTRIES, current: 'XX' };
    expect(dialingOf(countries, undefined, vi.fn()).of('1').code).toBeUndefined();
  });
});
