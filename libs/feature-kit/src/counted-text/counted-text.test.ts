import { describe, expect, test } from 'vitest';
import { countedLength, countedText } from './counted-text';

test.each([
  ['', 0],
  ['  two words \n', 9],
  // A letter and its mark are one character.
  ['ă', 1],
  ['👍', 1],
])('%j has %i characters', (typed, length) => {
  expect(countedLength(typed)).toBe(length);
});

describe('a text of 20 to 200 characters', () => {
  const schema = countedText({ required: true, minLength: 20, maxLength: 200 });
  test.each([
    ['', 'forms:problem.required'],
    ['   ', 'forms:problem.required'],
    [`${'x'.repeat(19)}   `, 'forms:problem.tooShort'],
    ['x'.repeat(201), 'forms:problem.tooLong'],
  ])('refuses %j: %s', (typed, message) => {
    expect(schema.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test.each([20, 200])('takes %i, and sends them without blanks around', (length) => {
    const text = 'ắ'.repeat(length);
    expect(schema.parse(`  ${text}\n`)).toBe(text);
  });
});

test('an optional text may be empty', () => {
  expect(countedText({ required: false, maxLength: 140 }).parse(' ')).toBe('');
});
