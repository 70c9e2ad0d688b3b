import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toField } from './form-field';
import { ruledSecret, ruledText } from './ruled-schemas';

const LETTERS_AND_DIGITS = '^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]+$';

const errorOf = (typed: string, pattern?: string) => {
  const rule = { field: 'password', enabled: true, required: true, minLength: 8, maxLength: 20 };
  const field = toField({ ...rule, ...(pattern === undefined ? {} : { pattern }) });
  return z.safeParse(ruledSecret(field), typed).error?.issues[0]?.message;
};

test.each([
  ['is told as the fault', 'Pass word 123', LETTERS_AND_DIGITS, 'forms:problem.blanks'],
  ['and another fault: the rule is told', 'Pass word', LETTERS_AND_DIGITS, 'forms:problem.pattern'],
  ['is fine without a rule against it', 'Pass word 123', undefined, undefined],
  ['in too short a text: the length is told', 'a 1', LETTERS_AND_DIGITS, 'forms:problem.tooShort'],
])('a space in a password %s', (_, typed, pattern, expected) => {
  expect(errorOf(typed, pattern)).toBe(expected);
});

test.each([
  ['a text', ruledText],
  ['a secret', ruledSecret],
])('%s is as long as its composed letters', (_, schemaOf) => {
  const text = 'Nguyễn Thị Hồng Ngọc';
  const rule = { field: 'nickname', enabled: true, required: true, maxLength: text.length };
  const schema = schemaOf(toField(rule));
  expect(z.safeParse(schema, text.normalize('NFD')).success).toBe(true);
  expect(z.safeParse(schema, `${text}!`).success).toBe(false);
});
