import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, isReadable, toRgb, type Rgb } from './colours';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

describe('colours of a text (decision 23)', () => {
  test.each([
    ['#fff', WHITE],
    ['#B3541E', [179, 84, 30]],
    ['rgb(179, 84, 30)', [179, 84, 30]],
    ['rgb(179 84 30)', [179, 84, 30]],
    [' Red ', [255, 0, 0]],
    ...['', 'transparent', 'currentcolor', 'rgba(0, 0, 0, 0.1)', '#12345', 'var(--x)'].map(
      (value) => [value, undefined] as const,
    ),
  ] as const)('%s is %o', (value, rgb) => {
    expect(toRgb(value)).toEqual(rgb);
  });

  test('contrast is 21 of black on white and 1 of like on like', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21);
    expect(contrast(WHITE, WHITE)).toBe(1);
    expect(isReadable([119, 119, 119], WHITE)).toBe(false);
    expect(isReadable([118, 118, 118], WHITE)).toBe(true);
  });

  test('contrast is the same both ways', () => {
    const part = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(part, part, part), fc.tuple(part, part, part), (one, other) => {
        expect(contrast(one, other)).toBeCloseTo(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
