import { LANGUAGES } from '@lobby/core';
import { expect, test } from 'vitest';
import { nearestLanguage } from './language-codes';

test.each(LANGUAGES)('%s is itself', (language) => {
  expect(nearestLanguage(language)).toBe(language);
  expect(nearestLanguage(language.toLowerCase())).toBe(language);
});

test.each([
  ['zh-TW', 'TW'],
  ['zh_CN', 'CN'],
  ['zh-Hant', 'TW'],
  ['zh-Hant-TW', 'TW'],
  ['zh-Hant-HK', 'TW'],
  ['zh-HK', 'TW'],
  ['zh-MO', 'TW'],
  ['zh-Hans-CN', 'CN'],
  ['zh-Hans-HK', 'CN'],
  ['zh-SG', 'CN'],
  ['es-MX', 'EN'],
  ['pt-BR', 'PT'],
  ['vi-VN', 'VI'],
  ['jp', 'JA'],
  ['en-GB', 'EN'],
  ['xx', undefined],
  ['', undefined],
])('%s is nearest to %s', (code, language) => {
  expect(nearestLanguage(code)).toBe(language);
});
