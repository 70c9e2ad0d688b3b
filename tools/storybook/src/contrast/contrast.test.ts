import aurora from '@lobby/brand-aurora';
import ember from '@lobby/brand-ember';
import jade from '@lobby/brand-jade';
import type { Brand } from '@lobby/core';
import { describe, expect, it } from 'vitest';
import { contrast, over, parseColour } from './colour';
import { grounds, resolve, styleValues } from './style-values';

const WHITE = parseColour('#fff');

/** Background of the balance strip, as in its style sheet. */
const STRIP =
  'linear-gradient(120deg, color-mix(in srgb, var(--brand-tint) 55%, var(--raised)), var(--raised))';
const FILL = 'linear-gradient(100deg, var(--brand-a), var(--brand-b))';

/** Foreground, background, minimum contrast; optionally the layer below a translucent background. */
const PAIRS: readonly (readonly [string, string, number, string?])[] = [
  ...['background', 'surface', 'raised', 'brand-tint'].flatMap((ground) => [
    [`var(--text)`, `var(--${ground})`, 4.5] as const,
    [`var(--text-secondary)`, `var(--${ground})`, 4.5] as const,
  ]),
  ...['background', 'surface', 'raised', 'bar-background'].map(
    (ground) => [`var(--text-tertiary)`, `var(--${ground})`, 4.5] as const,
  ),
  ...['background', 'surface', 'brand-tint'].map(
    (ground) => [`var(--brand-ink)`, `var(--${ground})`, 4.5] as const,
  ),
  ...['background', 'surface', 'raised', 'money-tint'].map(
    (ground) => [`var(--money)`, `var(--${ground})`, 4.5] as const,
  ),
  ['var(--text-secondary)', STRIP, 4.5],
  ['var(--money)', STRIP, 4.5],
  ['var(--on-brand)', FILL, 4.5],
  ...['success', 'warning', 'danger'].flatMap((meaning) => [
    [`var(--${meaning})`, 'var(--background)', 4.5] as const,
    [`var(--${meaning})`, 'var(--surface)', 4.5] as const,
  ]),
  ['var(--tab-on-ink)', 'var(--tab-on-background)', 4.5, 'var(--background)'],
  ['var(--text-secondary)', 'var(--tabs-background)', 4.5, 'var(--background)'],
  ['var(--text-secondary)', 'var(--tab-background)', 4.5, 'var(--background)'],
  ['var(--text-secondary)', 'var(--tabs-card)', 4.5, 'var(--surface)'],
  ['var(--text-secondary)', 'var(--tab-card)', 4.5, 'var(--surface)'],
  ['var(--text)', 'var(--field-card)', 4.5, 'var(--surface)'],
  ['var(--text-tertiary)', 'var(--field-card)', 4.5, 'var(--surface)'],
  ['var(--nav-on-label)', 'var(--bar-background)', 4.5],
  ['var(--nav-on-ink)', 'var(--nav-on-background)', 3, 'var(--bar-background)'],
  ['var(--line-strong)', 'var(--background)', 3],
  ['var(--line-strong)', 'var(--surface)', 3],
  ['var(--line-strong)', 'var(--field-card)', 3, 'var(--surface)'],
  ['var(--live)', 'var(--background)', 3],
  // Both colours of the ring over a picture: 9 between them leaves one of them 3 on any colour.
  ['var(--on-art)', 'rgb(var(--scrim))', 9],
];

/** Background of a category icon: the rail's box, or the card if the layout has no boxes. */
function markGround(values: Map<string, string>): string {
  return values.get('category-background') === 'none'
    ? 'var(--category-cell)'
    : 'var(--category-background)';
}

/** Overlay on a white picture, at its lowest and highest opacity. */
function overlaid(brand: Brand, alpha: number) {
  const veil = parseColour(`rgb(${brand.tokens.scrim} / ${alpha})`);
  return over(veil, WHITE);
}

function worst(brand: Brand, front: string, ground: string, below = 'var(--background)'): number {
  const values = styleValues(brand);
  const base = parseColour(resolve(below, values));
  const ink = parseColour(resolve(front, values));
  return Math.min(
    ...grounds(ground, values, base).map((colour) => contrast(over(ink, colour), colour)),
  );
}

describe.each([aurora, jade, ember])('$name', (brand) => {
  it.each(PAIRS.map(([front, ground, least, below]) => ({ front, ground, least, below })))(
    '$front on $ground reaches $least',
    ({ front, ground, least, below }) => {
      expect(worst(brand, front, ground, below)).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(['icon-a', 'icon-b'])('a mark in %s shows on its box', (ink) => {
    const ground = markGround(styleValues(brand));
    expect(worst(brand, `var(--${ink})`, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each([0.62, 0.72])('words over white art stay readable under a veil of %d', (alpha) => {
    const ground = overlaid(brand, alpha);
    const ink = parseColour(brand.tokens['on-art']);
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the heart shows over white art', () => {
    const values = styleValues(brand);
    const [ground = WHITE] = grounds('var(--favourite-background)', values, WHITE);
    const ink = parseColour(resolve('var(--favourite-ink)', values));
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(3);
  });
});
