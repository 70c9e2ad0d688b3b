import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, matchGames, mergeGames } from './match-games';
import { sampleGame, someGames } from './sample-games.setup';

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

const ids = (games: { nodeId: string }[]) => games.map(({ nodeId }) => nodeId);

test('merged lists hold each game once and lose none', () => {
  fc.assert(
    fc.property(someGames, someGames, (one, other) => {
      const merged = ids(mergeGames(one, other));
      expect(new Set(merged).size).toBe(merged.length);
      expect(new Set(merged)).toEqual(new Set(ids([...one, ...other])));
    }),
  );
});

test('merging more games keeps the order of the first list', () => {
  fc.assert(
    fc.property(someGames, someGames, (one, other) => {
      const before = ids(mergeGames(one));
      expect(ids(mergeGames(one, other)).slice(0, before.length)).toEqual(before);
    }),
  );
});

test.each([
  ['ho', ['2']],
  ['HỒ CÁ', ['2']],
  ['lot', ['1', '3']],
  ['', ['1', '2', '3']],
  ['xyz', []],
])('"%s" finds %j', (text, found) => {
  const games = [
    sampleGame('1', 'Lotus Moon'),
    sampleGame('2', 'Hồ Cá Koi'),
    sampleGame('3', 'Red Lotus'),
  ];
  expect(ids(matchGames(games, text))).toEqual(found);
});
