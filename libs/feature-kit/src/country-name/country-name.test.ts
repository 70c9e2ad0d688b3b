import { expect, test } from 'vitest';
import { countryName } from './country-name';

test.each([
  ['VN', 'EN', 'Vietnam'],
  ['VN', 'VI', 'Việt Nam'],
  ['TW', 'JA', '台湾'],
  ['Hà Nội, 203.0.113.7', 'EN', 'Hà Nội, 203.0.113.7'],
  ['203.0.113.7', 'VI', '203.0.113.7'],
  ['', 'EN', ''],
] as const)('%j in %s is %j (D1 §2)', (location, language, name) => {
  expect(countryName(location, language)).toBe(name);
});
