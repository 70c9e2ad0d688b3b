import { expect, test } from 'vitest';
import { cardName, oneLine, plainName, REAL_NAME } from './names';

test.each([
  ['  Hoa \t Mai ', 'Hoa Mai'],
  ['Nguyễn'.normalize('NFD'), 'Nguyễn'],
])('%j as one line is %j', (typed, line) => {
  expect(oneLine(typed)).toBe(line);
});

test.each([
  ['Seán O’Brien', "Seán O'Brien"],
  ['Kaʼleo', "Ka'leo"],
  ['山田　太郎', '山田 太郎'],
  ['阿卜杜·热合曼', '阿卜杜·热合曼'],
  ['瓦歷斯‧諾幹', '瓦歷斯‧諾幹'],
  ['マリア・ロペス', 'マリア・ロペス'],
  ['Trần\u00a0Vivian', 'Trần Vivian'],
  ['Jean\u2011Paul', 'Jean-Paul'],
  ['Jean\u2010Paul', 'Jean-Paul'],
])('%j is a real name, kept as %j', (typed, name) => {
  expect(plainName(typed)).toBe(name);
  expect(name).toMatch(REAL_NAME);
});

test.each(['', 'A', '1234', '<b>x</b>', '·王', 'x'.repeat(101)])('%j is no real name', (typed) => {
  expect(plainName(typed)).not.toMatch(REAL_NAME);
});

test.each([
  ["Jean-Paul D'Arc", 'JEAN PAUL DARC'],
  ['O’Brien', 'OBRIEN'],
  [' J. R.  Smith ', 'J R SMITH'],
  ['Mai - Lan', 'MAI LAN'],
  ['陳', '陳'],
  ["'.", ''],
])('a bank prints %j as %j', (typed, printed) => {
  expect(cardName(typed)).toBe(printed);
});
