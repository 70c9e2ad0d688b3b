import { cpuTime } from '@lobby/cpu-time';
import { expect, test } from 'vitest';
import { emailError } from './field-schemas';

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
