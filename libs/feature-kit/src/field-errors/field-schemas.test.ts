import { cpuTime } from '@lobby/cpu-time';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { confirmed, emailError } from './field-schemas';

test.each([
  ['', 'emailRequired'],
  ['mai', 'emailFormat'],
  ['mai@', 'emailFormat'],
  ['mai@example', 'emailFormat'],
  ['mai@@example.com', 'emailFormat'],
  ['mai @example.com', 'emailFormat'],
  [`${'a'.repeat(60)}@${'b'.repeat(200)}.com`, 'emailFormat'],
  [`mai@${'b'.repeat(247)}.com`, 'emailFormat'],
  [`mai@${'b'.repeat(246)}.com`, null],
  ['mai@mail.example.com', null],
  [' mai+lobby@example.com ', null],
])('%j is %s (D1 §5)', (typed, problem) => {
  expect(emailError(typed)).toBe(problem);
});

test('a hostile text is checked in linear time', () => {
  expect(cpuTime(() => void emailError(`a@${'a.'.repeat(50_000)}`))).toBeLessThan(100);
});

test.each([
  ['Mật khẩu 24'.normalize('NFD'), true],
  ['Mat khau 24', false],
])('a password in composed letters is confirmed by %j: %s', (confirmPassword, isGood) => {
  const schema = z.object({ password: z.string(), confirmPassword: z.string() }).check(confirmed);
  const password = 'Mật khẩu 24'.normalize('NFC');
  expect(schema.safeParse({ password, confirmPassword }).success).toBe(isGood);
});
