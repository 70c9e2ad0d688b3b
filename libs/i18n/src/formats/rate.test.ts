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

test.each([
  ['0.00125', 'EN', '0.125%'],
  ['0.00004', 'VI', '0,004%'],
  ['0.01', 'EN', '1%'],
  ['0.12345678', 'EN', '12.345678%'],
] as const)('%s in %s with six decimals is %s', (rate, language, text) => {
  expect(formatRate(rate, language, 6)).toBe(text);
});
