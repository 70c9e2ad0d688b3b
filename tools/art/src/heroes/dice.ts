import { mix, type Ramp, toneAt, toneRamp } from '../core/colour';
import { ellipse, type Point, polygon } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix, fix2, item } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { hero } from './hero';
import type { Vec3 } from './sphere';

/** Corners and outward normals of the visible sides. */
const SIDES: readonly { corners: readonly Vec3[]; normal: Vec3; light: number }[] = [
  {
    corners: [
      [-1, -1, 1],
      [1, -1, 1],
      [1, 1, 1],
      [-1, 1, 1],
    ],
    normal: [0, 0, 1],
    light: 0.58,
  },
  {
    corners: [
      [1, -1, 1],
      [1, -1, -1],
      [1, 1, -1],
      [1, 1, 1],
    ],
    normal: [1, 0, 0],
    light: 0.34,
  },
  {
    corners: [
      [-1, -1, -1],
      [1, -1, -1],
      [1, -1, 1],
      [-1, -1, 1],
    ],
    normal: [0, -1, 0],
    light: 0.86,
  },
  {
    corners: [
      [-1, -1, -1],
      [-1, -1, 1],
      [-1, 1, 1],
      [-1, 1, -1],
    ],
    normal: [-1, 0, 0],
    light: 0.7,
  },
];

/** Where the pips of a value lie, `q` away from the middle. */
export function pips(value: number, q: number): readonly Point[] {
  const middle: Point[] = value % 2 ? [[0, 0]] : [];
  const falling: Point[] =
    value > 1
      ? [
          [-q, -q],
          [q, q],
        ]
      : [];
  const rising: Point[] =
    value > 3
      ? [
          [q, -q],
          [-q, q],
        ]
      : [];
  const flanks: Point[] =
    value > 5
      ? [
          [-q, 0],
          [q, 0],
        ]
      : [];
  return [...middle, ...falling, ...rising, ...flanks];
}

