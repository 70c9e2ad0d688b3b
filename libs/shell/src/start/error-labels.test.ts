import { ERROR_CODES } from '@lobby/api-client/contract';
import { LANGUAGES } from '@lobby/core';
import { labelKeys, labelText } from '@lobby/testing';
import { describe, expect, test } from 'vitest';

const CODES = Object.keys(ERROR_CODES);

/** Kinds of `ApiError` without a code, and `unknown` for any other error. */
const KINDS = ['offline', 'timeout', 'http', 'contract', 'unknown'];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([...CODES, ...KINDS])('%s has a text', (name) => {
    expect(labelText(language, `errors:error.${name}`)).not.toBe('');
  });
});

test('no text belongs to a code that the contract does not have', () => {
  const known = [...CODES, ...KINDS].map((name) => `error.${name}`);
  const keys = labelKeys('errors');
  expect(keys).toContain('error.login.wrong');
  expect(keys.filter((key) => !known.includes(key))).toEqual([]);
});
