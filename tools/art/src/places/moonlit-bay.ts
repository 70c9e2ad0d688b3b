import { softGlow } from '../core/kit';
import { fix, item } from '../core/numbers';
import { Rng } from '../core/rng';
import { filled, group, placed, stroked, type SvgDocument } from '../core/svg';
import type { Size } from './place';

/** Scenery of aurora: northern lights over a bay of limestone towers. */
interface Bay extends Size {
  doc: SvgDocument;
  /** Height of the water line. */
  shore: number;
  /** Scale of widths and heights against the picture that the bay was drawn for. */
  sx: number;
  sy: number;
  tall: boolean;
}

const rect = (x: number, y: number, w: number, h: number, paint: string, extra = '') =>
  `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(w)}" height="${fix(h)}" fill="${paint}"${extra}/>`;

function sky({ doc, width, height, shore }: Bay): string {
  const rng = new Rng('bay/stars');
  const paint = doc.linear([
    [0, '#060a22'],
    [0.45, '#101a52'],
    [0.8, '#233a86'],
    [1, '#3d5aa6'],
  ]);
  const stars = Array.from(
    { length: Math.round((width * height) / 3200) },
    () =>
      `<circle cx="${fix(rng.float(width))}" cy="${fix(rng.float(shore * 0.8))}" r="${fix(rng.float(0.4, 1.7))}" opacity="${fix(rng.float(0.25, 0.95))}"/>`,
  );
  return rect(0, 0, width, height, paint) + group('', stars.join(''), 'fill="#dfe8ff"');
}

/** A curtain of northern light, hanging from a waving line. */
function ribbon(
  { doc, width, height }: Bay,
  foot: number,
  swing: number,
  length: number,
  [low, middle, high]: readonly [string, string, string],
  strength: number,
  phase: number,
): string {
  const rng = new Rng(`bay/ribbon${phase}`);
  const paint = doc.linear([
    [0, high, 0],
    [0.45, middle, strength * 0.55],
    [0.86, low, strength],
    [1, low, 0],
  ]);
  const step = width / 150;
  let ripple = 0;
  let rays = '';
  for (let i = -4; i < 156; i++) {
    const t = i / 150;
    ripple = ripple * 0.72 + rng.float(-0.45, 0.45);
    const wave = Math.sin(t * 6.2 + phase) + Math.sin(t * 13 + phase * 2) * 0.28;
    const y = foot + wave * swing * height;
    const reach =
      length * height * (0.62 + 0.5 * Math.abs(Math.sin(t * 9 + phase * 3)) + ripple * 0.22);
    rays += rect(i * step, y - reach, step + 0.6, reach * 1.1, paint);
  }
  return group('', rays, `filter="${doc.blur(2.2)}"`);
}

function tower(bay: Bay, at: number, halfWidth: number, tall: number, paint: string): string {
  const x = bay.width * at;
  const b = halfWidth * bay.sx * 1.28;
  const top = tall * bay.sy;
  const y = (k: number) => fix(bay.shore - top * k);
  const foot = fix(bay.shore + 6);
  return filled(
    `M${fix(x - b)} ${foot}C${fix(x - b * 0.92)} ${y(0.5)} ${fix(x - b * 0.6)} ${y(0.96)} ${fix(x - b * 0.16)} ${y(1)} ${fix(x + b * 0.22)} ${y(1.03)} ${fix(x + b * 0.3)} ${y(0.8)} ${fix(x + b * 0.46)} ${y(0.7)} ${fix(x + b * 0.8)} ${y(0.5)} ${fix(x + b * 0.9)} ${y(0.2)} ${fix(x + b)} ${foot}Z`,
    paint,
  );
}

const FAR_TOWERS = [
  [0.06, 60, 96],
  [0.2, 80, 130],
  [0.4, 62, 84],
  [0.56, 84, 140],
  [0.82, 96, 118],
  [0.97, 70, 150],
] as const;
const NEAR_TOWERS = [
  [0, 90, 150],
  [0.14, 52, 84],
  [0.68, 60, 96],
  [0.9, 110, 176],
] as const;

function towers(bay: Bay): string {
  const far = bay.doc.linear(['#3c62b8', '#2a4690']);
  const near = bay.doc.linear(['#24408a', '#16296a']);
  const haze = bay.doc.linear([
    [0, '#8fb4ff', 0],
    [1, '#8fb4ff', 0.35],
  ]);
  return (
    FAR_TOWERS.map(([x, w, h]) => tower(bay, x, w, h, far)).join('') +
    rect(0, bay.shore - 26 * bay.sy, bay.width, 40 * bay.sy, haze) +
    NEAR_TOWERS.map(([x, w, h]) => tower(bay, x, w, h, near)).join('')
  );
}

