import { expect, test } from 'vitest';
import { formatRate } from './rate';

test.each([
  ['0.008', 'VI', '0,8%'],
  ['0.015', 'EN', '1.5%'],
  ['0', 'EN', '0%'],
  ['', 'EN', '–'],
  ['x', 'EN', '–'],
] as const)('%s in %s is %s', (rate, language, text) => {
  expect(formatRate(rate, language)).toBe(text);
});
