import { NAMED_COLOURS } from './named-colours.data';

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** What a text stands in: read off the page, where the brand's tokens are. */
export interface Palette {
  text: Rgb;
  surface: Rgb;
  link: Rgb;
}

/** WCAG 1.4.3 */
const LEAST_CONTRAST = 4.5;

const SHORT = /^#([\da-f])([\da-f])([\da-f])$/i;
const LONG = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const FUNCTION = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i;

const split = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** A full colour of a style sheet; transparent ones and what cannot be told are none. */
export function toRgb(value: string): Rgb | undefined {
  const text = value.trim().toLowerCase();
  const named = NAMED_COLOURS.get(text);
  if (named !== undefined) return split(named);
  const [, ...short] = SHORT.exec(text) ?? [];
  const [, ...hex] = LONG.exec(text) ?? [];
  const [, ...decimal] = FUNCTION.exec(text) ?? [];
  const [red, green, blue] = [
    ...short.map((digit) => Number.parseInt(digit + digit, 16)),
    ...hex.map((digits) => Number.parseInt(digits, 16)),
    ...decimal.map(Number),
  ];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, alike, to 21, black on white. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const isReadable = (ink: Rgb, ground: Rgb): boolean =>
  contrast(ink, ground) >= LEAST_CONTRAST;