function water(bay: Bay, moonX: number): string {
  const { doc, width, height, shore, sx, sy } = bay;
  const rng = new Rng('bay/water');
  const depth = doc.linear([
    [0, '#2f5aa6'],
    [0.25, '#1a3580'],
    [1, '#070d2e'],
  ]);
  let svg = rect(0, shore, width, height - shore, depth);
  const tints = ['#43f0cf', '#8a6bff', '#bcd4ff'];
  for (let i = 0; i < 46; i++) {
    const near = Math.pow(rng.next(), 1.6);
    const length = 14 + rng.float(70) * (1 + near);
    const extra = ` rx="1" opacity="${fix(rng.float(0.1, 0.4))}"`;
    const y = shore + 3 + near * (height - shore - 6);
    svg += rect(rng.float(width), y, length, 1 + near * 2, item(tints, i % 3), extra);
  }
  [4, 12, 22, 34, 50, 70].forEach((down, i) => {
    const extra = ` rx="1.2" opacity="${fix(0.55 - i * 0.08)}"`;
    svg += rect(moonX - 14 - i * 6, shore + down * sy, 28 + i * 12, 2.4, '#f0f6ff', extra);
  });
  const shade = (x: number, r: number) =>
    `<ellipse cx="${fix(x)}" cy="${fix(shore + 10)}" rx="${fix(r * sx)}" ry="${fix(r * 0.1 * sy)}" fill="#0a1644" opacity=".5"/>`;
  return svg + shade(width * 0.02, 160) + shade(width * 0.92, 170);
}

function junk(doc: SvgDocument, x: number, y: number, scale: number): string {
  const sail = doc.linear(
    [
      [0, '#ffd79a'],
      [0.6, '#f2825f'],
      [1, '#a83a63'],
    ],
    0,
    0,
    1,
    1,
  );
  return group(
    placed(x, y, scale),
    softGlow(doc, 0, -30, 120, '#ffb070', 0.5) +
      filled('M-70 6C-40 16 40 16 70 6L40 20H-40Z', '#ffcf9a', 'opacity=".35"') +
      rect(-3, -116, 4, 112, '#2a1230') +
      filled(
        'M2 -112C30 -100 44 -68 42 -34 40 -22 34 -16 30 -12L-18 -8C-22 -46 -14 -88 2 -112Z',
        sail,
      ) +
      filled('M-36 -72C-22 -66 -12 -44 -14 -24L-18 -8 -52 -8C-54 -32 -48 -56 -36 -72Z', sail) +
      stroked(
        'M-6 -88L26 -92M-14 -66L38 -70M-17 -44L42 -48M-19 -24L40 -26M-44 -54L-20 -58M-49 -32L-15 -36',
        '#7a2148',
        1.6,
        'opacity=".6"',
      ) +
      filled(
        'M-70 -14C-50 -4 -20 -2 10 -2S60 -8 76 -20C74 -4 64 10 48 12H-44C-58 10 -66 0 -70 -14Z',
        '#2a1230',
      ) +
      stroked('M-70 -14C-50 -4 -20 -2 10 -2S60 -8 76 -20', '#ff9d6b', 2.4) +
      '<circle cx="-56" cy="-20" r="4" fill="#ffe7a8"/>' +
      softGlow(doc, -56, -20, 26, '#ffd98a', 0.9),
  );
}

/** Northern lights, moon and a junk on still water; recomposed for wide and tall pictures. */
export function drawMoonlitBay(doc: SvgDocument, { width, height }: Size): string {
  const tall = width < height;
  // Behind a form, which covers the lower half, place the whole junk beside the brand's name and above the form.
  const shore = height * (tall ? 0.42 : 0.72);
  const sy = (height / 480) * (tall ? 0.52 : 1);
  const bay: Bay = { doc, width, height, shore, sx: Math.min(width, 780) / 780, sy, tall };
  const moonX = width * (tall ? 0.82 : 0.6);
  const moonY = shore * (tall ? 0.24 : 0.36);
  const r = Math.min(width, height) * 0.05;
  const violet = ['#8a6bff', '#7a4bff', '#c06bff'] as const;
  const teal = ['#43f0cf', '#28c8e8', '#5b8cff'] as const;
  const green = ['#5ff5b8', '#3bd9e0', '#6a8cff'] as const;
  const foot = height - 40 * sy;
  return (
    sky(bay) +
    softGlow(doc, width * 0.34, shore * 0.55, width * 0.42, '#2fe0c0', 0.3) +
    softGlow(doc, width * 0.78, shore * 0.4, width * 0.36, '#8a5bff', 0.45) +
    ribbon(bay, shore * 0.6, 0.05, 0.44, violet, 0.75, 0.4) +
    ribbon(bay, shore * 0.74, 0.055, 0.42, teal, 0.85, 2.1) +
    ribbon(bay, shore * 0.52, 0.035, 0.28, green, 0.5, 4.3) +
    softGlow(doc, moonX, moonY, height * 0.16, '#eaf2ff', 0.7) +
    `<circle cx="${fix(moonX)}" cy="${fix(moonY)}" r="${fix(r)}" fill="#f4f8ff"/>` +
    towers(bay) +
    water(bay, moonX) +
    junk(
      doc,
      width * (tall ? 0.8 : 0.78),
      shore + (tall ? 10 : 26 * sy),
      tall ? 0.6 : 0.9 * sy + 0.1,
    ) +
    filled(
      `M-10 ${height + 4}V${fix(foot)}C${fix(width * 0.1)} ${fix(foot - 14 * sy)} ${fix(width * 0.18)} ${fix(foot + 20 * sy)} ${fix(width * 0.3)} ${fix(foot + 28 * sy)} ${fix(width * 0.4)} ${height - 4} ${fix(width * 0.5)} ${height + 4} ${fix(width * 0.5)} ${height + 4}Z`,
      '#050a24',
    )
  );
}
