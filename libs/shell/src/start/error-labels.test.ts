import { ERROR_CODES } from '@lobby/api-client/contract';
import { LANGUAGES } from '@lobby/core';
import { labelKeys, labelText } from '@lobby/testing';
import { describe, expect, test } from 'vitest';

const CODES = Object.keys(ERROR_CODES);

/** What an `ApiError` without a code is, and what is said of anything else. */
const KINDS = ['offline', 'timeout', 'http', 'contract', 'unknown'];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([...CODES, ...KINDS])('%s has a text', (name) => {
    expect(labelText(language, `errors:error.${name}`)).not.toBe('');
  });
});

test('no text is left of a code that the platform no longer has', () => {
  const known = [...CODES, ...KINDS].map((name) => `error.${name}`);
  const keys = labelKeys('errors');
  expect(keys).toContain('error.login.wrong');
  expect(keys.filter((key) => !known.includes(key))).toEqual([]);
});