/** A rounded die in weak perspective, turned around both axes. */
export function cubeDie(
  kit: Kit,
  r: number,
  c: Ramp,
  rx: number,
  ry: number,
  values: readonly number[],
  pipColour?: string,
) {
  const turn = ([x, y, z]: Vec3): Vec3 => {
    const X = x * Math.cos(ry) + z * Math.sin(ry);
    const Z = -x * Math.sin(ry) + z * Math.cos(ry);
    return [X * r, (y * Math.cos(rx) - Z * Math.sin(rx)) * r, y * Math.sin(rx) + Z * Math.cos(rx)];
  };
  const sides = SIDES.map(({ corners, normal, light }) => ({
    light,
    depth: turn(normal)[2],
    corners: corners.map((corner): Point => [turn(corner)[0], turn(corner)[1]]),
  }))
    .filter((side) => side.depth > 0.05)
    .sort((a, b) => a.depth - b.depth);
  const rounding = r * 0.26;
  const hull = sides.map((side) => polygon(side.corners)).join('');
  let svg = '';
  if (kit.mode === 'toon' || kit.mode === 'poster') {
    svg += stroked(hull, kit.palette.ink, rounding + 6, 'stroke-linejoin="round"');
  }
  if (kit.mode === 'neon') svg += stroked(hull, c.l1, rounding + 4, 'stroke-linejoin="round"');
  const side = (corners: readonly Point[], colour: string, width: number) =>
    `<path d="${polygon(corners)}" fill="${colour}" stroke="${colour}" stroke-width="${fix(width)}" stroke-linejoin="round"/>`;
  // Dim coloured dice, whose light sides would be overexposed.
  const dim = parseInt(c.b.slice(3, 5), 16) > 200 ? 0 : 0.16;
  for (const { corners, light } of sides) {
    const colour = kit.mode === 'neon' ? mix(c.d4, kit.palette.ink, 0.4) : toneAt(c, light - dim);
    svg += side(corners, colour, rounding);
  }
  sides.forEach(({ corners, light }, i) => {
    const [a, b, , d] = corners;
    if (!a || !b || !d) return;
    const u: Point = [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
    const v: Point = [(d[0] - a[0]) / 2, (d[1] - a[1]) / 2];
    const cx = a[0] + u[0] + v[0];
    const cy = a[1] + u[1] + v[1];
    if (kit.mode !== 'neon') {
      const inner = corners.map(([x, y]): Point => [cx + (x - cx) * 0.84, cy + (y - cy) * 0.84]);
      svg += side(inner, toneAt(c, light + 0.08 - dim), rounding * 0.8);
    }
    const value = item(values, i % values.length);
    const single = value === 1;
    const colour =
      kit.mode === 'neon' ? c.l2 : single && pipColour ? '#e02038' : (pipColour ?? '#fff');
    const dots = pips(value, 0.52)
      .map(
        ([x, y]) =>
          `<circle cx="${fix2(x)}" cy="${fix2(y)}" r="${single ? 0.3 : 0.19}" fill="${colour}"/><circle cx="${fix2(x + 0.03)}" cy="${fix2(y + 0.04)}" r="${single ? 0.24 : 0.14}" fill="#000" opacity=".18"/>`,
      )
      .join('');
    svg += `<g transform="matrix(${fix2(u[0])} ${fix2(u[1])} ${fix2(v[0])} ${fix2(v[1])} ${fix(cx)} ${fix(cy)})">${dots}</g>`;
  });
  return svg;
}

export const diceHeroes = {
  dice: hero((kit, rng) => {
    const { palette } = kit;
    const c = rng.pick([palette.key, toneRamp('#f6f1e6'), palette.accent, palette.key2]);
    const lum = c.b === '#f6f1e6';
    const pc = lum ? '#201a2a' : undefined;
    const v = () => rng.shuffle([1, 2, 3, 4, 5, 6]);
    return (
      group('translate(-44 30) rotate(-12)', cubeDie(kit, 36, c, -0.5, 0.7, v(), pc)) +
      group(
        'translate(50 18) rotate(16)',
        cubeDie(
          kit,
          32,
          rng.chance(0.5) ? c : palette.key2,
          -0.55,
          -0.6 + 1.3,
          v(),
          rng.chance(0.5) ? pc : undefined,
        ),
      ) +
      group('translate(4 -46) rotate(8)', cubeDie(kit, 34, c, -0.6, 0.5, v(), pc)) +
      kit.flare(-16, -66, 20)
    );
  }),
  sicbo: hero(
    (kit, rng) => {
      const { palette, doc } = kit;
      const m = palette.metal;
      const c = toneRamp('#f8f2e4');
      let svg =
        kit.lathe(
          [
            {
              p: [
                [84, 56],
                [92, 76],
                [92, 90],
              ],
              r: palette.key,
              kind: 'enamel',
            },
            {
              p: [
                [80, 48],
                [86, 58],
              ],
              r: m,
            },
          ],
          { e: 0.2 },
        ) + kit.solid(ellipse(0, 48, 80, 16), toneRamp(palette.key.d2), { w: 4 });
      const v = rng.shuffle([1, 2, 3, 4, 5, 6]);
      svg +=
        group('translate(-34 26)', cubeDie(kit, 21, c, -0.5, 0.7, v, '#201a2a')) +
        group('translate(34 28)', cubeDie(kit, 21, c, -0.5, 0.45, v.slice(2), '#201a2a')) +
        group(
          'translate(2 -12) rotate(14)',
          cubeDie(kit, 21, c, -0.55, 0.9, v.slice(1), '#201a2a'),
        );
      const d = 'M-80 50C-84 -110 84 -110 80 50A80 16 0 0 1 -80 50Z';
      svg +=
        filled(
          d,
          doc.linear(
            [
              [0, '#fff', 0.42],
              [0.16, '#fff', 0.1],
              [0.7, '#fff', 0.03],
              [0.9, '#fff', 0.25],
              [1, '#fff', 0.5],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        stroked(d, '#fff', 2, opacity(0.6)) +
        filled('M-58 20C-60 -40 -40 -62 -20 -68C-40 -50 -46 -20 -44 20Z', '#fff', opacity(0.5)) +
        kit.sphere(0, -78, 9, m);
      return svg + kit.flare(-34, -54, 20);
    },
    { anchor: 'ground' },
  ),
};
