import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import { describe, expect, test } from 'vitest';
import {
  brandCss,
  defineBrand,
  layoutAttributes,
  merchantOf,
  STRICTEST_JURISDICTION,
  TOKENS,
} from '@lobby/core';

const BRANDS = [aurora, jade, ember];

describe.each(BRANDS)('$code', (brand) => {
  test('gives every token', () => {
    for (const token of TOKENS)
      expect(brandCss(brand)).toContain(`--${token}:${brand.tokens[token]}`);
  });

  test('has controls of the browser as light or dark as its background', () => {
    const channels = brand.tokens.background.match(/\w{2}/g) ?? [];
    const light = channels.every((channel) => Number.parseInt(channel, 16) > 127);
    expect(brand.scheme).toBe(light ? 'light' : 'dark');
    expect(brandCss(brand)).toContain(`:root{color-scheme:${brand.scheme};`);
  });

  test('has a face that stands in for its own, and names it next to it', () => {
    const { family, size } = brand.standIn;
    expect(brandCss(brand)).toContain(`@font-face{font-family:"${family}";`);
    expect(brandCss(brand)).toContain(`size-adjust:${size}%`);
    expect(brand.tokens['font-family-brand']).toMatch(new RegExp(`^"[^"]+", "${family}", `));
  });

  test('offers its default language and an age of its jurisdiction', () => {
    expect(brand.languages).toContain(brand.defaultLanguage);
    expect([18, 21]).toContain(brand.jurisdiction.minAge);
  });

  test('has a key of both halves', () => {
    expect(brand.encryptionKey).toMatch(/^[0-9a-f]{128}$/);
  });
});

test('brands differ in every layout option that makes a look', () => {
  for (const option of ['tile', 'banner', 'categories', 'tabs', 'barStyle'] as const) {
    expect(new Set(BRANDS.map((brand) => brand.layout[option])).size).toBe(3);
  }
  expect(layoutAttributes(aurora)['data-tile']).toBe('poster');
});

test('a brand without a jurisdiction takes the strictest (decision 28)', () => {
  const { jurisdiction: _left, ...rest } = aurora;
  expect(defineBrand(rest).jurisdiction).toBe(STRICTEST_JURISDICTION);
});

test.each([
  [true, 'a.example', 'probe', 'probe'],
  [false, 'a.example', 'probe', 'hosted'],
  [false, 'b.example', null, 'aurora'],
])(
  'merchant with test mode %s at %s and %s stored is %s (decision 2)',
  (allowTestMode, host, stored, merchant) => {
    const brand = { ...aurora, allowTestMode, merchantsByHost: { 'a.example': 'hosted' } };
    expect(merchantOf(brand, host, stored)).toBe(merchant);
  },
);
