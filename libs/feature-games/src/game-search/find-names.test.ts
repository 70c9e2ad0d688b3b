import { fold } from '@lobby/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNames, hasNearly } from './find-names';

/** Searches a list of names. */
const find = (names: readonly string[], typed: string) => findNames(names, fold, typed);

describe('a search finds', () => {
  test.each([
    ['ban ca', ['Bắn Cá Vàng'], false],
    ['BẮN', ['Bắn Cá Vàng'], false],
    ['ca ban', ['Bắn Cá Vàng'], false],
    ['banca', ['Bắn Cá Vàng'], true],
    ['ban caa', ['Bắn Cá Vàng'], true],
    ['xan cay', [], false],
    ['ban vangg', ['Bắn Cá Vàng'], true],
    ['lotsu', ['Lotus Moon', 'Red Lotus'], true],
    ['lots', ['Lotus Moon', 'Red Lotus'], true],
    ['lotuus', ['Lotus Moon', 'Red Lotus'], true],
    ['lutus', ['Lotus Moon', 'Red Lotus'], true],
    ['xotus', ['Lotus Moon', 'Red Lotus'], true],
    ['lxtxs', [], false],
    ['mxx', [], false],
    ['lotus', ['Lotus Moon', 'Red Lotus'], false],
    ['ドラゴン', ['どらごん亭'], false],
    ['ﾄﾞﾗｺﾞﾝ', ['どらごん亭'], false],
    ['สลอต', ['เกมสล็อต'], false],
    ['月下莲花', ['月下蓮花'], true],
    ['', [], false],
    ['   ', [], false],
  ] as const)('by "%s": %j', (typed, found, near) => {
    const names = ['Lotus Moon', 'Bắn Cá Vàng', 'Red Lotus', 'どらごん亭', 'เกมสล็อต', '月下蓮花'];
    expect(find(names, typed)).toEqual({ items: found, near });
  });

  test('names that begin with the text first, then words that do, then the rest, each in its order', () => {
    const names = ['Sunstar', 'Red Star', 'Starlight', 'Big Star', 'Star'];
    expect(find(names, 'star').items).toEqual([
      'Starlight',
      'Star',
      'Red Star',
      'Big Star',
      'Sunstar',
    ]);
  });
});

const word = fc.stringMatching(/^[a-z]{5,12}$/);
const place = fc.nat({ max: 11 });
const letter = fc.stringMatching(/^[a-z]$/);

describe('one typing error', () => {
  const cut = (text: string, at: number): [string, string] => [
    text.slice(0, at % text.length),
    text.slice(at % text.length),
  ];

  test.each([
    ['a letter missing', (a: string, b: string) => a + b.slice(1)],
    ['a letter too many', (a: string, b: string, other: string) => a + other + b],
    ['a wrong letter', (a: string, b: string, other: string) => a + other + b.slice(1)],
    ['two letters swapped', (a: string, b: string) => a + b.charAt(1) + b.charAt(0) + b.slice(2)],
  ])('is forgiven: %s', (_, mistype) => {
    fc.assert(
      fc.property(word, word, place, letter, (before, text, at, other) => {
        const typed = mistype(...cut(text, at), other);
        expect(hasNearly(`${before} ${text} more`, typed)).toBe(true);
      }),
    );
  });

  test('two of them are not', () => {
    fc.assert(
      fc.property(word, (text) => {
        expect(hasNearly(text, `1${text.slice(1, 3)}2${text.slice(4)}`)).toBe(false);
      }),
    );
  });
});

test('any part of a name finds it, in any spelling of its accents', () => {
  const names = ['Hồ Cá Koi', 'Đêm Hội Đèn Lồng', 'ﾄﾞﾗｺﾞﾝ', '月下蓮花', 'São João', 'น้ำเต้าปูปลา'];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(20), fc.nat(20), (name, from, length) => {
      const letters = [...name.normalize('NFC')];
      const part = letters
        .slice(from % letters.length, (from % letters.length) + length + 1)
        .join('');
      fc.pre(fold(part) !== '' && fold(name).includes(fold(part)));
      expect(find(names, part).items).toContain(name);
      expect(find(names, part.normalize('NFD').toUpperCase()).items).toContain(name);
    }),
  );
});

test('letter by letter a text finds what it finds at once, in the same order', () => {
  const part = fc.stringMatching(/^[ab ]{0,6}$/);
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 30 }),
      fc.array(part, { maxLength: 6 }),
      (names, texts) => {
        for (const text of texts)
          for (let end = 1; end <= text.length; end += 1) {
            const typed = text.slice(0, end);
            expect(find(names, typed)).toEqual(find([...names], typed));
          }
      },
    ),
  );
});

test('a search finds nothing twice, and only what is there', () => {
  const list = fc.uniqueArray(fc.string({ unit: 'grapheme' }), { maxLength: 20 });
  fc.assert(
    fc.property(list, fc.string({ unit: 'grapheme' }), (names, typed) => {
      const { items } = find(names, typed);
      expect(new Set(items).size).toBe(items.length);
      for (const item of items) expect(names).toContain(item);
    }),
  );
});
