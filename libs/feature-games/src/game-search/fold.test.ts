import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold';

describe('fold', () => {
  test.each([
    ['Hồ Cá Koi', 'ho ca koi'],
    ['Đêm Hội Đèn Lồng', 'dem hoi den long'],
    ['  Lotus   Moon ', 'lotus moon'],
    ['São João', 'sao joao'],
    ['İstanbul', 'istanbul'],
    ['Ｌｏｔｕｓ', 'lotus'],
    ['月下蓮花', '月下蓮花'],
    ['สี่สาว', 'สี่สาว'.normalize('NFKD')],
  ])('%s is looked for as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('what is folded stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)),
    );
  });

  test('a text written in another form of Unicode is the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });
});
