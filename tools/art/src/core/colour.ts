import type { METALS } from './metals.data';

/** Eight tones of one colour, from the deepest shadow (d4) over the base (b) to the light (l3). */
export type Ramp = Readonly<Record<'d4' | 'd3' | 'd2' | 'd1' | 'b' | 'l1' | 'l2' | 'l3', string>>;

/** Names of the hand-made metal ramps. */
export type Metal = keyof typeof METALS;

type Triple = readonly [number, number, number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toSrgb = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const clamp = (x: number, low: number, high: number) => Math.max(low, Math.min(high, x));

/** #rrggbb to OKLab. */
export function toLab(hex: string): Triple {
  const v = parseInt(hex.slice(1), 16);
  const r = toLinear((v >> 16) / 255);
  const g = toLinear(((v >> 8) & 255) / 255);
  const b = toLinear((v & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function labToLinear([L, a, b]: Triple): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** OKLab to #rrggbb; reduces chroma of out-of-gamut colours. */
function fromLab([lightnessIn, a, b]: Triple): string {
  const L = clamp(lightnessIn, 0, 1);
  let rgb = labToLinear([L, a, b]);
  let k = 1;
  for (let i = 0; i < 12 && rgb.some((x) => x < -0.0008 || x > 1.0008); i++) {
    k *= 0.9;
    rgb = labToLinear([L, a * k, b * k]);
  }
  const hex = (x: number) =>
    Math.round(255 * toSrgb(clamp(x, 0, 1)))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(hex).join('')}`;
}

/** #rrggbb to lightness, chroma and hue in degrees. */
export function toLch(hex: string): Triple {
  const [L, a, b] = toLab(hex);
  return [L, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/** Lightness, chroma and hue in degrees to #rrggbb. */
function fromLch(L: number, C: number, h: number): string {
  const angle = (h * Math.PI) / 180;
  return fromLab([L, C * Math.cos(angle), C * Math.sin(angle)]);
}

const mixed = new Map<string, string>();

/**
 * Mixes two colours in OKLab. At least 64 % of the interpolated chroma is kept, so that distant
 * hues never meet in grey.
 */
export function mix(x: string, y: string, t: number): string {
  const key = x + y + t;
  const known = mixed.get(key);
  if (known) return known;
  const [la, aa, ba] = toLab(x);
  const [lb, ab, bb] = toLab(y);
  let a = aa + (ab - aa) * t;
  let b = ba + (bb - ba) * t;
  const chroma = Math.hypot(a, b);
  const wanted = (Math.hypot(aa, ba) * (1 - t) + Math.hypot(ab, bb) * t) * 0.64;
  if (chroma > 0.004 && chroma < wanted) {
    const k = Math.min(2.2, wanted / chroma);
    a *= k;
    b *= k;
  }
  const result = fromLab([la + (lb - la) * t, a, b]);
  if (mixed.size > 20000) mixed.clear();
  mixed.set(key, result);
  return result;
}

/** Turns the hue, scales the chroma and moves the lightness. */
export function shiftHue(hex: string, degrees: number, chroma = 1, light = 0): string {
  const [L, C, h] = toLch(hex);
  return fromLch(L + light, C * chroma, h + degrees);
}

function drift(hue: number, towards: number, amount: number): number {
  const delta = ((towards - hue + 540) % 360) - 180;
  return hue + Math.sign(delta) * Math.min(Math.abs(delta), amount);
}

/** Tone ramp of a colour: shadows shift to indigo, lights to warm yellow. */
export function toneRamp(hex: string, cool = 285, warm = 95): Ramp {
  const [L, C, h] = toLch(hex);
  const at = (l: number, chroma: number, towards: number, amount: number) =>
    fromLch(clamp(l, 0.06, 0.985), C * chroma, C < 0.02 ? h : drift(h, towards, amount));
  const lighter = (t: number) => L + (1 - L) * t;
  return {
    d4: at(L * 0.26 + 0.03, 0.55, cool, 26),
    d3: at(L * 0.42 + 0.02, 0.75, cool, 22),
    d2: at(L * 0.6, 0.95, cool, 15),
    d1: at(L * 0.8, 1.02, cool, 8),
    b: hex,
    l1: at(lighter(0.28), 0.98, warm, 8),
    l2: at(lighter(0.55), 0.72, warm, 16),
    l3: at(lighter(0.82), 0.36, warm, 22),
  };
}

const TONES = ['d4', 'd3', 'd2', 'd1', 'b', 'l1', 'l2', 'l3'] as const;

/** The tone of a ramp at a brightness from 0 to 1. */
export function toneAt(ramp: Ramp, brightness: number): string {
  const k = clamp(brightness, 0, 0.999) * 7;
  const i = Math.floor(k);
  const t = k - i;
  const low = ramp[TONES[i] ?? 'b'];
  const high = ramp[TONES[i + 1] ?? 'l3'];
  return t < 0.04 ? low : mix(low, high, Math.round(t * 6) / 6);
}

/** Perceptual distance of two colours; chroma counts double, because tiles are small. */
export function distance(x: string, y: string): number {
  const [la, aa, ba] = toLab(x);
  const [lb, ab, bb] = toLab(y);
  return Math.hypot((la - lb) * 1.1, (aa - ab) * 2.2, (ba - bb) * 2.2);
}
