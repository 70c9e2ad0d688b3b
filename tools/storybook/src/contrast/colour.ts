/** Colour with opacity; channels from 0 to 255. */
export interface Colour {
  r: number;
  g: number;
  b: number;
  a: number;
}

const HEX = /^#([\da-f]{3,8})$/i;
const RGB = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[/,]\s*([\d.]+))?\s*\)$/;
const MIX = /^color-mix\(\s*in srgb,\s*(.+)\)$/;
const PART = /^(.*?)(?:\s+([\d.]+)%)?$/;

/** Splits at commas outside parentheses. */
export function atCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function hex(digits: string): Colour {
  const long = digits.length > 4 ? digits : [...digits].map((digit) => digit + digit).join('');
  const at = (index: number) => Number.parseInt(long.slice(index, index + 2), 16);
  return { r: at(0), g: at(2), b: at(4), a: long.length === 8 ? at(6) / 255 : 1 };
}

/** `color-mix(in srgb, …)` as in browsers: premultiplied, percentages completed to 100. */
function mix(first: string, second: string): Colour {
  const [, firstColour = '', firstShare] = PART.exec(first) ?? [];
  const [, secondColour = '', secondShare] = PART.exec(second) ?? [];
  const share =
    firstShare !== undefined
      ? Number(firstShare) / 100
      : secondShare !== undefined
        ? 1 - Number(secondShare) / 100
        : 0.5;
  const one = parseColour(firstColour);
  const two = parseColour(secondColour);
  const a = one.a * share + two.a * (1 - share);
  const channel = (x: number, y: number) =>
    a === 0 ? 0 : (x * one.a * share + y * two.a * (1 - share)) / a;
  return { r: channel(one.r, two.r), g: channel(one.g, two.g), b: channel(one.b, two.b), a };
}

/** Parses the colour formats used by brands and layout: hex, `rgb()`, `transparent` and `color-mix()`. */
export function parseColour(text: string): Colour {
  const value = text.trim();
  if (value === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const digits = HEX.exec(value)?.[1];
  if (digits !== undefined) return hex(digits);
  const rgb = RGB.exec(value);
  if (rgb) {
    return { r: Number(rgb[1]), g: Number(rgb[2]), b: Number(rgb[3]), a: Number(rgb[4] ?? 1) };
  }
  const mixed = MIX.exec(value)?.[1];
  const [first, second] = mixed === undefined ? [] : atCommas(mixed);
  if (first !== undefined && second !== undefined) return mix(first, second);
  throw new Error(`not a colour: ${value}`);
}

/** Composites a colour over an opaque one. */
export function over(top: Colour, ground: Colour): Colour {
  const channel = (x: number, y: number) => x * top.a + y * (1 - top.a);
  return {
    r: channel(top.r, ground.r),
    g: channel(top.g, ground.g),
    b: channel(top.b, ground.b),
    a: 1,
  };
}

function luminance({ r, g, b }: Colour): number {
  const linear = [r, g, b].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** WCAG 2 contrast ratio of two opaque colours. */
export function contrast(one: Colour, two: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
