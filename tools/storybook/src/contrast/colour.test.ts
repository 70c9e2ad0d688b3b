import { expect, it } from 'vitest';
import { contrast, over, parseColour } from './colour';

const at = (text: string) => parseColour(text);

it('measures as WCAG does', () => {
  expect(contrast(at('#fff'), at('#000'))).toBeCloseTo(21);
  expect(contrast(at('#777'), at('#fff'))).toBeCloseTo(4.48, 2);
});

it('reads short, long and translucent colours', () => {
  expect(at('#0f08')).toEqual({ r: 0, g: 255, b: 0, a: 136 / 255 });
  expect(at('rgb(3 6 18 / .74)')).toEqual({ r: 3, g: 6, b: 18, a: 0.74 });
});

it('mixes as the browser does', () => {
  expect(at('color-mix(in srgb, #fff 25%, #000)').r).toBeCloseTo(63.75);
  expect(at('color-mix(in srgb, #f00 40%, transparent)')).toEqual({ r: 255, g: 0, b: 0, a: 0.4 });
});

it('lays one colour over another', () => {
  expect(over(at('#00000080'), at('#fff')).r).toBeCloseTo(127, 0);
});

it('refuses what it does not know', () => {
  expect(() => at('oklch(50% 0 0)')).toThrow('not a colour');
});
