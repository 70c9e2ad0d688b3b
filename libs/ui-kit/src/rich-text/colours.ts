/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** Colours around a text, read from the brand's tokens. */
export interface Palette {
  text: Rgb;
  surface: Rgb;
  link: Rgb;
}

/** WCAG 1.4.3 */
const MIN_CONTRAST = 4.5;

/** Colour names that editors write, as 0xRRGGBB. */
const NAMED_COLOURS: Readonly<Record<string, number>> = {
  black: 0x00_00_00,
  blue: 0x00_00_ff,
  brown: 0xa5_2a_2a,
  darkblue: 0x00_00_8b,
  darkred: 0x8b_00_00,
  gold: 0xff_d7_00,
  gray: 0x80_80_80,
  green: 0x00_80_00,
  grey: 0x80_80_80,
  lime: 0x00_ff_00,
  maroon: 0x80_00_00,
  navy: 0x00_00_80,
  orange: 0xff_a5_00,
  pink: 0xff_c0_cb,
  purple: 0x80_00_80,
  red: 0xff_00_00,
  silver: 0xc0_c0_c0,
  teal: 0x00_80_80,
  white: 0xff_ff_ff,
  yellow: 0xff_ff_00,
};

const SHORT = /^#([\da-f])([\da-f])([\da-f])$/i;
const LONG = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const FUNCTION = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i;

const split = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** Parses an opaque CSS colour (hex, `rgb()`, common names); undefined for any other value. */
export function toRgb(value: string): Rgb | undefined {
  const text = value.trim().toLowerCase();
  const named = Object.hasOwn(NAMED_COLOURS, text) ? NAMED_COLOURS[text] : undefined;
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

/** WCAG contrast: 1 for equal colours, 21 for black on white. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether text in `ink` has the minimum contrast on `background`. */
export const isReadable = (ink: Rgb, background: Rgb): boolean =>
  contrast(ink, background) >= MIN_CONTRAST;
