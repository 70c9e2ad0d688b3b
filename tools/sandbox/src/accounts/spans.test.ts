import { expect, test } from 'vitest';
import { LANGUAGES } from '../brands/brands';
import { MOBILE_RULES } from './registration-rules.data';
import { spanTexts } from './spans';

test('a range of equal numbers is written as one number', () => {
  expect(MOBILE_RULES.jade.message?.EN).toBe('Enter a mobile number of 10 digits');
  expect(MOBILE_RULES.aurora.message?.EN).toBe('Enter a mobile number of 9 to 11 digits');
});

test.each(LANGUAGES)('%s writes both numbers of a range, and equal ones once', (language) => {
  const say = (span: string) => `[${span}]`;
  const texts = { VI: say, EN: say, CN: say, TW: say, JA: say, TH: say, PT: say };
  expect(spanTexts(texts, [4, 4])[language]).toBe('[4]');
  expect(spanTexts(texts, [4, 9])[language]).toMatch(/^\[4\D+9\]$/);
});
