import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold';

test.each([
  ['Bắn Cá', 'ban ca'],
  ['Hồ Cá Koi', 'ho ca koi'],
  ['Đêm Hội Đèn Lồng', 'dem hoi den long'],
  ['  Lotus   Moon ', 'lotus moon'],
  ['São João', 'sao joao'],
  ['İstanbul', 'istanbul'],
  ['Ｌｏｔｕｓ　７', 'lotus 7'],
  ['月下蓮花', '月下蓮花'],
  ['ドラゴン', 'どらごん'.normalize('NFD')],
  ['ﾄﾞﾗｺﾞﾝ', 'どらごん'.normalize('NFD')],
  ['ヴァンパイア', 'ゔぁんぱいあ'.normalize('NFD')],
  ['สี่สาว', 'สีสาว'],
  ['น้ำ', 'นำ'],
  ['โชคลาภ์', 'โชคลาภ'],
])('%s is looked for as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['か', 'が'],
  ['นำ', 'นา'],
  ['สาว', 'สีว'],
])('%s is another letter than %s', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

test('what is folded stays as it is', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'กำํา้่็์ヴｶﾞがSsßΣςİđĐ ') }),
  );
  fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)));
});

test('a text written in another form of Unicode is the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
    }),
  );
});
